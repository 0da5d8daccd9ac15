/**
 * Where an answer sorts what it says into good and bad: under "Pros" and "Cons", behind "Downsides:", in columns of a table.
 * What stands there speaks for or against the brand whatever its words.
 */
export interface ProsAndCons {
  /** Takes the sentences of an answer in order; returns for each points in favour (above 0) and against. */
  read(folded: string, start: number, end: number): number[];
}

const GOOD =
  "pros?|advantages?|strengths?|upsides?|benefits?|positives?|plus(?:es)?|highlights?|what we like(?:d)?|what(?:'s| is) good|(?:the )?good(?: points| for)?|best for|likes?|why (?:buy|choose)|reasons to buy|what works|great for|strong points?|优点|优势|好处|长处|亮点|推荐理由|加分项|好评点?|值得肯定|正面|利好?";
const BAD =
  "cons?|disadvantages?|weaknesses|weakness|downsides?|drawbacks?|negatives?|minus(?:es)?|limitations?|caveats?|what we (?:don't|didn't|do not|did not) like|what(?:'s| is) (?:bad|missing)|(?:the )?bad(?: points)?|watch out(?: for)?|watch for|dislikes?|reasons? (?:to avoid|not to buy)|what doesn't(?: work)?|weak points?|complaints?|shortcomings?|catch|trade-?offs?|problems?|issues?|缺点|不足(?:之处)?|劣势|短板|槽点|缺陷|坏处|弊端?|弱点|吐槽|扣分项|减分项|雷点|避雷点?|负面|待改进";
const HEADING = new RegExp(`^[\\s*_#>•·+✅❌👍👎🟢🔴➕➖-]*(?:(${GOOD})|(${BAD}))[\\s*_]*(:|[–—-] |$)[\\s*_]*`, 'u');
/** A tick or a cross instead of a heading, for its own line. */
const MARKED = /^[\s*_>•·-]*(?:([✔✅👍➕🟢])|[✘✗❌👎➖🔴])\ufe0f?/u;
const OTHER_HEADING = /^\s*(?:#|\*\*|__)|^\s*[\p{L} ]{3,24}:|^\s*$/u;

export function createProsAndCons(): ProsAndCons {
  let side = 0;
  let isAfterBlank = false;
  let hasPoints = false;
  return {
    read(folded, start, end) {
      const words = folded.slice(start, end);
      if (/^\s*\|/.test(words)) return rowPoints(folded, start, words);
      const heading = HEADING.exec(words);
      if (heading) {
        side = heading[1] ? 1 : -1;
        isAfterBlank = false;
        hasPoints = false;
        const rest = words.slice(heading[0].length).trim();
        if (rest === '') return [];
        const points = pointsOf(rest, side);
        if (heading[3] !== '' && !endsLine(folded, end)) return points;
        side = 0;
        return points;
      }
      const marked = MARKED.exec(words);
      if (marked) return pointsOf(words.slice(marked[0].length), marked[1] ? 1 : -1);
      if (words.trim() === '') isAfterBlank = true;
      else if (side !== 0) {
        if (OTHER_HEADING.test(words) || (isAfterBlank && hasPoints && !/^\s*(?:[-*+•·]|\d+[.)])/.test(words)))
          side = 0;
        else {
          hasPoints = true;
          isAfterBlank = false;
          return [side * POINT];
        }
      }
      return [];
    },
  };
}

/** Of one point, whatever it says. */
const POINT = 0.9;

function endsLine(folded: string, end: number): boolean {
  return folded.charCodeAt(end - 1) === 10 || folded.charCodeAt(end) === 10 || end >= folded.length;
}

function pointsOf(words: string, side: number): number[] {
  return words
    .split(/[,;、。]|\. /)
    .filter((point) => /[a-z]{2}|\p{Script=Han}/u.test(point))
    .slice(0, 4)
    .map(() => side * POINT);
}

/** The points of a table's row, from the heads of its columns. */
function rowPoints(folded: string, start: number, words: string): number[] {
  const head = headRow(folded, start);
  if (head === words) return [];
  const heads = cellsOf(head);
  return cellsOf(words).flatMap((cell, column) => {
    const side = sideOf(heads[column] ?? '');
    return side === 0 || !/[a-z]{3}|\p{Script=Han}/u.test(cell) ? [] : pointsOf(cell, side);
  });
}

function sideOf(head: string): number {
  const found = HEADING.exec(head);
  return found ? (found[1] ? 1 : -1) : 0;
}

function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

const MOST_ROWS = 60;

function headRow(folded: string, start: number): string {
  let head = start;
  for (let row = 0; row < MOST_ROWS; row++) {
    const before = folded.lastIndexOf('\n', head - 2) + 1;
    if (before >= head || !/^\s*\|/.test(folded.slice(before, before + 8))) break;
    head = before;
  }
  const end = folded.indexOf('\n', head);
  return folded.slice(head, end < 0 ? folded.length : end + 1);
}

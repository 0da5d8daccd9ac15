import { isAsciiDigit } from '../text/characters.ts';

/** A stretch of folded text that says one thing. */
export interface Clause {
  start: number;
  end: number;
  /** How much of it stands: what follows a "but" weighs more, what was conceded before it less. */
  emphasis: number;
  /** Whether it asks instead of saying. */
  isQuestion: boolean;
}

const TURN =
  /^(?:但是?|不过|然而|可是|却|只是|就是(?!说)|只不过|可惜|遗憾的是|美中不足|可(?![以能是爱靠口供选用按拆折调支通在由见谓持达同分为将凭想享随自设查换搭乐比圈])|but\b|however\b|yet\b|unfortunately\b|though\b|that said\b|on the downside\b)/;
const CONCESSION =
  /^(?:虽然?|尽管|虽说|固然|诚然|although\b|though\b|while\b|despite\b|even though\b|in spite of\b|admittedly\b|granted\b)/;
/** 便宜是便宜: granted, and of no weight against what follows. */
const GRANTED = /([\u4e00-\u9fff]{1,3})(?:归|是)\1/;
const INNER_TURN =
  / (?:but|however|yet|although|though|while|whereas|despite|nevertheless|except that) |(?:但是?|然而|可是|不过|却)(?=[^,，])/;
const RHETORICAL =
  /难道|岂|怎么(?:可能|会)|谁(?:还|会|能|敢|信|愿|受得|规定)|何必|何苦|图啥|图个啥|图什么|哪来的|凭什么|凭啥|至于吗|像话|好意思|还敢|竟敢|这也叫|算什么|算哪门子|有什么用|有啥用|什么叫|难不成|怎么好|哪里(?:不|差)|何尝不|why (?:would|wouldn't|bother|on earth)|who (?:would|wouldn't|needs)|isn't it|isn't that|what's not to/;
/** 难道不好吗 says it is good; 谁还会买 says nobody would. */
export const REVERSING_QUESTION =
  /难道|岂|谁(?:还)?(?:会|能|敢)不|何尝不|who wouldn't|why wouldn't|isn't|what's not to/;

/** Splits a sentence into clauses at commas and at words that turn it. */
export function clausesOf(folded: string, start: number, end: number): Clause[] {
  const text = folded.slice(start, end);
  const isQuestion =
    /\b(?:ask(?:s|ed|ing)?|wonder(?:s|ed|ing)?|decid(?:e|ing)|unsure|undecided|debate[sd]?) (?:us |me |themselves )?(?:whether|if|which)\b/.test(
      text,
    ) ||
    (/[?]\s*["”')]*\s*$/.test(text) && !RHETORICAL.test(text));
  const clauses: Clause[] = [];
  let from = 0;
  for (const to of pieceEnds(text)) {
    const words = text.slice(from, to).replace(/^[\s"“'(]+/, '');
    clauses.push({
      start: start + from,
      end: start + to,
      emphasis: GRANTED.test(words) ? 0.2 : CONCESSION.test(words) ? 0.5 : TURN.test(words) ? 2 : 1,
      isQuestion,
    });
    from = to;
  }
  const turn = clauses.findIndex((clause) => clause.emphasis > 1);
  if (turn >= 0) for (const clause of clauses.slice(turn + 1)) if (clause.emphasis === 1) clause.emphasis = 1.6;
  if (turn > 0) for (const clause of clauses.slice(0, turn)) clause.emphasis = Math.min(clause.emphasis, 0.4);
  // What an "although" concedes weighs less than the rest, wherever it stands.
  if (turn < 0 && clauses.some((clause) => clause.emphasis < 1))
    for (const clause of clauses) if (clause.emphasis === 1) clause.emphasis = 1.2;
  return clauses;
}

/** Where each piece ends. */
function pieceEnds(text: string): number[] {
  const ends: number[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 124 && code !== 0xff0c && code !== 0xff1b) continue;
    const isComma =
      (code === 44 && !(isAsciiDigit(text.charCodeAt(at - 1)) && isAsciiDigit(text.charCodeAt(at + 1)))) ||
      code === 59 ||
      code === 124 ||
      code === 0xff0c ||
      code === 0xff1b;
    if (!isComma) continue;
    addTurned(ends, text, from, at + 1);
    from = at + 1;
  }
  if (from < text.length) addTurned(ends, text, from, text.length);
  return ends;
}

function addTurned(ends: number[], text: string, from: number, to: number): void {
  const turn = INNER_TURN.exec(text.slice(from + 2, to));
  if (turn) ends.push(from + 2 + turn.index + (turn[0].startsWith(' ') ? 1 : 0));
  ends.push(to);
}

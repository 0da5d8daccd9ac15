import type { NameSpan } from '../mentions.ts';
import { inflectionsOf } from './lexicon/inflections.ts';
import { createTable, createWords, NAME_OF_BRAND, NAME_OF_OTHER, NUMERAL, readWords } from './words.ts';

/** A phrase of English words with its weight; of equally long ones the higher precedence counts. */
export interface WordPattern {
  /**
   * Words in order, hyphens read as blanks. `fall+` stands for every form of the verb, `(a|b_c)` for "a" or "b c", `word?` may be
   * missing, `@det` for the words of a class, `#` for a number, `~` for up to two words of any kind, `^` for the beginning of a
   * clause, `@me` and `@other` for the name of the brand and of another one.
   */
  words: string;
  weight: number;
  precedence: number;
}

export interface PatternHit {
  start: number;
  end: number;
  weight: number;
  precedence: number;
}

export interface WordMatcher {
  /** The longest phrase at each word of a stretch of folded text; later ones may overlap earlier ones. Names are no words. */
  find(codes: Uint16Array, start: number, end: number, names: readonly NameSpan[], owner: number): PatternHit[];
}

/** Named classes of words that patterns refer to. */
export const CLASSES: Readonly<Record<string, string>> = {
  det: 'a|an|the|my|our|your|their|its|his|her|this|that|these|those|any|some|every|each|another',
  own: 'my|our|your|their|his|her|the|its|a|an|this',
  pro: 'i|we|you|they|he|she|it|people|anyone|everyone|anybody|everybody|who|users|customers|owners|most|many',
  be: 'is|are|was|were|be|been|being|feels|feel|felt|seems|seem|looks|remains|remain|stays|gets|got',
  not: "not|never|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|won't|wouldn't|can't|cannot|couldn't|hasn't|haven't|hadn't|shouldn't",
  very: 'very|really|so|too|quite|pretty|rather|truly|simply|just|still|always|remarkably|extremely|incredibly|exceptionally|genuinely|consistently|surprisingly|reasonably|fairly|particularly|especially|notably|also|all|far|much|even|more|most',
  good: 'speed|output|sales|revenue|productivity|uptime|conversion|conversions|yield|yields|accuracy|range|quality|attendance|satisfaction|morale|grades|marks|results|sleep|retention|savings|trust|popularity|efficiency|performance|comfort|mileage|efficacy|focus|engagement|turnover|profits|margins|visibility|clarity|grip|throughput|capacity|stamina|mood|skin|concentration|confidence|life|lifespan|standards|reputation|service',
  bad: 'downtime|cost|costs|bill|bills|spend|spending|error|errors|waste|workload|load|returns|complaints|wait|waits|churn|noise|turnaround|paperwork|effort|tickets|calls|pain|consumption|emissions|usage|stress|fees|price|prices|premiums|losses|mistakes|accidents|injuries|delays|outages|overtime|admin|clutter|latency|lag|interruptions|incidents|symptoms|wrinkles|redness|itching|defects|bugs|faults|no_shows|cancellations|hassle|queues|queue|crashes|breakdowns|backlog|risk|crime|theft|rash|acne|migraines|headaches|pains|aches|allergies|eczema|snoring|insomnia|mortality|deaths',
  rise: 'rise+|increase+|grow+|double+|triple+|quadruple+|climb+|soar+|jump+|go+_up|shoot+_up|add+|raise+|multiply+|creep+_up|push+_up|drive+_up|spike+|skyrocket+|more|higher|extra|rising|growing',
  drop: 'drop+|fall+|halve+|shrink+|decline+|cut+|reduce+|slash+|go+_down|plunge+|dip+|lower+|vanish+|disappear+|plummet+|shave+|trim+|bring+_down|drive+_down|less|fewer|lower|eliminate+|minimise+|minimize+|sink+|tumble+|down',
  one: 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|hundreds|thousand|thousands|million|millions|billion|billions|dozen|dozens|several|many|countless|half|couple|few|scores',
  unit: 'second|seconds|minute|minutes|hour|hours|day|days|week|weeks|month|months|year|years|fortnight|decade|decades|season|seasons|quarter|quarters|winter|winters|summer|summers',
};

/** What a gap does not run across, since it turns what follows. */
const NEGATIONS = [...(CLASSES.not ?? '').split('|'), 'no', 'nobody', 'nothing', 'hardly', 'barely', 'without', 'but'];

interface Node {
  next: Map<number, Node>;
  /** Where it goes with whatever word. */
  any: Node | undefined;
  /** Among those that branch off where it does, by which pattern came first. */
  place: number;
  weight: number;
  precedence: number;
  isEnd: boolean;
}

const ANY = 0;
const NUMBER = 1;
const ME = 2;
const OTHER = 3;
const START = 4;

/** Compiles phrases into one tree of words, so that their number does not slow the search down. */
export function createWordMatcher(patterns: Iterable<WordPattern>): WordMatcher {
  const symbols = new Map<string, number>();
  const table = createTable();
  /** By the number of the word. */
  const symbolsOf: number[][] = [];
  symbolsOf[NAME_OF_BRAND] = [ME];
  symbolsOf[NAME_OF_OTHER] = [OTHER];
  symbolsOf[NUMERAL] = [NUMBER];
  const root = emptyNode(0);

  const symbolFor = (element: string): number => {
    if (element === '~') return ANY;
    if (element === '#') return NUMBER;
    if (element === '^') return START;
    if (element === '@me') return ME;
    if (element === '@other') return OTHER;
    const known = symbols.get(element);
    if (known !== undefined) return known;
    const symbol = symbols.size + 5;
    symbols.set(element, symbol);
    for (const word of wordsOfElement(element)) {
      if (word === '@me' || word === '@other' || word === '#') continue;
      const number = table.add(word);
      const list = symbolsOf[number];
      if (!list) symbolsOf[number] = [symbol];
      else if (!list.includes(symbol)) list.push(symbol);
    }
    return symbol;
  };

  for (const { words, weight, precedence } of patterns) {
    for (const elements of variants(words)) {
      let node = root;
      for (const element of elements) {
        const symbol = symbolFor(element);
        let next = node.next.get(symbol);
        if (!next) {
          next = emptyNode(node.next.size);
          node.next.set(symbol, next);
          if (symbol === ANY) node.any = next;
        }
        node = next;
      }
      if (node.isEnd && node.precedence >= precedence) continue;
      node.isEnd = true;
      node.weight = weight;
      node.precedence = precedence;
    }
  }

  const turning = new Set(NEGATIONS.map((word) => table.add(word)));
  const known = Array.from({ length: table.size + 1 }, (_, number): KnownWord | undefined => {
    const own = symbolsOf[number];
    return own && { symbols: own, fromRoot: own.flatMap((symbol) => root.next.get(symbol) ?? []) };
  });
  const isNegation = Uint8Array.from(known, (_, number) => (turning.has(number) ? 1 : 0));
  const clauseStart = root.next.get(START);
  const text = createWords();
  const { numbers, isCut } = text;
  let best: Node | null = null;
  let bestLast = 0;

  function visit(node: Node, index: number): void {
    if (node.isEnd && (best === null || index > bestLast || (index === bestLast && isStronger(node, best)))) {
      best = node;
      bestLast = index;
    }
    if (node.next.size === 0 || index >= text.length || isCut[index] === 1) return;
    const number = numbers[index] as number;
    const word = known[number];
    const { any } = node;
    const rest = any && isNegation[number] === 0 ? any : undefined;
    if (word) branch(node, word, rest, index + 1);
    else if (rest) visit(rest, index + 1);
  }

  /** Goes on with a word, or with whatever word it is; nearly always one way or none is open, else the earliest pattern goes first. */
  function branch(node: Node, word: KnownWord, rest: Node | undefined, index: number): void {
    let only = rest;
    let several: Node[] | undefined;
    for (const symbol of word.symbols) {
      const next = node.next.get(symbol);
      if (!next) continue;
      if (only) {
        several ??= [only];
        several.push(next);
      } else only = next;
    }
    if (several) for (const next of several.sort((one, other) => one.place - other.place)) visit(next, index);
    else if (only) visit(only, index);
  }

  function search(word: KnownWord, at: number): void {
    best = null;
    bestLast = 0;
    if (clauseStart && isCut[at] === 1) branch(clauseStart, word, undefined, at + 1);
    for (const next of word.fromRoot) visit(next, at + 1);
  }

  return {
    find(codes, start, end, names, owner) {
      readWords(text, table, codes, start, end, names, owner);
      const hits: PatternHit[] = [];
      for (let at = 0; at < text.length; at++) {
        const word = known[numbers[at] as number];
        if (!word || (word.fromRoot.length === 0 && isCut[at] === 0)) continue;
        search(word, at);
        const found = best as Node | null;
        if (found)
          hits.push({
            start: text.starts[at] as number,
            end: text.ends[bestLast - 1] as number,
            weight: found.weight,
            precedence: found.precedence,
          });
      }
      return hits;
    },
  };
}

/** A word that patterns have: what it may stand for, and where the tree goes from its beginning with it. */
interface KnownWord {
  symbols: readonly number[];
  fromRoot: readonly Node[];
}

function emptyNode(place: number): Node {
  return { next: new Map(), any: undefined, place, weight: 0, precedence: -1, isEnd: false };
}

function isStronger(one: Node, other: Node): boolean {
  return one.precedence > other.precedence;
}

/** The ways to read a pattern: with and without what may be missing, each gap with none to two words. */
function* variants(words: string): Generator<string[]> {
  let open: string[][] = [[]];
  for (const element of elementsOf(words)) {
    const choices = element.endsWith('?') ? [[], ...choicesOf(element.slice(0, -1))] : choicesOf(element);
    open = open.flatMap((each) => choices.map((choice) => [...each, ...choice]));
  }
  yield* open;
}

function choicesOf(element: string): string[][] {
  if (element === '~~') return [0, 1, 2, 3, 4, 5].map((words) => new Array<string>(words).fill('~'));
  if (element.startsWith('@') && CLASSES[element.slice(1)]?.includes('_'))
    return choicesOf(`(${CLASSES[element.slice(1)] ?? ''})`);
  if (element === '~') return [[], ['~'], ['~', '~']];
  if (!element.startsWith('(') || !element.includes('_')) return [[element]];
  const all = element.slice(1, -1).split('|');
  const single = all.filter((choice) => !choice.includes('_'));
  const long = all.filter((choice) => choice.includes('_')).map((choice) => choice.split('_'));
  return single.length > 0 ? [[`(${single.join('|')})`], ...long] : long;
}

function elementsOf(words: string): string[] {
  return words
    .trim()
    .split(/[\s-]+/)
    .filter((element) => element !== '');
}

function wordsOfElement(element: string): string[] {
  if (element.startsWith('@')) {
    const members = CLASSES[element.slice(1)];
    if (members === undefined) throw new Error(`No class of words is called ${element}.`);
    return members.split('|').flatMap(wordsOfElement);
  }
  if (element.startsWith('(')) return element.slice(1, -1).split('|').flatMap(wordsOfElement);
  return element.endsWith('+') ? inflectionsOf(element.slice(0, -1)) : [element];
}

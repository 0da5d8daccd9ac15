import { ENGLISH_TOPICS } from './lexicon/english-topics.ts';

/** How often an English text has words of a kind, in one pass over it. */
export interface Wording {
  /** Words, numbers included. */
  length: number;
  numbers: number;
  negations: number;
  firstPerson: number;
  secondPerson: number;
  turns: number;
  facts: number;
  depends: number;
  /** How much of it speaks of each topic, above 0 and at most 1. */
  topics: Record<string, number>;
}

export function wordingOf(text: string): Wording {
  const counts = new Uint16Array(KINDS.length);
  const words = text.match(/[a-z]+(?:'[a-z]+)?|\d[\d.,]*/g) ?? [];
  let numbers = 0;
  let negations = 0;
  for (const word of words) {
    if (word.charCodeAt(0) < 58) {
      numbers++;
      continue;
    }
    const kinds = KINDS_OF.get(word);
    if (kinds) for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
    if (word.endsWith("n't")) negations++;
  }
  const topics: Record<string, number> = {};
  for (let kind = PLAIN; kind < KINDS.length; kind++) {
    const count = counts[kind] ?? 0;
    if (count > 0) topics[`about ${KINDS[kind]?.[0]}`] = Math.min(1, (12 * count) / (words.length + 20));
  }
  const [denied = 0, firstPerson = 0, secondPerson = 0, turns = 0, facts = 0, depends = 0] = counts;
  return {
    length: words.length,
    numbers,
    negations: negations + denied,
    firstPerson,
    secondPerson,
    turns,
    facts,
    depends,
    topics,
  };
}

const KINDS: readonly (readonly [string, string])[] = [
  ['negations', 'not,no,never,nobody,nothing,none,neither,nor,without,cannot,hardly,barely,nowhere'],
  ['firstPerson', "i,we,my,our,me,us,i'd,i've,we've,we'd,i'm,we're,i'll,mine,ours"],
  ['secondPerson', "you,your,yours,you'd,you'll,you've,you're"],
  ['turns', 'but,however,yet,although,though,still,despite,unfortunately,sadly,otherwise'],
  [
    'facts',
    'founded,headquartered,based,offers,offer,sells,operates,supports,includes,include,available,ranges,range,between,types,made,launched,released,version,versions,model,models,measures,weighs,runs,uses,standard,typical,typically,maximum,minimum,approved,owned,subsidiary,produces,manufactures,provides,comes,plans,listed,covers',
  ],
  [
    'depends',
    'depends,depending,depend,whether,either,both,differ,differs,vary,varies,mixed,divided,split,if,other,others,some,which,whichever,wash',
  ],
  ...Object.entries(ENGLISH_TOPICS),
];
/** Kinds before the topics. */
const PLAIN = 6;
const KINDS_OF = new Map<string, number[]>();
KINDS.forEach(([, words], kind) => {
  for (const word of new Set(words.split(/[ ,]/))) KINDS_OF.set(word, [...(KINDS_OF.get(word) ?? []), kind]);
});

/** What a word does to those around it: bits. */
export const NEGATES = 1;
export const TURNS = 2;
export const COMPARES = 4;
export const ENDS_CLAUSE = 8;
export const ASKS = 16;
export const QUOTES = 32;
export const SUPPOSES = 64;

const SIGNALS: readonly (readonly [number, string])[] = [
  [
    NEGATES,
    "not no never hardly barely neither nor none nothing nobody without cannot can't won't don't doesn't didn't isn't aren't " +
      "wasn't weren't haven't hasn't hadn't couldn't wouldn't shouldn't ain't fails failed fail lacks lack scarcely rarely " +
      'seldom few little nowhere far avoid instead 不 没 无 未 别 勿 莫 否',
  ],
  [
    TURNS,
    'but however yet though although still nevertheless nonetheless except while whereas 但 却 然 而 反 虽 仍 尽',
  ],
  [COMPARES, 'than over unlike versus vs compared instead rather 比 如 逊 较'],
  [ENDS_CLAUSE, '; : | , 、 ! 。 ⏎'],
  [ENDS_CLAUSE | ASKS, '?'],
  [QUOTES, '" « » 「 」 『 』'],
  [SUPPOSES, 'if when unless whether once until 若 如 除'],
];

/** All that do something, whatever a network was fitted to. */
export const SIGNAL_WORDS: readonly string[] = SIGNALS.flatMap(([, words]) => words.split(' '));

export function signalOf(word: string): number {
  return signals.get(word) ?? 0;
}

const signals = new Map<string, number>();
for (const [signal, words] of SIGNALS)
  for (const word of words.split(' ')) signals.set(word, (signals.get(word) ?? 0) | signal);

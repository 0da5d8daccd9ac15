import type { NameSpan } from '../mentions.ts';
import type { Sentiment } from '../types.ts';
import type { VisibleText } from '../visible-text.ts';
import type { Clause } from './clauses.ts';
import { clausesOf, REVERSING_QUESTION } from './clauses.ts';
import { comparisonBetween } from './comparison.ts';
import { findTones } from './polarity.ts';

/** Original offsets of a list item or section that a brand heads. */
export interface Section {
  start: number;
  end: number;
}

/**
 * The tone of the answer toward one brand: of the clauses that are about it, in the sentences that name it, in those that
 * go on about it, and in the list items that it heads. Praise and blame of other brands do not count, except where the two
 * are compared.
 */
export function sentimentToward(
  view: VisibleText,
  spans: readonly NameSpan[],
  owner: number,
  sections: readonly Section[],
): Sentiment {
  let praise = 0;
  let blame = 0;
  const add = (weight: number): void => {
    if (weight > 0) praise += weight;
    else blame -= weight;
  };
  for (const passage of passagesAbout(view, spans, owner, sections)) {
    const reader: Reader = { subject: passage.isOwn ? owner : -1 };
    for (const sentence of sentencesOf(view.folded, passage.start, passage.end))
      readSentence(view, spans, sentence, owner, reader, add);
  }
  return verdict(praise, blame);
}

/** Praise must outweigh blame clearly, and amount to more than a popular name. */
function verdict(praise: number, blame: number): Sentiment {
  const net = praise - blame;
  if (Math.abs(net) < 0.75 || Math.abs(net) < 0.15 * (praise + blame)) return 'neutral';
  return net > 0 ? 'positive' : 'negative';
}

interface Reader {
  /** Whose clause it is: an index of a tracked name, -1 for nobody's. */
  subject: number;
}

interface Passage {
  start: number;
  end: number;
  /** Whether the passage is the brand's own section, so that clauses without a name are about it. */
  isOwn: boolean;
}

/** Sentences that may go on about a brand after the one that names it. */
const FOLLOWING = 2;
const GOES_ON =
  /^[\s"“(*-]*(?:它|其|该|这家|这款|这个品牌|这一品牌|此外|另外|同时|而且|并且|不过|但|然而|虽然|缺点|优点|不足|缺陷|优势|劣势|总体|整体|总的|尤其|特别|用户|车主|消费者|售后|价格|续航|it\b|its\b|it's\b|they\b|their\b|this\b|these\b|the (?:brand|company|product|app|tool|platform|software|car|phone|device|service|model)|however|but\b|also|additionally|on the (?:other hand|downside|plus side)|users?\b|customers?\b|reviewers?\b|many\b|some\b|overall|pros?\b|cons?\b|unfortunately|plus\b|moreover|furthermore|support\b|pricing\b|i (?:would|wouldn't|do|don't|can't|cannot|highly|strongly|love)|avoid\b|highly\b|not recommended|recommended)/;

function passagesAbout(
  view: VisibleText,
  spans: readonly NameSpan[],
  owner: number,
  sections: readonly Section[],
): Passage[] {
  const { folded } = view;
  const passages: Passage[] = sections.map((section) => ({
    start: foldedAt(view, section.start),
    end: foldedAt(view, section.end),
    isOwn: true,
  }));
  let covered = -1;
  let section = 0;
  const isInSection = (span: NameSpan): boolean => {
    while (section < sections.length && (passages[section]?.end ?? 0) <= span.start) section++;
    const passage = passages[section];
    return section < sections.length && passage !== undefined && span.start >= passage.start && span.end <= passage.end;
  };
  for (const span of spans) {
    if (span.owner !== owner || span.start < covered || isInSection(span)) continue;
    const start = sentenceStart(folded, span.start);
    let end = sentenceEnd(folded, span.end);
    let isOthers = false;
    for (let count = 0; count < FOLLOWING && end < folded.length; count++) {
      const next = sentenceEnd(folded, end + 1);
      const words = folded.slice(end, next);
      isOthers ||= spansWithin(spans, end, next).some((other) => other.owner !== owner);
      if (
        words.startsWith('\n') ||
        folded[end - 1] === '\n' ||
        isOthers ||
        !GOES_ON.test(words.trimStart()) ||
        isNamedOnlyOther(spans, owner, start, end)
      )
        break;
      end = next;
    }
    passages.push({ start, end, isOwn: false });
    covered = end;
  }
  return passages.sort((a, b) => a.start - b.start);
}

/** The last brand that the text before named is another one, so "it" is that one. */
function isNamedOnlyOther(spans: readonly NameSpan[], owner: number, start: number, end: number): boolean {
  const inside = spansWithin(spans, start, end);
  return inside.length > 1 && inside.some((span) => span.owner !== owner);
}

function readSentence(
  view: VisibleText,
  spans: readonly NameSpan[],
  sentence: Section,
  owner: number,
  reader: Reader,
  add: (weight: number) => void,
): void {
  const { folded } = view;
  const clauses = clausesOf(folded, sentence.start, sentence.end);
  const whole = folded.slice(sentence.start, sentence.end);
  const reverses = /[?]\s*["”')]*\s*$/.test(whole) && REVERSING_QUESTION.test(whole);
  const starting = reader.subject;
  for (const clause of clauses) {
    const named = spansWithin(spans, clause.start, clause.end);
    const owners = new Set(named.map((span) => span.owner));
    if (owners.size >= 2 && owners.has(owner)) {
      const compared = compare(folded, named, owner, clause);
      if (compared !== 0) {
        add(compared * 1.5 * clause.emphasis);
        reader.subject = named[0]?.owner ?? owner;
        continue;
      }
    }
    if (owners.size > 0) reader.subject = owners.has(owner) ? owner : (named[0]?.owner ?? -1);
    if (reader.subject !== owner && !(reader.subject === -1 && sentenceNamesOnly(spans, sentence, owner))) continue;
    if (clause.isQuestion) continue;
    const words = folded.slice(clause.start, clause.end);
    add(rhetoricalTone(words));
    if (RATHER_THAN.test(words)) {
      add(-1.5);
      continue;
    }
    if (/^[\s“"]*(?:倒|还)?不如/.test(words) && RATHER_THAN.test(whole)) {
      add(1.5);
      continue;
    }
    for (const span of named) if (span.owner === owner && isChosen(folded.slice(clause.start, span.start))) add(1);
    for (const tone of findTones(folded, view.codes, clause.start, clause.end)) {
      if (named.some((span) => tone.start < span.end && tone.end > span.start)) continue;
      if (owners.size >= 2 && isOthersTone(named, owner, tone.start)) continue;
      add((reverses ? -tone.weight : tone.weight) * clause.emphasis);
    }
  }
  if (starting === owner && !spansWithin(spans, sentence.start, sentence.end).some((span) => span.owner !== owner))
    reader.subject = owner;
}

/** Who would still buy it? Nobody. None is better: it is the best. */
function rhetoricalTone(clause: string): number {
  if (
    /谁(?:还|又)?(?:会|敢|愿意?|肯)(?:去|再|来)?(?:买|选|用|信|考虑)|who (?:would|wants to|in their right mind would) (?:still |ever )?(?:buy|choose|trust|use|want)/.test(
      clause,
    )
  )
    return -1.5;
  if (/没有(?:哪|谁|什么|任何|一)[^,，]{0,6}(?:比得上|比得过|能比|能及|能超|胜过|超过|更好|更强)/.test(clause))
    return 1.5;
  if (/\bfew (?:[a-z]+ )?(?:can )?(?:match|rival|beat|come close)/.test(clause)) return 1.5;
  return /谁(?:会|能)?不(?:爱|喜欢|想要|心动)|what's not to (?:like|love)/.test(clause) ? 1.5 : 0;
}

/** 与其买 the one, 不如买 the other. */
const RATHER_THAN = /与其/;

/** Buy it, go with it, 建议选它: a recommendation without a word of praise. */
function isChosen(before: string): boolean {
  if (/n't|\bnot\b|never|avoid|不|别|谁|若|如果|\bif\b|whether|是否/.test(before)) return false;
  return (
    /(?:^|\band|\bthen|,|\binstead|\bshould|\bwould|\bi'd|\bto|\bjust) ?(?:go with|opt for|choose|pick|buy|stick with|get) (?:the |a )?$/.test(
      before.trimStart(),
    ) || /(?:建议|可以|优先|直接|放心|推荐)(?:您|你|大家)?(?:优先|直接)?(?:考虑|选择|选|买|入手|购买)$/.test(before)
  );
}

function sentenceNamesOnly(spans: readonly NameSpan[], sentence: Section, owner: number): boolean {
  const inside = spansWithin(spans, sentence.start, sentence.end);
  return inside.length > 0 && inside.every((span) => span.owner === owner);
}

/** In "Sony sounds great and Bose is comfortable" each tone belongs to the name before it. */
function isOthersTone(named: readonly NameSpan[], owner: number, at: number): boolean {
  const before = named.filter((span) => span.end <= at);
  // What stands before all names (skip Sony, great brands are Sony and Bose) goes with the first, and what is listed with it.
  const first = named[0];
  if (before.length === 0 && first && first.owner !== owner) {
    return !named.some((span, index) => span.owner === owner && index === 1 && span.start - first.end <= 6);
  }
  const last = before.at(-1);
  if (!last || last.owner === owner) return false;
  // Brands that are listed together share what is said of them.
  return !before.some((span) => span.owner === owner && last.start - span.end <= 6);
}

function compare(folded: string, named: readonly NameSpan[], owner: number, clause: Clause): number {
  for (let index = 0; index + 1 < named.length; index++) {
    const first = named[index];
    const second = named[index + 1];
    if (!first || !second || first.owner === second.owner || (first.owner !== owner && second.owner !== owner))
      continue;
    const result =
      comparisonBetween(folded, first, second, clause.end) || leadingComparison(folded, first, second, clause);
    if (result !== 0) return first.owner === owner ? result : -result;
  }
  return 0;
}

/** "Compared with X, Y is better", "与X相比Y更好": the second name is the one spoken of. */
function leadingComparison(folded: string, first: NameSpan, second: NameSpan, clause: Clause): number {
  const before = folded.slice(clause.start, first.start);
  if (!/(?:相比于?|相较于?|比起|与|和|跟|compared (?:to|with)|unlike|versus) ?$/.test(before)) return 0;
  if (!/相比|相较|比起|compared|unlike|versus/.test(before + folded.slice(first.end, second.start))) return 0;
  const after = folded.slice(second.end, clause.end);
  if (/更差|较差|更弱|偏弱|不足|落后|更贵|逊色|worse|slower|weaker|more expensive|lags|falls short/.test(after))
    return 1;
  return /更|较|优|强|好|胜|better|faster|cheaper|stronger|superior|easier|more /.test(after) ? -1 : 0;
}

/** The names that lie wholly between two folded offsets. */
function spansWithin(spans: readonly NameSpan[], start: number, end: number): NameSpan[] {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  const inside: NameSpan[] = [];
  for (let index = low; index < spans.length; index++) {
    const span = spans[index];
    if (!span || span.start >= end) break;
    if (span.end <= end) inside.push(span);
  }
  return inside;
}

function foldedAt(view: VisibleText, offset: number): number {
  const { origin } = view;
  let low = 0;
  let high = origin.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((origin[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

const LONGEST = 800;

function isEnd(folded: string, at: number): boolean {
  const code = folded.charCodeAt(at);
  if (code === 46) {
    const next = folded.charCodeAt(at + 1);
    return (
      !(next >= 48 && next <= 57) &&
      (next === 32 ||
        next === 10 ||
        next === 34 ||
        Number.isNaN(next) ||
        next > 0x2e80 ||
        (/[a-z]{3}/.test(folded.slice(at - 3, at)) && next > 96))
    );
  }
  return code === 10 || code === 0x3002 || code === 33 || code === 63 || code === 124;
}

function sentenceStart(folded: string, at: number): number {
  let start = at;
  while (start > 0 && at - start < LONGEST && !isEnd(folded, start - 1)) start--;
  return start;
}

function sentenceEnd(folded: string, at: number): number {
  let end = at;
  while (end < folded.length && end - at < LONGEST && !isEnd(folded, end)) end++;
  return Math.min(end + 1, folded.length);
}

function* sentencesOf(folded: string, start: number, end: number): Generator<Section> {
  for (let from = start; from < end; ) {
    const to = Math.min(sentenceEnd(folded, from), end);
    if (folded.slice(from, to).trim() !== '') yield { start: from, end: to };
    from = Math.max(to, from + 1);
  }
}

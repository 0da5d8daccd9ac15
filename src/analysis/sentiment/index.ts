import type { NameSpan } from '../mentions.ts';
import { isHan, isSmallLetter } from '../text/characters.ts';
import type { Sentiment } from '../types.ts';
import type { VisibleText } from '../visible-text.ts';
import type { Clause } from './clauses.ts';
import { clausesOf, REVERSING_QUESTION } from './clauses.ts';
import { comparisonBetween, switchBetween } from './comparison.ts';
import { decide } from './decision.ts';
import type { Evidence, PassageEvidence } from './evidence.ts';
import type { NamedVerdict } from './named-verdicts.ts';
import { namedVerdicts } from './named-verdicts.ts';
import { namesWithin } from './names-within.ts';
import type { Passage } from './passages.ts';
import { isStandard, passagesAbout } from './passages.ts';
import { findTones } from './polarity.ts';
import { isProperName } from './proper-names.ts';
import { createProsAndCons } from './pros-and-cons.ts';
import { ratingTone } from './ratings.ts';
import { withReferences } from './references.ts';
import { scaleTone } from './scales.ts';
import type { Place, Section } from './section.ts';
import {
  answerTo,
  isDivided,
  isInstruction,
  isMockQuoted,
  isSarcastic,
  onlyLeadsUp,
  refutes,
  rhetoricalTone,
  tellsOfThePast,
} from './speech.ts';

/**
 * The tone of the answer toward one brand: of the clauses that are about it, in the sentences that name it, in those that
 * go on about it, and in the list items that it heads. Praise and blame of other brands do not count, except where the two
 * are compared. What is concluded (recommended, refused) weighs more than details, what follows a "but" more than what
 * precedes it.
 */
export function sentimentToward(
  view: VisibleText,
  spans: readonly NameSpan[],
  owner: number,
  sections: readonly Section[],
  place?: Place,
): Sentiment {
  return decide(readEvidence(view, spans, owner, sections, place));
}

/** What an answer says about one brand, sentence by sentence. */
export function readEvidence(
  view: VisibleText,
  named: readonly NameSpan[],
  owner: number,
  sections: readonly Section[],
  place: Place = { rank: 1, last: 1, isListed: false },
): Evidence {
  const spans = withReferences(view, named);
  const verdicts = namedVerdicts(view, spans, owner);
  const sides = createProsAndCons();
  const passages: PassageEvidence[] = [];
  let before: PassageEvidence | undefined;
  let left = MOST_SENTENCES;
  let asked = '';
  for (const passage of passagesAbout(view, spans, owner, sections)) {
    if (left-- === 0) break;
    const words = view.folded.slice(passage.start, passage.end);
    if (isInstruction(words)) continue;
    const name = namesWithin(spans, passage.start, passage.end).find((span) => span.owner === owner);
    const namedAt = name ? name.start - passage.start : -1;
    const { start, end } = passage;
    const read: PassageEvidence = { start, end, words, weights: [], isDivided: isDivided(words), namedAt };
    if (!read.isDivided) {
      if (passage.continues && before && STARTS_WITH_TURN.test(words))
        before.weights = before.weights.map((weight) => weight * 0.6);
      const answered = answerTo(asked, words);
      if (answered !== 0) read.weights.push(2 * answered);
      asked = words;
      const points = sides.read(view.folded, passage.start, passage.end);
      const isMock = isSarcastic(words);
      if (points.length > 0) read.weights.push(...points);
      else
        readSentence(view, spans, passage, owner, verdicts, (weight) =>
          read.weights.push(isMock && weight > 0 ? -weight : weight),
        );
    }
    for (const verdict of verdicts)
      if (!read.isDivided && verdict.isOwn && verdict.start >= passage.start && verdict.start < passage.end)
        read.weights.push(Math.sign(verdict.weight) * 2);
    passages.push(read);
    before = read;
  }
  // What is said last stands.
  const last = passages.at(-1);
  if (last && passages.slice(0, -1).some(({ weights }) => weights.length > 0))
    last.weights = last.weights.map((weight) => weight * 1.4);
  const isListedAsGood = isRecommended(view, sections);
  const isSilent = passages.every(({ weights }) => weights.length === 0);
  const isPlainlyDescribed = isSilent && isDescribed(view, sections);
  if (isListedAsGood || isPlainlyDescribed)
    passages.push({ start: 0, end: 0, words: '', weights: [0.6], isDivided: false, namedAt: -1 });
  return {
    text: { folded: view.folded, codes: view.codes, spans, owner },
    passages,
    isEnglish: isMostlyLatin(view.codes, passages),
    isListedAsGood,
    isListedAsBad: isWarnedOf(view, sections),
    isPlainlyDescribed,
    isItem: sections.length > 0,
    place,
    verdicts,
    rivals: new Set(spans.map((span) => span.owner)).size - 1,
  };
}

/** Whether it has more words in letters than Chinese characters. */
function isMostlyLatin(codes: Uint16Array, passages: readonly PassageEvidence[]): boolean {
  let latin = 0;
  let han = 0;
  for (const { start, end } of passages)
    for (let at = start, before = 0; at < end; at++) {
      const code = codes[at] as number;
      if (isSmallLetter(code)) {
        if (!isSmallLetter(before)) latin++;
      } else if (isHan(code)) han++;
      before = code;
    }
  return latin > han;
}

/** About one brand: an answer that says more than this only repeats itself. */
const MOST_SENTENCES = 1_000;

const STARTS_WITH_TURN =
  /^[\s"“(*-]*(?:但|不过|然而|可是|可惜|只是|however|but\b|yet\b|still,|that said|unfortunately)/;

const RECOMMENDS =
  /推荐|首选|优选|值得|最好|最佳|口碑(?:较|最|很)?好|靠谱|好用|top ?\d* |best\b|picks?\b|recommend|favou?rite|worth|i'd (?:buy|look|choose|shortlist)|shortlist/;
const WARNS =
  /避雷|避坑|避开|口碑(?:较|最|很)?差|不建议|不推荐|最差|翻车|吐槽|avoid|worst|stay away|倒数|份额|销量|营收|出货|price|参数/;

/** Whether the brand heads an item of a list that is announced as one of recommendations. */
function isRecommended(view: VisibleText, sections: readonly Section[]): boolean {
  const section = sections[0];
  if (!section) return false;
  const title = titleOf(view, section);
  return RECOMMENDS.test(title) && !WARNS.test(title);
}

/** Whether the brand heads an item of a list of what to avoid. */
function isWarnedOf(view: VisibleText, sections: readonly Section[]): boolean {
  const section = sections[0];
  return section !== undefined && WARNED_OF.test(titleOf(view, section));
}

const WARNED_OF =
  /避雷|避坑|踩雷|踩坑|不推荐|不建议|避开|黑榜|慎[选买入]|翻车|吐槽|劝退|拉黑|最差|垫底|智商税|口碑(?:较|最|很)?差|投诉(?:最多|集中|榜)|to avoid|\bavoid\b|\bworst\b|stay away/;

/** The line or two that announce the list. */
function titleOf(view: VisibleText, section: Section): string {
  return view.folded.slice(0, Math.min(160, section.start)).split('\n', 2).join(' ');
}

/**
 * An item that tells a feature in words, and nothing else: in a list of brands it is there to speak for the brand. Figures
 * are specifications, and cells of a table are facts.
 */
function isDescribed(view: VisibleText, sections: readonly Section[]): boolean {
  const section = sections[0];
  if (!section) return false;
  const words = view.original.slice(section.start, Math.min(section.end, section.start + 200)).trim();
  const said = /(?: [–—-] |[—–]|[:：])\s*([^|\n]+)/.exec(words)?.[1] ?? '';
  return !/\d|%|\|/.test(said) && /(?:[a-z]+[ ,]+){2}[a-z]+|\p{Script=Han}{6}/iu.test(said);
}

function readSentence(
  view: VisibleText,
  spans: readonly NameSpan[],
  sentence: Passage,
  owner: number,
  verdicts: readonly NamedVerdict[],
  addAll: (weight: number) => void,
): void {
  const { folded } = view;
  const words = folded.slice(sentence.start, sentence.end);
  const reverses = /[?]["”')\s]*$/.test(words) && REVERSING_QUESTION.test(words);
  const isRefuted = refutes(words);
  let subject = sentence.continues ? owner : -1;
  let standard = -1;
  const rather = insteadOf(folded, namesWithin(spans, sentence.start, sentence.end), owner, words);
  if (rather !== 0) return addAll(rather);
  const contrasts = CONTRASTS.test(words);
  let own = 0;
  let others = 0;
  if (subject === -1) subject = firstSubject(folded, namesWithin(spans, sentence.start, sentence.end), sentence.start);
  for (const clause of clausesOf(folded, sentence.start, sentence.end)) {
    const add = tellsOfThePast(folded.slice(clause.start, clause.end))
      ? (weight: number) => addAll(weight * -0.4)
      : addAll;
    const named = namesWithin(spans, clause.start, clause.end);
    // ", which is fast" goes on about the name before it, even one that was only compared with.
    if (named.length === 0 && /^\s*(?:which|whose|who)\b/.test(folded.slice(clause.start, clause.start + 12))) {
      subject = namesWithin(spans, sentence.start, clause.start).at(-1)?.owner ?? subject;
      if (subject === standard) standard = -1;
    }
    if (named.some((span) => span.owner === owner) && named.some((span) => span.owner !== owner)) {
      const compared = compare(folded, named, owner, clause);
      if (compared !== 0) {
        add(compared * 1.5 * clause.emphasis);
        subject = named[0]?.owner ?? owner;
        continue;
      }
    }
    for (const part of partsOf(folded, named, clause, subject)) {
      if (part.standard >= 0) standard = part.standard;
      if (part.owners.length > 0) subject = part.owners.includes(owner) ? owner : (part.owners.at(-1) ?? -1);
      if (clause.isQuestion || onlyLeadsUp(folded.slice(clause.start, clause.end))) continue;
      const isAbout = part.owners.length > 0 ? part.owners.includes(owner) : subject === owner;
      if (!isAbout && !contrasts && !(standard === owner && subject !== owner)) continue;
      const said = folded.slice(part.start, part.end);
      let tone = (isAbout ? rhetoricalTone(said) + ratingTone(said) : 0) + scaleTone(said) * clause.emphasis;
      for (const found of findTones(folded, view.codes, part.start, part.end, named, owner)) {
        if (isProperName(view, found.start, found.end)) continue;
        if (verdicts.some((verdict) => found.start < verdict.end && found.end > verdict.start)) continue;
        const plain = isMockQuoted(folded, found.start, found.end) ? -1 : found.weight;
        const weight = (reverses ? -plain : plain) * clause.emphasis;
        if (weight < 0 && weight > -2.5 && SUPPOSES.test(said)) continue;
        const meant = isRefuted && weight < 0 ? 0.8 : weight;
        if (isAbout) {
          add(meant);
          own += Math.abs(meant);
        } else tone += meant;
      }
      if (isAbout) {
        if (tone !== 0) add(tone);
        own += Math.abs(tone);
      } else if (standard !== owner) {
        others += tone;
      } else if (tone !== 0) add(Math.max(-1.2, Math.min(1.2, -tone * 0.8)));
    }
  }
  if (
    contrasts &&
    own === 0 &&
    others !== 0 &&
    namesWithin(spans, sentence.start, sentence.end).some((span) => span.owner === owner)
  )
    addAll(Math.max(-0.8, Math.min(0.8, -others)));
}

/** Words that set one brand against another: what is said of one is denied of the other. */
const CONTRASTS = /\b(?:whereas|while|unlike|in contrast|by contrast)\b|反观|相反|[,;]而/;

/** Suppositions blame nobody: "if you run into problems". */
const SUPPOSES = /^[\s"'(,]*(?:if|in case|should you|when you|whenever|如果|要是|假如|倘若|若是|万一|一旦)(?![a-z])/;

interface Part {
  start: number;
  end: number;
  /** Tracked names it speaks of; none where it goes on about the one before. */
  owners: number[];
  /** The name it compares with, or -1. */
  standard: number;
}

const JOINED = /^(?:[\s、,/&+"'*]|and|or|plus|以及|还有|和|与|及|或|跟){0,8}$/;
/** These words at the end of a part belong to the name that follows. */
const LEADS_OVER =
  /(?:推荐|首选|选择|选|买|入手|上|看|用|take|choose|pick|prefer|recommend|go with|go for|try|get|buy|avoid|skip|比如|例如|像)[^,.。]{0,6}$/;

/** Cuts a clause that speaks of several brands one after the other. */
function partsOf(folded: string, named: readonly NameSpan[], clause: Clause, subject: number): Part[] {
  const parts: Part[] = [];
  let standard = -1;
  let last: NameSpan | undefined;
  for (const span of named) {
    const open = parts.at(-1);
    if (isStandard(folded, clause.start, span.start)) {
      standard = span.owner;
      if (open) open.standard = span.owner;
    } else if (open && last && JOINED.test(folded.slice(last.end, span.start))) {
      open.owners.push(span.owner);
    } else if (open?.owners.includes(span.owner)) {
      last = span;
      continue;
    } else {
      let cut = open ? span.start : clause.start;
      if (open) {
        const lead = LEADS_OVER.exec(folded.slice(Math.max(open.start, span.start - 18), span.start));
        if (lead) cut = span.start - lead[0].length;
        open.end = cut;
      }
      parts.push({ start: cut, end: clause.end, owners: [span.owner], standard: open ? -1 : standard });
    }
    last = span;
  }
  if (parts.length > 0) return parts;
  return [{ start: clause.start, end: clause.end, owners: subject >= 0 ? [subject] : [], standard }];
}

function firstSubject(folded: string, named: readonly NameSpan[], from: number): number {
  const subject = named.find((span) => !isStandard(folded, from, span.start));
  if (subject) return subject.owner;
  // "Compared with X it is cheaper": what is spoken of was named before.
  const first = named[0];
  if (!first) return -1;
  return MEASURED_BY.test(folded.slice(Math.max(from, first.start - 18), first.start)) ? -1 : first.owner;
}

const MEASURED_BY = /(?:compared (?:to|with)|unlike|next to|beside|against|versus) (?:the |a )?$/;

function compare(folded: string, named: readonly NameSpan[], owner: number, clause: Clause): number {
  for (let index = 0; index + 1 < named.length; index++) {
    const first = named[index];
    const second = named[index + 1];
    if (!first || !second || first.owner === second.owner || (first.owner !== owner && second.owner !== owner))
      continue;
    const result = switchBetween(folded, first, second, clause) || comparisonBetween(folded, first, second, clause.end);
    if (result !== 0) return first.owner === owner ? result : -result;
  }
  return 0;
}

/** "与其 A 不如 B", "skip A and buy B": one is refused for the other. */
function insteadOf(folded: string, named: readonly NameSpan[], owner: number, words: string): number {
  const [first, second] = named;
  if (!first || !second || first.owner === second.owner || !/与其|skip|avoid|instead of/.test(words)) return 0;
  const before = folded.slice(Math.max(0, first.start - 14), first.start);
  const between = folded.slice(first.end, second.start);
  const refuses =
    (/与其[^,。]{0,8}$/.test(before) && /不如|宁可|宁愿|倒不如/.test(between)) ||
    (/\b(?:skip|avoid) $/.test(before) && /\b(?:and|buy|get|choose|go)\b/.test(between));
  if (!refuses) return 0;
  return first.owner === owner ? -3 : second.owner === owner ? 3 : 0;
}

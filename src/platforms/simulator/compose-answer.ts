import type { CitedSource, SubjectBrand } from '../ask.ts';
import type { PlatformId } from '../catalog.ts';
import { type Candidate, candidatesFor } from './candidates.ts';
import { closingOf, openingOf } from './framing.ts';
import { LAYOUTS } from './layouts.ts';
import { remarkOn } from './remarks.ts';
import { pick, seededRandom, shuffled } from './seeded-random.ts';
import { categoryOf, type Language, type WorldCategory } from './world/index.ts';

/** An answer before it is put into a wire's form. */
export interface SimulatedAnswer {
  text: string;
  /** Sources named beside the text; wires without a place for them leave them out. */
  citations: CitedSource[];
}

export interface SimulatedQuestion {
  seed: string;
  platform: PlatformId;
  prompt: string;
  /** 0 first. */
  sample: number;
  /** `YYYY-MM-DD`. */
  day: string;
}

/** Platforms whose answers carry their sources as links in the text. */
const LINKS_IN_TEXT: ReadonlySet<PlatformId> = new Set<PlatformId>(['deepseek', 'kimi']);

/** The same question, with the same brands told, always has the same answer; it is in the language of the prompt. */
export function composeAnswer(question: SimulatedQuestion, told: readonly SubjectBrand[]): SimulatedAnswer {
  const { seed, platform, prompt, sample, day } = question;
  const language: Language = /\p{Script=Han}/u.test(prompt) ? 'zh' : 'en';
  const category = categoryOf(
    seed,
    prompt,
    told.map((brand) => brand.category ?? ''),
  );
  const random = seededRandom(seed, platform, prompt, day, sample);
  const candidates = candidatesFor({ seed, platform, day, prompt, language, category }, told);
  const chosen = choose(candidates, wantedCount(prompt), random);
  const sources = sourcesFor(chosen, category, language, random);
  const linked = LINKS_IN_TEXT.has(platform);
  const entries = chosen.map((candidate, at) => {
    const remark = remarkOn(candidate.name, candidate.tone, language, category, random);
    const source = linked && random() < 0.35 ? sources[at % sources.length] : undefined;
    return { name: candidate.name, remark, link: source === undefined ? '' : markdownLink(source, language) };
  });
  const parts = [
    openingOf(category, language, day, random),
    pick(LAYOUTS, random)(entries, language),
    closingOf(category, language, day, random),
  ];
  if (linked && random() < 0.6) parts.push(sourceList(sources.slice(0, 3), language));
  return { text: parts.join('\n\n'), citations: linked ? [] : sources };
}

/** Each candidate by its own chance; at least three, so that there is an answer. Stronger ones tend to stand first. */
function choose(candidates: readonly Candidate[], most: number, random: () => number): Candidate[] {
  const drawn = candidates.map((candidate) => ({
    candidate,
    margin: candidate.chance - random(),
    weight: candidate.chance + 0.15 * candidate.tone + 0.5 * random(),
  }));
  const byMargin = drawn.toSorted((a, b) => b.margin - a.margin);
  const included = byMargin.filter((entry, at) => entry.margin > 0 || at < 3);
  return included
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map((entry) => entry.candidate);
}

function wantedCount(prompt: string): number {
  if (/\bthree\b|三个|三款/i.test(prompt)) return 3;
  if (/\bfive\b|五个|前五/i.test(prompt)) return 5;
  return 7;
}

function sourcesFor(
  chosen: readonly Candidate[],
  category: WorldCategory,
  language: Language,
  random: () => number,
): CitedSource[] {
  const media = shuffled(category.media, random)
    .slice(0, 2 + Math.floor(random() * 2))
    .map(({ site, name }) => ({
      url: `${site}/${language}/${pathOf(category)}/${100 + Math.floor(random() * 900)}`,
      title: name[language],
    }));
  const own = chosen.filter(() => random() < 0.3).map(({ name, site }) => ({ url: `${site}/`, title: name }));
  return shuffled([...media, ...own], random);
}

function pathOf(category: WorldCategory): string {
  return (
    category.id
      .replace(/^invented:/, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'reviews'
  );
}

function markdownLink(source: CitedSource, language: Language): string {
  const link = `[${source.title}](${source.url})`;
  return language === 'zh' ? `（来源：${link}）` : `(${link})`;
}

function sourceList(sources: readonly CitedSource[], language: Language): string {
  const heading = language === 'zh' ? '参考资料：' : 'Sources:';
  return [heading, '', ...sources.map((source) => `- [${source.title}](${source.url})`)].join('\n');
}

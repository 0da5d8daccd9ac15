import type { SubjectBrand } from '../ask.ts';
import type { PlatformId } from '../catalog.ts';
import { seededNumber } from './seeded-random.ts';
import { knownCategory, type Language, type WorldBrand, type WorldCategory } from './world/index.ts';

/** A brand that an answer may bring up, with its chance and tone on this platform and day. */
export interface Candidate {
  name: string;
  site: string;
  /** 0 to 1: chance of being brought up. */
  chance: number;
  /** −1 to 1. */
  tone: number;
}

export interface CandidateQuestion {
  seed: string;
  platform: PlatformId;
  /** `YYYY-MM-DD`. */
  day: string;
  prompt: string;
  language: Language;
  category: WorldCategory;
}

/**
 * The brands of the category, and those that the simulator was told of.
 *
 * A told brand is eligible when its category is the question's (same world category, or its words occur in the prompt)
 * or when it has none. Its strength is drawn from the seed and its name: a chance of 35 % to 75 % before shifts, mostly
 * in a friendly tone. Every platform leans to some brands, and every week and day shift them a little.
 */
export function candidatesFor(question: CandidateQuestion, told: readonly SubjectBrand[]): Candidate[] {
  const candidates = new Map<string, Candidate>();
  for (const brand of told) {
    if (!isEligible(brand, question)) continue;
    const known = question.category.brands.find((other) => sameName(other, brand.name));
    const world = known ?? drawBrand(question.seed, brand);
    candidates.set(fold(brand.name), { ...shift(world, question), name: brand.name });
  }
  for (const brand of question.category.brands) {
    if (told.some((other) => sameName(brand, other.name))) continue;
    const name = brand.name[question.language];
    if (!candidates.has(fold(name))) candidates.set(fold(name), { ...shift(brand, question), name });
  }
  return [...candidates.values()];
}

function isEligible(brand: SubjectBrand, { prompt, category }: CandidateQuestion): boolean {
  if (brand.name.trim() === '') return false;
  if (!brand.category) return true;
  if (fold(prompt).includes(fold(brand.category))) return true;
  return knownCategory(brand.category)?.id === category.id;
}

function drawBrand(seed: string, brand: SubjectBrand): WorldBrand {
  const key = fold(brand.name);
  return {
    name: { zh: brand.name, en: brand.name },
    site: siteOf(brand),
    visibility: 0.35 + 0.4 * seededNumber(seed, 'visibility', key),
    tone: -0.25 + seededNumber(seed, 'tone', key),
  };
}

/** The given website; else a host made from the name, under a top-level domain that nobody can register. */
function siteOf(brand: SubjectBrand): string {
  if (brand.website) {
    const address = /^https?:\/\//i.test(brand.website) ? brand.website : `https://${brand.website}`;
    if (URL.canParse(address)) return new URL(address).origin;
  }
  const letters = fold(brand.name)
    .replace(/[^a-z0-9]+/g, '')
    .slice(0, 40);
  return `https://www.${letters || `brand${Math.floor(seededNumber('host', brand.name) * 1e6)}`}.example`;
}

function shift(brand: WorldBrand, { seed, platform, day }: CandidateQuestion): Omit<Candidate, 'name'> {
  const key = fold(brand.name.en);
  const lean = 0.85 + 0.3 * seededNumber(seed, 'lean', platform, key);
  const drift = 0.9 + 0.2 * seededNumber(seed, 'drift', key, day.slice(0, 7));
  const mood =
    0.5 * (seededNumber(seed, 'mood', platform, key) - 0.5) + 0.4 * (seededNumber(seed, 'day', key, day) - 0.5);
  return {
    site: brand.site,
    chance: clamp(brand.visibility * lean * drift, 0.03, 0.97),
    tone: clamp(brand.tone + mood, -1, 1),
  };
}

function sameName(brand: WorldBrand, name: string): boolean {
  return fold(brand.name.en) === fold(name) || fold(brand.name.zh) === fold(name);
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

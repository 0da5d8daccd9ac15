import { domainToUnicode } from 'node:url';
import { getPublicSuffix } from 'tldts';
import { foldName } from '../../analysis/index.ts';
import { skeleton } from './confusables.ts';
import { isOneSlipAway } from './edit-distance.ts';
import type { Severity } from './finding.ts';
import { socialHandle } from './social-handle.ts';

/** A brand as its imitators see it. */
export interface Imitated {
  name: string;
  aliases: readonly string[];
  /** Registrable domains that are its own, that of its website among them. */
  domains: readonly string[];
  /** Its own accounts, with or without `@`. */
  handles: readonly string[];
  /** Names and registrable domains of others that are known: its competitors. */
  known: readonly string[];
}

export type Likeness = 'confusable' | 'misspelled' | 'added_words' | 'other_ending';

export interface Imitation {
  /** A registrable domain, or a host and handle: `x.com/@acme_support`. */
  subject: string;
  likeness: Likeness;
}

/** Shorter names are like too much. */
const SHORTEST_NAME = 4;
const SHORTEST_MISSPELLED = 6;

/** What imitators put before or behind a name. */
const ADDED_WORDS = new Set(
  (
    'official officials support supports help helpdesk service services customer care login signin account accounts ' +
    'secure security verify update wallet pay payment billing refund refunds claim bonus gift gifts promo promotion sale ' +
    'sales outlet shop shopping store online deals discount cheap coupon vip club app apps download install free team ' +
    'global china cn us usa uk eu real true the get my go buy try web site portal center centre hub ' +
    'guanwang guanfang kefu shangcheng fuwu zhongxin tuikuan'
  ).split(' '),
);

/** Endings that anybody may register for little money and that scams prefer; a brand's country sites do not end so. */
const CHEAP_ENDINGS = new Set(
  'top xyz vip shop store online site club icu live buzz win fun cc ltd wang click link work sbs cfd cyou bond rest quest'.split(
    ' ',
  ),
);

/**
 * Whether a cited address looks like the brand's and is not: a host or an account whose name can be taken for the brand's
 * (confusable letters, one slip of the keyboard, words added, its name under a cheap ending). `null` when it does not, when it is
 * the brand's own, and when it belongs to somebody known.
 */
export function imitation(url: string, domain: string, brand: Imitated): Imitation | null {
  const handle = socialHandle(url, domain);
  if (handle !== null) return imitatedHandle(handle, brand);
  if (brand.domains.includes(domain)) return null;
  const suffix = getPublicSuffix(domain, { allowPrivateDomains: true }) ?? '';
  const label = domainToUnicode(domain.slice(0, domain.length - suffix.length - 1));
  if (label === '' || isKnown(domain, label, brand)) return null;
  const own = brand.domains.map(labelOf);
  if (own.includes(label) || names(brand).includes(label)) {
    return own.length > 0 && CHEAP_ENDINGS.has(suffix) ? { subject: domain, likeness: 'other_ending' } : null;
  }
  const likeness = likenessTo(label, [...own, ...names(brand)]);
  return likeness === null ? null : { subject: domain, likeness };
}

/** High once it was cited three times: answers lead people there. */
export function imitationSeverity(citations: number): Severity {
  return citations >= 3 ? 'high' : 'medium';
}

function imitatedHandle({ host, handle }: { host: string; handle: string }, brand: Imitated): Imitation | null {
  const own = brand.handles.map((name) => plain(name.replace(/^.*[/@]/, '')));
  const seen = plain(handle);
  if (own.includes(seen) || brand.known.some((name) => plain(name) === seen)) return null;
  // An account of exactly the brand's name may be the brand's: people forget to declare theirs.
  if (own.length === 0 && names(brand).includes(seen)) return null;
  const likeness = likenessTo(handle.toLowerCase(), [...own, ...names(brand)]);
  return likeness === null ? null : { subject: `${host}/@${handle.toLowerCase()}`, likeness };
}

function likenessTo(label: string, candidates: readonly string[]): Likeness | null {
  const seen = together(label);
  for (const name of new Set(candidates)) {
    if (name.length < SHORTEST_NAME || seen === name) continue;
    if (skeleton(seen) === skeleton(name)) return 'confusable';
    if (hasAddedWords(label, name)) return 'added_words';
    if (name.length >= SHORTEST_MISSPELLED && isOneSlipAway(seen, name)) return 'misspelled';
  }
  return null;
}

/** The name, or what looks like it, with nothing but added words and digits around it. */
function hasAddedWords(label: string, name: string): boolean {
  const at = skeleton(label).indexOf(skeleton(name));
  if (at < 0 || skeleton(label).length !== label.length || skeleton(name).length !== name.length) return false;
  const around = [label.slice(0, at), label.slice(at + name.length)]
    .flatMap((part) => part.split(/[-_.\d]+/))
    .filter((part) => part !== '');
  return around.length > 0 && around.every((part) => ADDED_WORDS.has(part));
}

function isKnown(domain: string, label: string, { known }: Imitated): boolean {
  return known.some(
    (name) => name === domain || plain(name) === label || (name.includes('.') && labelOf(name) === label),
  );
}

function labelOf(domain: string): string {
  const suffix = getPublicSuffix(domain, { allowPrivateDomains: true }) ?? '';
  return domainToUnicode(domain.slice(0, Math.max(0, domain.length - suffix.length - 1)));
}

/** The brand's names as a domain or a handle would spell them. */
function names({ name, aliases }: Imitated): string[] {
  return [name, ...aliases].map(plain).filter((spelled) => /^[a-z\d]+$/.test(spelled));
}

function plain(name: string): string {
  return together(foldName(name));
}

/** As one word, its letters as they are. */
function together(name: string): string {
  return name.toLowerCase().replace(/[\s\-_.·'’]+/g, '');
}

import { registrableDomain } from '../../analysis/index.ts';
import type { Brand } from '../../brands/index.ts';
import { ownDomains } from '../../brands/own-domains.ts';
import type { Evidence, IncidentFinding } from '../incidents/incident-finding-store.ts';
import { type Imitated, type Imitation, imitation } from './impersonation.ts';
import { negativeSurge, type ToneCount } from './negative-surge.ts';
import { rankCollapse, type Standing } from './rank-collapse.ts';
import { collapseTitle, imitationTitle, surgeTitle } from './titles.ts';
import type { AnswerSeen, CitedAddress } from './window-store.ts';

export function surgeFinding(
  { language }: Pick<Brand, 'language'>,
  { now, before, negatives }: { now: ToneCount; before: ToneCount; negatives: readonly AnswerSeen[] },
): IncidentFinding | null {
  const surge = negativeSurge(now, before);
  if (surge === null) return null;
  return {
    type: 'negative_surge',
    subject: '',
    severity: surge.severity,
    title: surgeTitle(language, now, before),
    details: { now, before, ratio: surge.ratio, probability: surge.probability },
    evidence: negatives.map(answerEvidence),
  };
}

/** Its evidence is the day: no single answer shows that others are missing. */
export function collapseFinding(
  { language }: Pick<Brand, 'language'>,
  { now, before }: { now: Standing; before: Standing },
  at: Date,
): IncidentFinding | null {
  const collapse = rankCollapse(now, before);
  if (collapse === null) return null;
  const title = collapseTitle(language, collapse);
  const day = at.toISOString().slice(0, 10);
  return {
    type: 'rank_collapse',
    subject: '',
    severity: collapse.severity,
    title,
    details: collapse,
    evidence: [
      { subject: `day ${day}`, answerId: null, platform: null, excerpt: title, sourceUrl: null, observedAt: at },
    ],
  };
}

/** One for each imitator; `since` says when an incident about it was last resolved. */
export function imitationFindings(
  brand: Brand,
  cited: readonly CitedAddress[],
  since: (subject: string) => Date | undefined,
): IncidentFinding[] {
  const imitated = imitatedOf(brand);
  const found = new Map<string, { imitation: Imitation; evidence: Evidence[] }>();
  for (const address of cited) {
    const seen = imitation(address.url, address.domain, imitated);
    if (seen === null) continue;
    const resolved = since(seen.subject);
    if (resolved !== undefined && address.observedAt <= resolved) continue;
    const entry = found.get(seen.subject) ?? { imitation: seen, evidence: [] };
    const subject = `${address.answerId} ${address.url}`.slice(0, 1_000);
    entry.evidence.push({ ...answerEvidence(address), subject, sourceUrl: address.url });
    found.set(seen.subject, entry);
  }
  return [...found.values()].map(({ imitation: seen, evidence }) => ({
    type: 'impersonation',
    subject: seen.subject,
    severity: 'medium',
    title: imitationTitle(brand.language, seen),
    details: { likeness: seen.likeness },
    evidence,
  }));
}

function imitatedOf(brand: Brand): Imitated {
  const { name, aliases, handles, competitors } = brand;
  const domainOf = (address: string | null): string[] =>
    address !== null && URL.canParse(address) ? [registrableDomain(new URL(address).hostname)] : [];
  return {
    name,
    aliases,
    domains: ownDomains(brand),
    handles,
    known: competitors.flatMap((competitor) => [
      competitor.name,
      ...competitor.aliases,
      ...domainOf(competitor.website),
    ]),
  };
}

function answerEvidence({ answerId, platform, excerpt, observedAt }: AnswerSeen): Evidence {
  return { subject: `answer ${answerId}`, answerId, platform, excerpt, sourceUrl: null, observedAt };
}

import { getDomain } from 'tldts'
import { foldName } from './fold.ts'
import type { Analysis, Answer, Citation, Mention, Tracked, TrackedName } from './types.ts'

export type * from './types.ts'
export { foldName } from './fold.ts'

/** Whether the text names the brand or one of its aliases. */
export function namesBrand(text: string, brand: TrackedName): boolean {
  return findMentions(text, brand).length > 0
}

/** Where, at which rank and in what tone an answer names the brand, and which sources it cites. Never throws. */
export function analyzeAnswer(answer: Answer, tracked: Tracked): Analysis {
  const mentions = findMentions(answer.text, tracked.brand)
  const position = mentions[0]?.start ?? -1
  const others = tracked.competitors.map((competitor) => ({
    name: competitor.name,
    position: findMentions(answer.text, competitor)[0]?.start ?? -1,
  }))
  const firsts = [position, ...others.map((other) => other.position)].filter((first) => first >= 0)
  const rankAt = (first: number): number => (first < 0 ? 0 : 1 + firsts.filter((other) => other < first).length)
  return {
    mentioned: position >= 0,
    position,
    rank: rankAt(position),
    sentiment: position >= 0 ? 'neutral' : null,
    snippet: position >= 0 ? sentenceAround(answer.text, position) : '',
    mentions,
    competitors: others.map(({ name, position: first }) => ({
      name,
      mentioned: first >= 0,
      position: first,
      rank: rankAt(first),
    })),
    citations: citationsOf(answer),
  }
}

function findMentions(text: string, brand: TrackedName): Mention[] {
  const haystack = [...text.toLowerCase()]
  const original = [...text]
  if (haystack.length !== original.length) return []
  const joined = haystack.join('')
  const found = new Map<number, Mention>()
  for (const name of [brand.name, ...(brand.aliases ?? [])]) {
    const needle = foldName(name)
    if (needle === '') continue
    for (let at = joined.indexOf(needle); at >= 0; at = joined.indexOf(needle, at + needle.length)) {
      const before = joined[at - 1] ?? ' '
      const after = joined[at + needle.length] ?? ' '
      if (/[a-z0-9]/.test(needle[0] ?? '') && /[a-z0-9]/.test(before)) continue
      if (/[a-z0-9]/.test(needle.at(-1) ?? '') && /[a-z0-9]/.test(after)) continue
      const start = [...joined.slice(0, at)].length
      const end = start + [...needle].length
      found.set(start, { start, end, text: original.slice(start, end).join('') })
    }
  }
  return [...found.values()].sort((a, b) => a.start - b.start)
}

function sentenceAround(text: string, position: number): string {
  const points = [...text]
  let start = position
  let end = position
  while (start > 0 && !/[。！？!?\n]/.test(points[start - 1] ?? '')) start--
  while (end < points.length && !/[。！？!?\n]/.test(points[end] ?? '')) end++
  return points.slice(start, end + 1).join('').trim()
}

function citationsOf(answer: Answer): Citation[] {
  const found = new Map<string, Citation>()
  const add = (raw: string, context: string): void => {
    const url = URL.canParse(raw) ? new URL(raw) : null
    if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || found.has(url.href)) return
    found.set(url.href, { url: url.href, domain: getDomain(url.href, { allowPrivateDomains: true }) ?? url.hostname, context })
  }
  for (const cited of answer.citations ?? []) add(cited.url, cited.title ?? '')
  for (const match of answer.text.matchAll(/https?:\/\/[^\s<>"'）)\]，。]+/g)) {
    add(match[0], sentenceAround(answer.text, [...answer.text.slice(0, match.index)].length))
  }
  return [...found.values()]
}

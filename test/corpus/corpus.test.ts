import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Entry } from './entry.ts';
import { LANGUAGES, labelledPosition, SETS, THEMES } from './entry.ts';
import { loadSet } from './load.ts';
import type { Reading } from './methods.ts';
import { judge } from './score.ts';

const entries = SETS.flatMap((name) => loadSet(name));
const faultsOf = (find: (entry: Entry) => boolean) => entries.filter(find).map(({ id }) => id);

describe('the labelled corpus', () => {
  it('has unique ids, known themes and languages, and named brands', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(faultsOf(({ theme }) => !THEMES.includes(theme))).toEqual([]);
    expect(faultsOf(({ language }) => !LANGUAGES.includes(language))).toEqual([]);
    expect(faultsOf(({ brand, competitors }) => [brand, ...competitors].some(({ name }) => !name.trim()))).toEqual([]);
  });

  it('labels a position that the text has, and only where the brand is mentioned', () => {
    expect(faultsOf((entry) => entry.expected.mentioned !== labelledPosition(entry) >= 0)).toEqual([]);
  });

  it('labels rank and tone of mentions, and of nothing else', () => {
    const whole = ({ expected: { mentioned, rank, sentiment } }: Entry) =>
      mentioned ? Number.isInteger(rank) && rank >= 1 && sentiment !== null : rank === 0 && sentiment === null;
    expect(faultsOf((entry) => !whole(entry))).toEqual([]);
  });

  it('labels citations that are normalised web addresses below their domain, each once', () => {
    const sound = ({ url, domain }: { url: string; domain: string }) => {
      const { href, protocol, hostname, hash, username } = new URL(url);
      const web = protocol === 'http:' || protocol === 'https:';
      return href === url && web && `.${hostname}`.endsWith(`.${domain}`) && hash === '' && username === '';
    };
    expect(faultsOf(({ expected }) => !expected.citations.every(sound))).toEqual([]);
    const urls = ({ expected }: Entry) => expected.citations.map(({ url }) => url);
    expect(faultsOf((entry) => new Set(urls(entry)).size !== urls(entry).length)).toEqual([]);
  });

  it('keeps at least a third aside, with every theme in both sets', () => {
    expect(loadSet('set-aside').length).toBeGreaterThanOrEqual(entries.length / 3);
    for (const name of SETS) expect(new Set(loadSet(name).map(({ theme }) => theme)).size).toBe(THEMES.length);
  });

  it('holds no answer twice for the same brand', () => {
    const key = ({ brand, text }: Entry) => `${brand.name}\n${text}`;
    const seen = Map.groupBy(
      entries.filter(({ text }) => text.trim()),
      key,
    );
    expect([...seen.values()].filter(({ length }) => length > 1).map((same) => same.map(({ id }) => id))).toEqual([]);
  });
});

describe('the answers written for their tone', () => {
  const folder = new URL('./tone/written/', import.meta.url);
  const lines = readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .trim()
        .split('\n')
        .map((line, index) => ({ place: `${file}:${index + 1}`, parts: line.split('\t') })),
    );

  it('have brands that stand in the text, at least one with a tone, and no other tones', () => {
    const isSound = ([labels = '', text = '', ...more]: string[]): boolean => {
      const brands = labels.split(';').map((label) => label.split('='));
      const tones = brands.flatMap(([, tone]) => tone ?? []);
      return (
        more.length === 0 &&
        brands.every(([name = '']) => name !== '' && text.includes(name)) &&
        tones.length > 0 &&
        tones.every((tone) => ['positive', 'neutral', 'negative'].includes(tone))
      );
    };
    expect(lines.filter(({ parts }) => !isSound(parts)).map(({ place }) => place)).toEqual([]);
  });

  it('are all different', () => {
    const same = Map.groupBy(lines, ({ parts }) => parts[1]);
    expect(
      [...same.values()].filter(({ length }) => length > 1).flatMap((all) => all.map(({ place }) => place)),
    ).toEqual([]);
  });
});

describe('judging a reading', () => {
  const entry: Entry = {
    id: 'x',
    theme: 'unicode',
    language: 'en',
    brand: { name: 'Acme', aliases: [] },
    competitors: [],
    text: '🎉 acme, Acme: https://acme.example/',
    expected: {
      mentioned: true,
      at: { text: 'Acme', occurrence: 1 },
      rank: 1,
      sentiment: 'neutral',
      citations: [{ url: 'https://acme.example/', domain: 'acme.example' }],
    },
  };
  const right: Reading = { ...entry.expected, position: 8 };

  it('counts an equal reading as right in every measure, offsets in code points', () => {
    const all = { precision: true, recall: true, position: true, rank: true, sentiment: true, citations: true };
    expect(judge(entry, right)).toEqual(all);
  });

  it('counts a missed mention against recall, rank and tone, and asks for no position', () => {
    const missed: Reading = { mentioned: false, position: -1, rank: 0, sentiment: null, citations: [] };
    expect(judge(entry, missed)).toEqual({ recall: false, rank: false, sentiment: false, citations: false });
  });

  it('counts a false mention against precision alone', () => {
    const unnamed: Entry = {
      ...entry,
      expected: { mentioned: false, at: null, rank: 0, sentiment: null, citations: [] },
    };
    expect(judge(unnamed, { ...right, citations: [] })).toEqual({ precision: false });
  });
});

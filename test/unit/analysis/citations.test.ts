import { describe, expect, test } from 'vitest';
import type { CitedLink } from '../../../src/analysis/index.ts';
import { analyzeAnswer, normalizeUrl, registrableDomain } from '../../../src/analysis/index.ts';

const cite = (text: string, citations: CitedLink[] = []) =>
  analyzeAnswer({ text, citations }, { brand: { name: 'Sony', aliases: [] }, competitors: [] }).citations;
const urls = (text: string): string[] => cite(text).map(({ url }) => url);

describe('links in the text', () => {
  test.each([
    ['见https://example.com/a，很好。', ['https://example.com/a']],
    ['（来源：https://example.com/a）', ['https://example.com/a']],
    ['访问https://example.com/path了解更多', ['https://example.com/path']],
    [
      'https://zh.wikipedia.org/wiki/小米集团。',
      ['https://zh.wikipedia.org/wiki/%E5%B0%8F%E7%B1%B3%E9%9B%86%E5%9B%A2'],
    ],
    ['(see https://en.wikipedia.org/wiki/Foo_(bar)).', ['https://en.wikipedia.org/wiki/Foo_(bar)']],
    [
      '[a](https://example.com/x_(y) "title") and [b](<https://example.com/z>)',
      ['https://example.com/x_(y)', 'https://example.com/z'],
    ],
    ['Read [this][1].\n\n[1]: https://example.com/ref "Title"', ['https://example.com/ref']],
    ['<a href="https://example.com/?a=1&amp;b=2">x</a>', ['https://example.com/?a=1&b=2']],
    ['<https://example.com/auto>', ['https://example.com/auto']],
    ['**https://example.com/bold**', ['https://example.com/bold']],
    ['![image](https://example.com/i.png) `https://example.com/code`', []],
    ['ftp://example.com/x mailto:a@example.com javascript:alert(1) [x](/relative)', []],
    ['https://例子.中国/路径', ['https://xn--fsqu00a.xn--fiqs8s/%E8%B7%AF%E5%BE%84']],
    [
      'https://example.com:8080/a and https://example.com:443/b',
      ['https://example.com:8080/a', 'https://example.com/b'],
    ],
    ['https://user:secret@example.com/a', ['https://example.com/a']],
    ['https://example.com/a#:~:text=hello and https://example.com/a#top', ['https://example.com/a']],
    ['https://example.com/a?utm_source=x&id=7&gclid=y', ['https://example.com/a?id=7']],
    ['| https://example.com/a|b |', ['https://example.com/a']],
  ])('%s', (text, expected) => {
    expect(urls(text)).toEqual(expected);
  });

  test('the context is the sentence that cites', () => {
    const [citation] = cite('First sentence. Sony is good ([Review](https://example.com/r)). Last sentence.');
    expect(citation?.context).toBe('Sony is good ([Review](https://example.com/r)).');
    expect(cite('One.<br>Two https://example.com/r')[0]?.context).toBe('Two https://example.com/r');
  });
});

test('sources of the platform come first, and a source counts once', () => {
  const found = cite('See https://b.example.com/2?utm_medium=z and https://a.example.com/1', [
    { url: 'https://b.example.com/2', title: 'B' },
    { url: 'not a url' },
  ]);
  expect(found.map(({ url }) => url)).toEqual(['https://b.example.com/2', 'https://a.example.com/1']);
});

test('the domain is registrable, private suffixes included', () => {
  expect(registrableDomain('news.bbc.co.uk')).toBe('bbc.co.uk');
  expect(registrableDomain('someone.github.io')).toBe('someone.github.io');
  expect(registrableDomain('127.0.0.1')).toBe('127.0.0.1');
});

test('a redirector is cited under the site that its title names', () => {
  const url = 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/abc';
  expect(cite('', [{ url, title: 'www.sony.co.jp' }])[0]?.domain).toBe('sony.co.jp');
});

test('what is no http address is none', () => {
  for (const written of ['', 'javascript:1', 'https://', 'http://-a.com', 'https://a..b'])
    expect(normalizeUrl(written)).toBeNull();
});

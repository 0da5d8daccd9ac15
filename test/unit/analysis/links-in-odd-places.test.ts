import { expect, test } from 'vitest';
import { analyze } from './mention-cases.ts';

const ASCII = (written: string) => new URL(written).href;

const CASES: [string, string[]][] = [
  ['https://example.com/x;https://example.com/y', ['https://example.com/x', 'https://example.com/y']],
  ['https://example.com/x,https://example.org/y', ['https://example.com/x', 'https://example.org/y']],
  ['https://example.com/a|https://example.com/b', ['https://example.com/a', 'https://example.com/b']],
  [
    '|<https://example.com/kettle/>|[shop](https://example.org/p?v=1&utm_source=x)|https://example.net/ip/5|',
    ['https://example.com/kettle/', 'https://example.org/p?v=1', 'https://example.net/ip/5'],
  ],
  ['https://bücher.example/ä?ö=ü', [ASCII('https://bücher.example/ä?ö=ü')]],
  ['https://例え.jp/パス', [ASCII('https://例え.jp/パス')]],
  ['http://例子.测试.中国/地图?级=1#云南。', [ASCII('http://例子.测试.中国/地图?级=1')]],
  ['https://example.com/a?关键词=手机&x=1', [ASCII('https://example.com/a?关键词=手机&x=1')]],
  ['去https://example.com/?了解更多', ['https://example.com/']],
  ['见https://example.com/产品.html，谢谢', [ASCII('https://example.com/产品.html')]],
  [
    '[x](<https://example.com/a b>) and [y](https://example.com/b_(c) "T")',
    ['https://example.com/a%20b', 'https://example.com/b_(c)'],
  ],
  ["<A HREF='https://example.com/z?a=1&amp;b=2'>go</A>", ['https://example.com/z?a=1&b=2']],
];

test.each(CASES)('%s', (text, urls) => {
  expect(analyze(text, 'Nobody').citations.map(({ url }) => url)).toEqual(urls);
});

test.each([
  'Order from acme.nl or shop.acme.it today.',
  'See acme.co.nz/deals and acme.studio.',
  'Beware of Acme.app.co pages.',
])('an address without http names nobody: %s', (text) => {
  expect(analyze(text, 'Acme').mentioned).toBe(false);
});

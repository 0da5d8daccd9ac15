import { describe, expect, it } from 'vitest';
import { analyzeAnswer, foldName } from '../../../src/analysis/index.ts';
import { CHINESE } from '../../../src/analysis/names/longer-chinese.ts';
import { ENGLISH } from '../../../src/analysis/names/longer-english.ts';
import { settingsOf } from '../../../src/analysis/names/longer-names.ts';

const positionOf = (name: string, text: string, category = '') =>
  analyzeAnswer({ text }, { brand: { name, aliases: [], category }, competitors: [] }, { sentiment: false }).position;

describe('a name within a longer one of others', () => {
  it.each([
    ['Delta', 'Delta Dental covers two cleanings a year. Call Delta Dental first.', 'airlines'],
    ['Bing', 'Bing Crosby recorded it in eighteen minutes.', 'search engines'],
    ['Bose', 'A Bose–Einstein condensate forms near absolute zero.', 'headphones'],
    ['Nova', 'The Bank of Nova Scotia has a branch on Spring Garden Road.', 'neobanks'],
    ['Gap', 'Gap analysis comes first, then the plan.', 'clothing'],
    ['Apple', 'Apple pies cool on the sill.', 'phones'],
    ['三星', '三星堆的青铜面具值得一看。', '手机'],
    ['特斯拉', '医院用的是1.5特斯拉的磁共振。', '电动汽车'],
  ])('%s: %s', (name, text, category) => {
    expect(positionOf(name, text, category)).toBe(-1);
  });

  it('is found where it stands for itself beside the longer one', () => {
    expect(positionOf('Delta', 'Delta Dental is an insurer; Delta flies to Rome.', 'airlines')).toBe(28);
  });

  it('may be the brand where its business has the words of the longer one', () => {
    expect(positionOf('Delta', 'Delta Dental covers two cleanings a year.', 'dental insurance')).toBe(0);
  });

  it('is a word of its own where it alone has a capital', () => {
    expect(positionOf('Gap', 'We read the Gap analysis of its quarter; Gap sells jeans.', 'clothing')).toBe(12);
  });

  it('ends where a word ends', () => {
    expect(positionOf('Ford', 'Ford foundational models drive well.', 'cars')).toBe(0);
  });

  it('is never looked for before the text begins', () => {
    expect(positionOf('千问', '千问3的小尺寸模型也能跑。', '大模型')).toBe(0);
  });
});

describe('the lists', () => {
  const lines = `${ENGLISH}${CHINESE}`.split('\n').filter((line) => line !== '');

  it('hold folded names, each once, and phrases with one place for the name', () => {
    const names = lines.map((line) => line.slice(0, line.indexOf(': ')));
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) {
      expect(foldName(name)).toBe(name);
      for (const { before, after } of settingsOf(name)) {
        expect(`${before}${after}`).not.toMatch(/^\s*$|~/);
        expect(foldName(`${before}${name}${after}`)).toBe(`${before}${name}${after}`);
      }
    }
  });
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHINESE_NETWORK } from '../../../src/analysis/sentiment/fitted/chinese.ts';
import { CHINESE_WEIGHING } from '../../../src/analysis/sentiment/fitted/chinese-weighing.ts';
import { ENGLISH_NETWORK } from '../../../src/analysis/sentiment/fitted/english.ts';
import { ENGLISH_WEIGHING } from '../../../src/analysis/sentiment/fitted/english-weighing.ts';
import { memberSource, networkSource, weighingSource } from '../../corpus/tone/network-source.ts';

const networks = { english: ENGLISH_NETWORK, chinese: CHINESE_NETWORK };
const weighings = { english: ENGLISH_WEIGHING, chinese: CHINESE_WEIGHING };
const kept = (name: string) =>
  readFileSync(new URL(`../../../src/analysis/sentiment/fitted/${name}.ts`, import.meta.url), 'utf8');

test.each(['english', 'chinese'] as const)('what is fitted to %s is written as it is kept', (language) => {
  const { members } = networks[language];
  expect(networkSource(language, networks[language], members.length) === kept(language)).toBe(true);
  members.forEach((member, index) => {
    expect(memberSource(language, index + 1, member) === kept(`${language}-${index + 1}`)).toBe(true);
  });
  expect(weighingSource(language, weighings[language]) === kept(`${language}-weighing`)).toBe(true);
});

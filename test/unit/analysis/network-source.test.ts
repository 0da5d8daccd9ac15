import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHINESE_NETWORK } from '../../../src/analysis/sentiment/lexicon/chinese-network.ts';
import { ENGLISH_NETWORK } from '../../../src/analysis/sentiment/lexicon/english-network.ts';
import { networkSource } from '../../corpus/tone/network-source.ts';

const networks = { english: ENGLISH_NETWORK, chinese: CHINESE_NETWORK };

test.each(['english', 'chinese'] as const)('the %s network is written as it is kept', (language) => {
  const file = new URL(`../../../src/analysis/sentiment/lexicon/${language}-network.ts`, import.meta.url);
  expect(networkSource(language, networks[language]) === readFileSync(file, 'utf8')).toBe(true);
});

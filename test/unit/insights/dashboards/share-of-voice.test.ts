import { expect, test } from 'vitest';
import { shareOfVoice } from '../../../../src/insights/dashboards/figures.ts';
import { seededRandom } from '../../../support/seeded-random.ts';

test('nobody named: not known', () => {
  expect(shareOfVoice({ mentions: 0, voices: 0, answers: 9 })).toEqual({
    shareOfVoice: null,
    shareOfVoiceInterval: null,
  });
});

test('the only voice has all of it', () => {
  const { shareOfVoice: share, shareOfVoiceInterval } = shareOfVoice({ mentions: 3, voices: 3, answers: 5 });
  expect(share).toBe(1);
  expect(shareOfVoiceInterval?.high).toBe(1);
});

test('the interval covers the true share in 95 % of samples, also where an answer names either the brand or three others', () => {
  const random = seededRandom(7);
  const trueShare = 0.5 / (0.5 + 1.5);
  const rounds = 2_000;
  let covered = 0;
  for (let round = 0; round < rounds; round += 1) {
    const answers = 60;
    let mentions = 0;
    for (let answer = 0; answer < answers; answer += 1) if (random.uniform() < 0.5) mentions += 1;
    const { shareOfVoiceInterval: found } = shareOfVoice({
      mentions,
      voices: mentions + 3 * (answers - mentions),
      answers,
    });
    if (found !== null && found.low <= trueShare && trueShare <= found.high) covered += 1;
  }
  expect(covered / rounds).toBeGreaterThanOrEqual(0.95);
});

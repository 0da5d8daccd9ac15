import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EeatEvidence, eeatScore, eeatScores } from '../../../../src/insights/authority/eeat.ts';
import { type GeoSums, geoScore } from '../../../../src/insights/authority/geo-score.ts';
import { sourceKind } from '../../../../src/insights/authority/source-kinds.ts';

const SUMS: GeoSums = {
  answers: 40,
  discoveryAnswers: 20,
  discoveryMentions: 9,
  rankGainSum: 5.4,
  competitorMentions: 21,
  positive: 6,
  neutral: 3,
  negative: 1,
  ownSiteAnswers: 10,
};

describe('the GEO score', () => {
  test('is the weighted sum of its five terms', () => {
    // Wilson lower bound of 9 in 20: 0.258197858; 5.4 / 9; (6 + 1.5) / 10; 10 / 40; 9 / 30.
    const expected = 100 * (0.4 * 0.258197858 + 0.2 * 0.6 + 0.15 * 0.75 + 0.15 * 0.25 + 0.1 * 0.3);
    expect(geoScore(SUMS)).toBeCloseTo(expected, 3);
  });

  test('drops what cannot be measured and rescales the rest', () => {
    expect(geoScore({ ...SUMS, ownSiteAnswers: null })).toBeCloseTo(
      (100 * (0.4 * 0.258197858 + 0.2 * 0.6 + 0.15 * 0.75 + 0.1 * 0.3)) / 0.85,
      3,
    );
    const silent: GeoSums = {
      answers: 5,
      discoveryAnswers: 5,
      discoveryMentions: 0,
      rankGainSum: 0,
      competitorMentions: 0,
      positive: 0,
      neutral: 0,
      negative: 0,
      ownSiteAnswers: 0,
    };
    // Visibility and own site are known to be nothing; rank, tone and share of voice are not known.
    expect(geoScore(silent)).toBe(0);
    expect(geoScore({ ...silent, discoveryAnswers: 0, ownSiteAnswers: null })).toBeNull();
  });

  test('is unknown without answers, and else between 0 and 100', () => {
    expect(geoScore({ ...SUMS, answers: 0 })).toBeNull();
    const counts = fc.tuple(...Array.from({ length: 7 }, () => fc.nat({ max: 50 })));
    fc.assert(
      fc.property(
        counts,
        ([mentions = 0, missed = 0, rivals = 0, positive = 0, neutral = 0, negative = 0, own = 0]) => {
          const discoveryAnswers = mentions + missed;
          const answers = discoveryAnswers + own + 1;
          const rankGainSum = mentions * 0.63;
          const score = geoScore({
            answers,
            discoveryAnswers,
            discoveryMentions: mentions,
            rankGainSum,
            competitorMentions: rivals,
            positive,
            neutral,
            negative,
            ownSiteAnswers: own,
          });
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(100);
        },
      ),
    );
  });
});

const EVIDENCE: EeatEvidence = {
  mentions: 10,
  firstHandMentions: 4,
  ownSiteMentions: 2,
  negativeMentions: 1,
  sources: [
    { host: 'www.zhihu.com', domain: 'zhihu.com' },
    { host: 'baike.baidu.com', domain: 'baidu.com' },
    { host: 'tieba.baidu.com', domain: 'baidu.com' },
    { host: 'nobody.example', domain: 'nobody.example' },
  ],
  graveIncidents: 2,
};

describe('the E-E-A-T scores', () => {
  test('follow their definitions', () => {
    const scores = eeatScores(EVIDENCE);
    expect(scores).toEqual({
      experience: 40,
      expertise: 20,
      // Three domains, one of them an encyclopaedia on one of its hosts: D = 4.
      authoritativeness: expect.closeTo(100 * (1 - Math.exp(-0.4)), 9),
      trustworthiness: 70,
    });
    expect(eeatScore(scores)).toBeCloseTo((40 + 20 + 32.968 + 70) / 4, 3);
  });

  test('do not fall below 0, and are unknown where nothing was measured', () => {
    expect(eeatScores({ ...EVIDENCE, graveIncidents: 40 }).trustworthiness).toBe(0);
    const siteless = eeatScores({ ...EVIDENCE, ownSiteMentions: null });
    expect(siteless.expertise).toBeNull();
    expect(eeatScore(siteless)).toBeCloseTo((40 + 32.968 + 70) / 3, 3);
    const unmentioned = eeatScores({ ...EVIDENCE, mentions: 0 });
    expect(Object.values(unmentioned)).toEqual([null, null, null, null]);
    expect(eeatScore(unmentioned)).toBeNull();
  });
});

describe('the kind of a source', () => {
  test.each([
    ['www.zhihu.com', 'first-hand'],
    ['v2ex.com', 'first-hand'],
    ['old.reddit.com', 'first-hand'],
    ['zhidao.baidu.com', 'first-hand'],
    ['baike.baidu.com', 'encyclopaedia'],
    ['zh.wikipedia.org', 'encyclopaedia'],
    ['www.baidu.com', null],
    ['www.samr.gov.cn', 'government'],
    ['gov.uk', 'government'],
    ['www.gov.uk', 'government'],
    ['nasa.gov', 'government'],
    ['www.meti.go.jp', 'government'],
    ['www.tsinghua.edu.cn', 'education'],
    ['mit.edu', 'education'],
    ['ox.ac.uk', 'education'],
    ['www.reuters.com', 'news'],
    ['finance.sina.com.cn', 'news'],
    ['sina.com.cn', null],
    ['notreddit.com', null],
    ['reddit.com.evil.example', null],
    ['mygov.cn', null],
    ['edu.example', null],
    ['acme.go', null],
    ['com', null],
    ['', null],
  ])('%s: %s', (host, kind) => {
    expect(sourceKind(host)).toBe(kind);
  });
});

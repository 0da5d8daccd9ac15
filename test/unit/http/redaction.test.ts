import { expect, test } from 'vitest';
import { redactSecrets } from '../../../src/http/access-log.ts';

test.each([
  [`/api/x?brand=a&key=sk_live_${'a'.repeat(32)}`, '/api/x?brand=a&key=[redacted]'],
  [`/api/x/sk_test_${'B1'.repeat(16)}/y`, '/api/x/[redacted]/y'],
  [`/api/x?q=answerscope_${'0f'.repeat(12)}`, '/api/x?q=[redacted]'],
  ['/api/x?access_token=abc&days=7', '/api/x?access_token=[redacted]&days=7'],
  ['/api/x?a=1;password=abc#f', '/api/x?a=1;password=[redacted]#f'],
  ['failed with Authorization: Bearer abc.def', 'failed with Authorization: Bearer [redacted]'],
  ['/api/x?h=Bearer%20abcdef', '/api/x?h=Bearer [redacted]'],
  ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw leaked', '[redacted] leaked'],
  [
    '/api/v1/citations?brandId=019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10&days=7',
    '/api/v1/citations?brandId=019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10&days=7',
  ],
])('%s', (text, expected) => {
  expect(redactSecrets(text)).toBe(expected);
});

import { expect, test } from 'vitest';
import { nameFault, refuseNames } from '../../../src/brands/name-rule.ts';

test.each(['蔚来', 'Linear', '3M', '得到', 'C++', '🍎', 'Häagen-Dazs', 'A\u200bB'])(
  'an answer could name %j',
  (name) => {
    expect(nameFault(name)).toBeNull();
  },
);

test.each(['\u200b', '\u00ad', '\u3164', '...', '!!!', 'A\u0001B', '\u007f', 'A\ufdd0'])(
  'no answer could name %j',
  (name) => {
    expect(nameFault(name)).not.toBeNull();
  },
);

test('the failure names each field', () => {
  const failure = refuseNames([
    { path: 'body.brand_name', name: 'Acme' },
    { path: 'body.competitors[1]', name: '…' },
  ]);
  expect(failure).toMatchObject({ failure: 'invalid_request', details: [{ path: 'body.competitors[1]' }] });
});

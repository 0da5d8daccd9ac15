import { expect, test } from 'vitest';
import { createPasswords } from '../../../src/accounts/passwords.ts';
import { isFailure } from '../../../src/failure.ts';

test('a digest is argon2id, salted, and matches its password only', async () => {
  const passwords = createPasswords();
  const [first, second] = await Promise.all([passwords.hash('one long password'), passwords.hash('one long password')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(second).not.toBe(first);
  expect(await passwords.verify(String(first), 'one long password')).toBe(true);
  expect(await passwords.verify(String(first), 'another password')).toBe(false);
});

test('nobody’s password matches nothing, not even what it is compared with', async () => {
  const passwords = createPasswords();
  expect(await passwords.verify(null, 'nobody has this password')).toBe(false);
});

test('composed and decomposed characters are the same password', async () => {
  const passwords = createPasswords();
  const digest = String(await passwords.hash('caf\u00e9 au lait, s\u2019il vous pla\u00eet'));
  expect(await passwords.verify(digest, 'cafe\u0301 au lait, s\u2019il vous plai\u0302t')).toBe(true);
});

test('only so many wait; the rest are told to come back, and places are free again afterwards', async () => {
  const passwords = createPasswords({ atOnce: 1, waiting: 2 });
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => passwords.hash('one long password')));
  expect(outcomes.map((outcome) => isFailure(outcome))).toEqual([false, false, false, true, true]);
  expect(outcomes.at(-1)).toMatchObject({ failure: 'unavailable', retryAfterSeconds: expect.any(Number) });
  expect(isFailure(await passwords.hash('one long password'))).toBe(false);
});

import { describe, expect, test } from 'vitest';
import { startFailure } from '../../../src/commands/start-failure.ts';

/** As `pg` throws what PostgreSQL answers. */
const answered = (code: string, message: string): Error => Object.assign(new Error(message), { code });

describe('what keeps a process from starting', () => {
  test.each([
    ['28P01', 'password authentication failed for user "answerscope"'],
    ['3D000', 'database "answerscop" does not exist'],
    ['42501', 'permission denied for schema public'],
  ])('%s is named by its setting, without a stack', (code, message) => {
    expect(startFailure(answered(code, message))).toBe(`DATABASE_URL: the database refuses (${message}).`);
  });

  test('a mistake of ours is none of the settings', () => {
    expect(startFailure(answered('42601', 'syntax error at or near "slect"'))).toBeNull();
    expect(startFailure(new TypeError('x is not a function'))).toBeNull();
  });
});

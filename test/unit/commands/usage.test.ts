import { describe, expect, test } from 'vitest';
import { COMMANDS, UsageError, usage } from '../../../src/commands/index.ts';

/** Nobody listens there: a command that reads its options too late fails in another way. */
const NOWHERE = { DATABASE_URL: 'postgres://127.0.0.1:1/none' };

const ID = '019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10';

describe('a command line that is wrong is refused before anything is opened, by what is wrong', () => {
  test.each([
    ['keys', [], 'create'],
    ['keys', ['delete'], 'create'],
    ['keys', ['create', 'now'], 'now'],
    ['keys', ['create'], '--interface'],
    ['keys', ['create', '--interface', 'v2'], '--interface'],
    ['keys', ['create', '--interface'], '--interface'],
    ['keys', ['create', '--interface', 'v1', '--scope', 'all'], '--scope'],
    ['keys', ['create', '--interface', 'v1', '--tier', 'gold'], '--tier'],
    ['keys', ['create', '--interface', 'direct', '--test'], '--test'],
    ['keys', ['create', '--interface', 'v1', '--nope'], '--nope'],
    ['keys', ['create', '--interface', 'v1', '--email', 'x'], '--email'],
    ['keys', ['create', '--interface', 'v1', '--account', ' '], '--account'],
    ['brands', [], 'set'],
    ['brands', ['set'], '--brand'],
    ['brands', ['set', '--brand', 'x'], '--brand'],
    ['brands', ['set', '--brand', ID, '--website', 'ftp://x'], '--website'],
    ['packs', [], 'add'],
    ['packs', ['add', '--file', 'x'], '--name'],
    ['packs', ['add', '--name', 'x'], '--file'],
    ['packs', ['add', '--name', 'x', '--file', '/does/not/exist'], '--file'],
    ['packs', ['add', '--name', 'x', '--file', 'package.json'], '--file'],
    ['work', ['--replay', 'x'], '--account'],
    ['work', ['now'], 'now'],
    ['serve', ['--once'], '--once'],
    ['migrate', ['--force'], '--force'],
    ['replay', [], '--file'],
    ['replay', ['--file', '/does/not/exist'], '--file'],
    ['replay', ['--file', 'package.json'], 'line 1'],
    ['demo', ['--twice'], '--twice'],
  ])('%s %j: %s', async (name, args, wrong) => {
    const command = COMMANDS.find((candidate) => candidate.name === name);
    const failure = await command?.run(args, NOWHERE).then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(UsageError);
    expect((failure as Error).message).toContain(wrong);
  });
});

test('every command says how it is called', () => {
  for (const { name, usage: line } of COMMANDS) {
    expect(line.startsWith(`answerscope ${name}`)).toBe(true);
    expect(usage()).toContain(`  ${name} `);
  }
});

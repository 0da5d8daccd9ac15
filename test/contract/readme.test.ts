import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { operations as direct } from '../../generated/direct/operations.ts';
import { operations as v1 } from '../../generated/v1/operations.ts';
import { direct as directHandlers } from '../../src/api/direct/index.ts';
import { notYet } from '../../src/api/not-yet.ts';
import { v1 as v1Handlers } from '../../src/api/v1/index.ts';
import { COMMANDS } from '../../src/commands/index.ts';
import { PLATFORM_SETTINGS, SETTINGS } from '../../src/config.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

describe('the README', () => {
  test('shows every setting with its default and meaning, and no other', () => {
    const rows = [...readme.matchAll(/^\| `([A-Z_]+)` \| (?:`?(.*?)`?) ?\| (.*) \|$/gm)];
    const shown = rows.map(([, name, standard, meaning]) => ({ name, default: standard?.trim(), meaning }));
    expect(shown).toEqual([...SETTINGS, ...PLATFORM_SETTINGS]);
  });

  test('lists exactly the operations that are described but not served', () => {
    const unserved = [
      ...Object.keys(direct).filter((id) => handlerOf(directHandlers, id) === notYet),
      ...Object.keys(v1).filter((id) => handlerOf(v1Handlers, id) === notYet),
    ];
    const listed = /answered with 501 until their release:\n\n([\s\S]*?)\n\n/.exec(readme)?.[1] ?? '';
    expect([...listed.matchAll(/`(\w+)`/g)].map(([, id]) => id).sort()).toEqual(unserved.sort());
  });

  test('names every command', () => {
    for (const { name } of COMMANDS) expect(readme).toMatch(new RegExp(`^\\| \`${name}[ \`]`, 'm'));
  });
});

function handlerOf(handlers: object, id: string): unknown {
  return (handlers as Record<string, unknown>)[id];
}

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/commands/index.ts';
import { PLATFORM_SETTINGS, SETTINGS } from '../../src/config.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

describe('the README', () => {
  test('shows every setting with its default and meaning, and no other', () => {
    const rows = [...readme.matchAll(/^\| `([A-Z_]+)` \| (?:`?(.*?)`?) ?\| (.*) \|$/gm)];
    const shown = rows.map(([, name, standard, meaning]) => ({ name, default: standard?.trim(), meaning }));
    expect(shown).toEqual([...SETTINGS, ...PLATFORM_SETTINGS]);
  });

  test('names every command', () => {
    for (const { name } of COMMANDS) expect(readme).toMatch(new RegExp(`^\\| \`${name}[ \`]`, 'm'));
  });
});

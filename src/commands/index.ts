import { account } from './account.ts';
import { announce } from './announce.ts';
import { brands } from './brands.ts';
import type { Command } from './command.ts';
import { demo } from './demo.ts';
import { distribute } from './distribute.ts';
import { keys } from './keys.ts';
import { migrateSchema } from './migrate.ts';
import { packs } from './packs.ts';
import { replay } from './replay.ts';
import { serve, work } from './serve.ts';

export { UsageError } from './command.ts';

export const COMMANDS: readonly Command[] = [
  serve,
  work,
  demo,
  migrateSchema,
  keys,
  account,
  brands,
  packs,
  replay,
  announce,
  distribute,
];

export function usage(): string {
  const lines = COMMANDS.map((command) => `  ${command.name.padEnd(10)} ${command.summary.split('\n')[0]}`);
  return `answerscope <command> [options]\n\n${lines.join('\n')}\n\nanswerscope <command> --help shows a command's options.\n`;
}

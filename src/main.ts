import { COMMANDS, UsageError, usage } from './commands/index.ts';
import { startFailure } from './commands/start-failure.ts';
import { ConfigError } from './config.ts';

/** The command line: one command, its own options after it. Exit code 2 means that the command line was wrong. */
async function main(): Promise<void> {
  const [name = 'help', ...rest] = process.argv.slice(2);
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command === undefined) {
    process.stdout.write(usage());
    if (!['help', '--help', '-h'].includes(name)) throw new UsageError(`There is no command “${name}”.`);
    return;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    process.stdout.write(`${command.usage}\n\n${command.summary}\n`);
    return;
  }
  await command.run(rest, process.env);
}

main().catch((error: unknown) => {
  const misused = error instanceof UsageError || error instanceof ConfigError;
  const message = misused ? error.message : startFailure(error);
  process.stderr.write(`answerscope: ${message ?? (error as Error).stack ?? String(error)}\n`);
  process.exitCode = misused ? 2 : 1;
});

import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

export type Environment = Record<string, string | undefined>;

export interface Command {
  name: string;
  /** One line: how to call it. */
  usage: string;
  summary: string;
  run(args: string[], environment: Environment): Promise<void>;
}

/** The command line itself is wrong; the message says how. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Reads a command's options. @throws UsageError for one that it does not have or that lacks its value */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
  positionals = 0,
) {
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true, strict: true });
    if (parsed.positionals.length > positionals) {
      throw new UsageError(`“${parsed.positionals[positionals]}” is one word too many.`);
    }
    return parsed;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError((error as Error).message);
  }
}

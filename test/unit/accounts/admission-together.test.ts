import { describe, expect, test } from 'vitest';
import type { AdmissionCall } from '../../../src/accounts/admission-store.ts';
import { createAskWithKey } from '../../../src/accounts/admission-together.ts';
import type { Pipeline } from '../../../src/storage/pipeline.ts';

const KEY = Buffer.alloc(32, 1);
const OTHER = Buffer.alloc(32, 2);

/** Answers `admit` and `admit_together` with rows that say which statement they are of, and notes how many each was for. */
function counting(answer: (name: string, count: number) => Promise<object[]> = rowsOf) {
  const asked: [name: string, count: number][] = [];
  const database = {
    run: (statement: { name: string }, values: readonly unknown[]) => {
      const count = statement.name === 'admit_together' ? Number(values[0]) : 1;
      asked.push([statement.name, count]);
      return answer(statement.name, count);
    },
  } as unknown as Pipeline;
  const call = (keyHash: Buffer, subject: string) => ({ keyHash, subject, addressLimit: null }) as AdmissionCall;
  return { asked, database, call };
}

async function rowsOf(name: string, count: number): Promise<object[]> {
  return Array.from({ length: count }, (_, at) => ({ name, remaining: 100 - at }));
}

describe('requests of one turn', () => {
  test('of the same key are asked for together, in their order; another key is another question', async () => {
    const { asked, database, call } = counting();
    const ask = createAskWithKey(database, call);
    const rows = await Promise.all([ask(KEY, 'a'), ask(OTHER, 'a'), ask(KEY, 'b'), ask(KEY, 'a')]);
    expect(asked).toEqual([
      ['admit_together', 3],
      ['admit', 1],
    ]);
    expect(rows.map(({ remaining }) => remaining)).toEqual([100, 100, 99, 98]);
  });

  test('that count for their address are not, where it differs', async () => {
    const { asked, database, call } = counting();
    const ask = createAskWithKey(database, (hash, ip) => ({ ...call(hash, ip), addressLimit: '{5,null,null}' }));
    await Promise.all([ask(KEY, 'a'), ask(KEY, 'b'), ask(KEY, 'a')]);
    expect(asked).toEqual([
      ['admit_together', 2],
      ['admit', 1],
    ]);
  });

  test('are asked for in portions', async () => {
    const { asked, database, call } = counting();
    const ask = createAskWithKey(database, call);
    await Promise.all(Array.from({ length: 101 }, () => ask(KEY, 'a')));
    expect(asked).toEqual([
      ['admit_together', 50],
      ['admit_together', 50],
      ['admit', 1],
    ]);
  });

  test('one turn is not mixed with the next', async () => {
    const { asked, database, call } = counting();
    const ask = createAskWithKey(database, call);
    await ask(KEY, 'a');
    await ask(KEY, 'a');
    expect(asked).toEqual([
      ['admit', 1],
      ['admit', 1],
    ]);
  });

  test('all learn of a failure, and of a reply that is too short', async () => {
    const broken = counting(() => Promise.reject(new Error('away')));
    const ask = createAskWithKey(broken.database, broken.call);
    const failed = await Promise.allSettled([ask(KEY, 'a'), ask(KEY, 'a')]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const short = counting(() => rowsOf('short', 1));
    const askShort = createAskWithKey(short.database, short.call);
    await expect(Promise.all([askShort(KEY, 'a'), askShort(KEY, 'a')])).rejects.toThrow('too few verdicts');
  });
});

import type { Pipeline } from '../storage/pipeline.ts';
import { type AdmissionCall, type AdmissionRow, callAdmit, callAdmitTogether } from './admission-store.ts';

/** Decides about one request of a key. */
export type AskWithKey = (keyHash: Buffer, ip: string) => Promise<AdmissionRow>;

/** Where they are refused, each is decided by itself: so many hold up the account's other requests for some milliseconds at most. */
const MOST_TOGETHER = 50;

interface Waiting {
  resolve: (row: AdmissionRow) => void;
  reject: (error: unknown) => void;
}

interface Group {
  call: AdmissionCall;
  waiting: Waiting[];
}

/**
 * Asks for equal requests that come in one turn of the event loop together: the account's row is what a busy account's requests wait
 * for, and one update serves them all. Each gets the verdict that it would have got alone, in the order in which they came.
 */
export function createAskWithKey(
  database: Pipeline,
  callFor: (keyHash: Buffer, ip: string) => AdmissionCall,
): AskWithKey {
  let turn = new Map<string, Group>();

  const decide = async ({ call, waiting }: Group): Promise<void> => {
    try {
      const rows =
        waiting.length === 1
          ? [await callAdmit(database, call)]
          : await callAdmitTogether(database, call, waiting.length);
      if (rows.length !== waiting.length) throw new Error('admission gave too few verdicts');
      for (const [at, row] of rows.entries()) waiting[at]?.resolve(row);
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  };

  const endTurn = (): void => {
    const groups = turn;
    turn = new Map();
    for (const { call, waiting } of groups.values()) {
      for (let from = 0; from < waiting.length; from += MOST_TOGETHER) {
        void decide({ call, waiting: waiting.slice(from, from + MOST_TOGETHER) });
      }
    }
  };

  return (keyHash, ip) =>
    new Promise((resolve, reject) => {
      if (turn.size === 0) setImmediate(endTurn);
      const call = callFor(keyHash, ip);
      // Addresses matter where strangers are counted: a key may turn out to be none.
      const name = `${keyHash.toString('latin1')} ${call.addressLimit === null ? '' : call.subject}`;
      const group = turn.get(name);
      if (group === undefined) turn.set(name, { call, waiting: [{ resolve, reject }] });
      else group.waiting.push({ resolve, reject });
    });
}

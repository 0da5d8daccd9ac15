import type { Partition } from '../accounts/principal.ts';
import type { Failure } from '../failure.ts';
import type { PlatformClient, PlatformId } from '../platforms/index.ts';
import { rewritingPlatform } from './model/choice.ts';
import { WRITING_BUDGET_MS, type WritingDeps } from './writing-deps.ts';

/** Who writes, and until when. */
export interface Writing {
  client: PlatformClient;
  /** `null`: by rules. */
  platform: PlatformId | null;
  deadline: Date;
}

/**
 * Has something written while what it may cost is set aside under the account's spend cap. Refused before anything is asked where the
 * cap is reached; what was set aside is given back in any case, after what the writing really cost was recorded.
 */
export async function withReservation<Written>(
  deps: Pick<WritingDeps, 'knex' | 'spendCap' | 'platformsOf' | 'platform' | 'expectedUsd' | 'now'>,
  { accountId, partition, workId }: { accountId: string; partition: Partition; workId: string },
  write: (writing: Writing) => Promise<Written>,
): Promise<Written | Failure<'spend_cap_reached'>> {
  const { knex, spendCap } = deps;
  const at = deps.now();
  const deadline = new Date(at.getTime() + WRITING_BUDGET_MS);
  const client = deps.platformsOf(partition);
  const platform = rewritingPlatform(client, deps.platform);
  if (platform === null) return write({ client, platform, deadline });
  const costs = [{ id: workId, usd: deps.expectedUsd(platform) }];
  const refusal = await knex.transaction((trx) =>
    spendCap.reserve(trx, { accountId, partition, at, until: deadline, costs }),
  );
  if (refusal !== null) return refusal;
  try {
    return await write({ client, platform, deadline });
  } finally {
    await spendCap.release(knex, accountId, [workId]);
  }
}

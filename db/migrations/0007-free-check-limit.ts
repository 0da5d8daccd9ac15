import type { Knex } from 'knex';

/**
 * A strict sliding window of 24 hours for one address: 97 buckets of 15 minutes, the running one included, so that the
 * oldest bucket counts in full until all of it has left the window. No trailing 24 hours ever hold more than the limit.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function consume_daily_ip_limit(
      the_subject text, the_policy text, the_limit integer, at timestamptz,
      out admitted boolean, out remaining integer, out retry_after_seconds integer
    ) language plpgsql as $$
    declare
      buckets constant integer := 97;
      bucket_seconds constant integer := 900;
      held ip_limits;
      current bigint := floor(extract(epoch from at) / 900);
      used integer;
      leaving bigint;
    begin
      insert into ip_limits (subject, policy) values (the_subject, the_policy) on conflict do nothing;
      select * into held from ip_limits where subject = the_subject and policy = the_policy for update;
      -- A clock that is behind another process's counts into the newest bucket.
      current := greatest(current, held.quarters_at);
      for bucket in greatest(held.quarters_at + 1, current - buckets + 1) .. current loop
        held.quarters[bucket % buckets + 1] := 0;
      end loop;
      select sum(count) into used from unnest(held.quarters) as count;
      admitted := used < the_limit;
      if admitted then
        held.quarters[current % buckets + 1] := held.quarters[current % buckets + 1] + 1;
        remaining := the_limit - used - 1;
        retry_after_seconds := 0;
        update ip_limits set quarters = held.quarters, quarters_at = current, used_at = at
         where subject = the_subject and policy = the_policy;
        return;
      end if;
      remaining := 0;
      -- The oldest buckets leave first; the window admits again once enough of them have.
      for bucket in current - buckets + 1 .. current loop
        used := used - held.quarters[bucket % buckets + 1];
        leaving := bucket;
        exit when used < the_limit;
      end loop;
      retry_after_seconds := greatest(1, ceil((leaving + buckets) * bucket_seconds - extract(epoch from at)));
    end $$;

    create function give_back_daily_ip_limit(the_subject text, the_policy text, at timestamptz)
    returns void language sql as $$
      update ip_limits
         set quarters[floor(extract(epoch from at) / 900)::bigint % 97 + 1] =
             greatest(0, quarters[floor(extract(epoch from at) / 900)::bigint % 97 + 1] - 1)
       where subject = the_subject and policy = the_policy
         and quarters_at - floor(extract(epoch from at) / 900) < 97;
    $$;
  `);
}

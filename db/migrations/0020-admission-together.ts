import type { Knex } from 'knex';

/**
 * Requests of one key to one operation that come in the same instant, decided in one round trip as `admit` would decide them one after the
 * other: one row for each. Where all of them are within the limits, one update of the account's row admits them, for which a busy
 * account's requests otherwise wait one by one.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function admit_together(
      the_count integer, the_key_hash bytea, the_interface text, the_operation text, the_scope text, the_tier text,
      the_policy text, the_limits integer[], the_subject text, the_ip_limits integer[], the_time timestamptz default null
    ) returns setof admission language plpgsql as $$
    declare
      tiers constant text[] := array['free', 'starter', 'growth', 'scale', 'enterprise'];
      scopes constant text[] := array['read', 'write', 'admin'];
      at timestamptz := coalesce(the_time, clock_timestamp());
      epoch constant double precision := date_part('epoch', at);
      second constant bigint := floor(epoch);
      minute constant bigint := floor(epoch / 60);
      quarter constant bigint := floor(epoch / 900);
      result admission;
      enterprise jsonb;
      agreed text[];
      last_used timestamptz;
      refusals integer;
      degraded_at timestamptz;
      rank integer;
      own integer[];
      used integer[];
      discarded text;
    begin
      discarded := set_config('synchronous_commit', 'off', true);
      select k.id, k.account_id, k.scope, k.partition, a.tier, a.enterprise_limits, u.last_used_at,
             r.consecutive, r.degraded_since,
             (select m.user_id from members m
               where m.account_id = a.id and m.role = 'owner' order by m.created_at limit 1)
        into result.key_id, result.account_id, result.scope, result.partition, result.tier, enterprise, last_used,
             refusals, degraded_at, result.owner_id
        from keys k
        join accounts a on a.id = k.account_id
        left join key_uses u on u.account_id = k.account_id and u.key_id = k.id
        left join account_refusals r on r.account_id = k.account_id and r.operation = the_operation
       where k.hash = the_key_hash and k.interface = the_interface and k.revoked_at is null
         and (k.expires_at is null or k.expires_at > at) and a.deleted_at is null;

      rank := array_position(tiers, result.tier);
      if result.account_id is null or refusals > 0 or degraded_at is not null
         or last_used is null or last_used < at - interval '1 minute'
         or array_position(scopes, result.scope) < array_position(scopes, the_scope)
         or rank < array_position(tiers, the_tier) then
        for request in 1..the_count loop
          return next admit(the_key_hash, null, the_interface, the_operation, the_scope, the_tier, the_policy, the_limits,
                            the_subject, the_ip_limits, at);
        end loop;
        return;
      end if;

      own := the_limits[rank * 3 - 2 : rank * 3];
      if rank = 5 and enterprise is not null then
        agreed := case the_policy
          when 'v1' then array['perMinute', 'perHour', 'perDay']
          when 'check' then array[null, null, 'checksPerDay']
          when 'query' then array[null, null, 'queriesPerDay']
          when 'rewrite' then array[null, null, 'rewritesPerDay'] end;
        for layer in 1..3 loop
          if own[layer] is not null and enterprise -> agreed[layer] is not null then
            own[layer] := (enterprise ->> agreed[layer])::integer;
          end if;
        end loop;
      end if;

      -- With no limit at all there is nothing to count, and no row is found.
      update account_limits l
         set counts[1 + second % 61] = l.counts[1 + second % 61] + case when own[1] is null then 0 else the_count end,
             counts[62 + minute % 61] = l.counts[62 + minute % 61] + case when own[2] is null then 0 else the_count end,
             counts[123 + quarter % 97] = l.counts[123 + quarter % 97] + case when own[3] is null then 0 else the_count end,
             used = array[l.used[1] + case when own[1] is null then 0 else the_count end,
                          l.used[2] + case when own[2] is null then 0 else the_count end,
                          l.used[3] + case when own[3] is null then 0 else the_count end]
       where l.account_id = result.account_id and l.policy = the_policy and coalesce(own[1], own[2], own[3]) is not null
         and (own[1] is null or (l.newest[1] = second and l.used[1] + the_count <= own[1]))
         and (own[2] is null or (l.newest[2] = minute and l.used[2] + the_count <= own[2]))
         and (own[3] is null or (l.newest[3] = quarter and l.used[3] + the_count <= own[3]))
      returning l.used into used;
      if not found then
        for request in 1..the_count loop
          return next admit(the_key_hash, null, the_interface, the_operation, the_scope, the_tier, the_policy, the_limits,
                            the_subject, the_ip_limits, at);
        end loop;
        return;
      end if;
      if own[1] is not null then
        result.allowed := own[1];
        result.remaining := own[1] - used[1];
        result.reset_at := second + 61;
      end if;
      if own[2] is not null and (result.allowed is null or own[2] - used[2] < result.remaining) then
        result.allowed := own[2];
        result.remaining := own[2] - used[2];
        result.reset_at := (minute + 61) * 60;
      end if;
      if own[3] is not null and (result.allowed is null or own[3] - used[3] < result.remaining) then
        result.allowed := own[3];
        result.remaining := own[3] - used[3];
        result.reset_at := (quarter + 97) * 900;
      end if;
      result.verdict := 'admitted';
      result.policy := result.tier;
      result.retry_after := 0;
      result.at := at;
      result.remaining := result.remaining + the_count;
      for request in 1..the_count loop
        result.remaining := result.remaining - 1;
        return next result;
      end loop;
    end $$;
  `);
}

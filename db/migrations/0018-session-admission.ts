import type { Knex } from 'knex';

/**
 * The same for people with a session as `admit` does for callers with a key: who they are, what they may, and their limits, in one round
 * trip. The session's use is noted on the way, at most once in `the_pause`.
 *
 * Further verdicts: `role` (of a session whose person may not do this: nothing is consumed). Without a session in force it is what
 * `admit` says of a stranger.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create type session_admission as (
      admission admission, user_id uuid, role text, expires_at timestamptz, renewed boolean
    );

    create function admit_session(
      the_token_hash bytea, the_interface text, the_operation text, the_role text, the_tier text,
      the_policy text, the_limits integer[], the_subject text, the_ip_limits integer[],
      the_sliding interval, the_longest interval, the_pause interval, the_time timestamptz default null
    ) returns session_admission language plpgsql as $$
    declare
      roles constant text[] := '{viewer,member,admin,owner}';
      at timestamptz := coalesce(the_time, clock_timestamp());
      result session_admission;
      decided admission;
      the_account uuid;
      account_tier text;
      created timestamptz;
      used timestamptz;
      discarded text;
    begin
      select m.account_id, a.tier, s.user_id, m.role, s.expires_at, s.created_at, s.renewed_at
        into the_account, account_tier, result.user_id, result.role, result.expires_at, created, used
        from sessions s
        join users u on u.id = s.user_id and u.deleted_at is null
        join members m on m.account_id = s.account_id and m.user_id = s.user_id
        join accounts a on a.id = m.account_id and a.deleted_at is null
       where s.token_hash = the_token_hash and s.expires_at > at;

      if the_account is null then
        result.admission := admit(null, null, the_interface, the_operation, null, the_tier, the_policy, null,
                                  the_subject, the_ip_limits, at);
        return result;
      end if;

      result.renewed := false;
      if at - used >= the_pause then
        -- What a crash of the server takes away is the last use of a session.
        discarded := set_config('synchronous_commit', 'off', true);
        update sessions set renewed_at = at, expires_at = least(at + the_sliding, created + the_longest)
         where token_hash = the_token_hash and renewed_at <= used
        returning expires_at into result.expires_at;
        result.renewed := found;
      end if;

      if array_position(roles, result.role) < array_position(roles, the_role) then
        decided.verdict := 'role';
        decided.account_id := the_account;
        decided.tier := account_tier;
        decided.at := at;
        result.admission := decided;
        return result;
      end if;

      result.admission := admit(null, the_account, the_interface, the_operation, null, the_tier, the_policy, the_limits,
                                the_subject, null, at);
      return result;
    end $$;
  `);
}

import type { Knex } from 'knex';

/**
 * What signing up and in needs beyond people and sessions. All of it is looked up before an account is known.
 *
 * `take_attempt` counts in a strict sliding window of 61 buckets, each a sixtieth of the window, the running one included: no
 * trailing window ever holds more than the limit. It answers 0 when the attempt is admitted and counted, else after how many whole
 * seconds the next one would be.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users add column pending_account_name text;
    comment on column users.pending_account_name is 'Name of the account that is made once the person confirms the address.';

    create table sign_in_places (
      user_id uuid not null references users (id) on delete cascade,
      subject text not null,
      signed_in_at timestamptz not null,
      primary key (user_id, subject)
    );
    comment on table sign_in_places is
      'Addresses (of IPv6 the /64) from which a person signed in: attempts from elsewhere do not hold them up there.';

    create table throttles (
      subject text not null,
      policy text not null,
      buckets integer[] not null default array_fill(0, array[61]),
      newest bigint not null default 0,
      used_at timestamptz not null,
      primary key (subject, policy)
    ) with (fillfactor = 50);
    create index throttles_by_age on throttles (used_at);

    create function take_attempt(
      the_subject text, the_policy text, the_limit integer, the_seconds integer, at timestamptz
    ) returns integer language plpgsql as $$
    declare
      buckets constant integer := 61;
      width constant double precision := the_seconds / 60.0;
      held throttles;
      current bigint := floor(extract(epoch from at) / width);
      used integer;
      leaving bigint;
    begin
      insert into throttles (subject, policy, used_at) values (the_subject, the_policy, at) on conflict do nothing;
      select * into held from throttles where subject = the_subject and policy = the_policy for update;
      -- A clock that is behind another process's counts into the newest bucket.
      current := greatest(current, held.newest);
      for bucket in greatest(held.newest + 1, current - buckets + 1) .. current loop
        held.buckets[bucket % buckets + 1] := 0;
      end loop;
      select sum(count) into used from unnest(held.buckets) as count;
      if used < the_limit then
        held.buckets[current % buckets + 1] := held.buckets[current % buckets + 1] + 1;
        update throttles set buckets = held.buckets, newest = current, used_at = at
         where subject = the_subject and policy = the_policy;
        return 0;
      end if;
      for bucket in current - buckets + 1 .. current loop
        used := used - held.buckets[bucket % buckets + 1];
        leaving := bucket;
        exit when used < the_limit;
      end loop;
      return greatest(1, ceil((leaving + buckets) * width - extract(epoch from at)));
    end $$;

    create function give_back_attempt(the_subject text, the_policy text, the_seconds integer, at timestamptz)
    returns void language sql as $$
      update throttles
         set buckets[floor(extract(epoch from at) / (the_seconds / 60.0))::bigint % 61 + 1] =
             greatest(0, buckets[floor(extract(epoch from at) / (the_seconds / 60.0))::bigint % 61 + 1] - 1)
       where subject = the_subject and policy = the_policy
         and newest - floor(extract(epoch from at) / (the_seconds / 60.0)) between 0 and 60;
    $$;
  `);
}

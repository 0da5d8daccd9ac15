import type { Knex } from 'knex';

/**
 * Functions and tables of Citus' names in a plain PostgreSQL, as far as distributing needs them. They refuse what Citus refuses, copy rows
 * to one table that stands for all shards, leave the old ones where they were, and note every call.
 */
export async function installCitusStandIn(knex: Knex, databaseName: string, version = '13.2.0'): Promise<void> {
  await knex.raw(`
    create schema stand_in;
    create schema shards;
    create table stand_in.calls (n integer generated always as identity, call text);
    create table stand_in.pg_dist_partition (
      logicalrelid regclass, partmethod "char", partkey text, colocationid integer, repmodel "char");
    create table stand_in.pg_dist_node (groupid integer, isactive boolean, shouldhaveshards boolean, noderole text);
    insert into stand_in.pg_dist_node values (0, true, false, 'primary'), (1, true, true, 'primary'), (2, true, true, 'primary');

    create function stand_in.citus_version() returns text language sql as
      $$ select 'Citus ${version} on x86_64-pc-linux-gnu' $$;
    create function stand_in.column_to_column_name(the_table regclass, partkey text) returns text language sql as
      $$ select partkey $$;

    create function stand_in.move(the_table regclass) returns void language plpgsql as $$
    begin
      if exists (select from pg_trigger where tgrelid = the_table and not tgisinternal) then
        raise exception 'cannot distribute relation "%" because it has triggers', the_table;
      end if;
      if exists (select from stand_in.pg_dist_partition where logicalrelid = the_table) then
        raise exception 'table "%" is already distributed', the_table;
      end if;
      execute format('create table shards.%I as table %s', the_table::text, the_table);
    end $$;

    create function stand_in.create_distributed_table(
      table_name regclass, distribution_column text, distribution_type text default 'hash',
      colocate_with text default 'default', shard_count integer default null) returns void language plpgsql as $$
    declare
      colocation integer;
      bad text;
    begin
      insert into stand_in.calls (call)
      values (format('distribute %s by %s with %s into %s', table_name, distribution_column, colocate_with, shard_count));
      select conname into bad from pg_constraint k
       where contype = 'f' and conrelid = table_name and confrelid <> table_name
         and not exists (select from stand_in.pg_dist_partition p where p.logicalrelid = k.confrelid);
      if found then
        raise exception 'cannot create foreign key constraint % since relations are not colocated', bad;
      end if;
      select indexrelid::regclass::text into bad from pg_index where indrelid = table_name and indisunique and not exists (
        select from pg_attribute a where a.attrelid = table_name and a.attname = distribution_column and a.attnum = any(indkey));
      if found then
        raise exception 'cannot create constraint on "%": %', table_name, bad;
      end if;
      if colocate_with = 'none' then
        select coalesce(max(colocationid), 0) + 1 into colocation from stand_in.pg_dist_partition;
      else
        select colocationid into strict colocation from stand_in.pg_dist_partition where logicalrelid = colocate_with::regclass;
      end if;
      perform stand_in.move(table_name);
      insert into stand_in.pg_dist_partition values (table_name, 'h', distribution_column, colocation, 's');
    end $$;

    create function stand_in.create_reference_table(table_name regclass) returns void language plpgsql as $$
    begin
      insert into stand_in.calls (call) values (format('reference %s', table_name));
      if exists (select from pg_constraint k where contype = 'f' and conrelid = table_name and confrelid <> table_name
                   and not exists (select from stand_in.pg_dist_partition p
                                    where p.logicalrelid = k.confrelid and p.partmethod = 'n' and p.repmodel = 't')) then
        raise exception 'foreign keys from reference tables to others are not supported';
      end if;
      perform stand_in.move(table_name);
      insert into stand_in.pg_dist_partition values (table_name, 'n', null, 0, 't');
    end $$;

    create function stand_in.truncate_local_data_after_distributing_table(table_name regclass) returns void language plpgsql as $$
    begin
      insert into stand_in.calls (call) values (format('empty %s', table_name));
      if exists (
        with recursive reached (id) as (
          select table_name::oid union select conrelid from pg_constraint join reached on confrelid = id where contype = 'f')
        select from reached where not exists (select from stand_in.pg_dist_partition where logicalrelid = id)) then
        raise exception 'cannot truncate a table referenced in a foreign key constraint by a local table';
      end if;
      execute format('truncate %s cascade', table_name);
    end $$;

    create function stand_in.citus_set_coordinator_host(host text, port integer) returns void language sql as
      $$ insert into stand_in.pg_dist_node values (0, true, false, 'primary') $$;
    create function stand_in.citus_add_node(host text, port integer) returns integer language sql as
      $$ insert into stand_in.pg_dist_node values (9, true, true, 'primary') returning groupid $$;
    create view stand_in.citus_tables as
      select logicalrelid as table_name, case partmethod when 'n' then 'reference' else 'distributed' end as citus_table_type,
             colocationid as colocation_id
        from stand_in.pg_dist_partition;
    create view stand_in.citus_shards as select table_name, 'worker-1.internal' as nodename from stand_in.citus_tables;

    -- What is connected by foreign keys comes back together; rows come back from the shards.
    create function stand_in.undistribute_table(table_name regclass, cascade_via_foreign_keys boolean default false)
    returns void language plpgsql as $$
    declare
      connected oid[];
      one oid;
    begin
      with recursive reached (id) as (
        select table_name::oid union
        select case when conrelid = id then confrelid else conrelid end
          from pg_constraint join reached on id in (conrelid, confrelid) where contype = 'f')
      select array_agg(id) into connected from reached;
      if cardinality(connected) > 1 and not cascade_via_foreign_keys then
        raise exception 'cannot undistribute table because it has a foreign key';
      end if;
      set local session_replication_role = replica;
      foreach one in array connected loop
        execute format('insert into %s select * from shards.%I', one::regclass, one::regclass::text);
        execute format('drop table shards.%I', one::regclass::text);
        delete from stand_in.pg_dist_partition where logicalrelid = one;
      end loop;
      set local session_replication_role = origin;
    end $$;

    alter database ${databaseName} set search_path = public, stand_in;
  `);
}

import type { Knex } from 'knex';

/**
 * When a brand is scanned next. Brands that were there before are scanned daily too, at a time of the night that their id tells,
 * so that they do not all begin at once.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table brands add column next_scan_at timestamptz;
    comment on column brands.next_scan_at is 'The next time of schedule_cron; null: not worked out yet, or no schedule.';
    update brands
       set schedule_cron = (hashtext(id::text) & 1073741823) % 60 || ' ' || ((hashtext(id::text) & 1073741823) / 60) % 6 || ' * * *'
     where schedule_cron is null;
    drop index brands_scheduled;
    create index brands_to_scan on brands (next_scan_at)
      where schedule_cron is not null and archived_at is null;
  `);
}

/** Of analyses `n`: those that the daily counts hold. Answers of a run are counted when it ends. */
export const COUNTED = `
  n.run_id <> all(array(select r.id from runs r where r.account_id = :accountId and r.status in ('queued', 'running')))`;

import type { Knex } from 'knex';
import { COUNTED } from '../rollups/counted-answers.ts';
import type { BrandScope } from '../scope.ts';
import type { AnalysedAnswer, AnswerFilter, AnswerPlace, FigureBasis } from './analysed-answer.ts';

const BASES: Record<FigureBasis, string> = {
  visibility: 'and n.discovery and not n.adaptive',
  prompts: 'and not n.adaptive',
  all: '',
};

/** The condition of each filter that is given. */
const CONDITIONS: { [Name in Exclude<keyof AnswerFilter, 'from' | 'to' | 'basis'>]: string } = {
  platform: 'n.platform = :platform',
  stage: 'n.stage = :stage',
  promptId: `n.prompt_hash = (select p.hash from prompts p where p.account_id = n.account_id and p.brand_id = n.subject_id
                               and p.id = :promptId)`,
  mentioned: 'n.mentioned = :mentioned',
  sentiment: 'n.sentiment = :sentiment',
  competitor: `n.competitors @> jsonb_build_array(jsonb_build_object('name', cast(:competitor as text), 'mentioned', true))`,
  domain: `exists (select from citations c
                    where c.account_id = n.account_id and c.subject_id = n.subject_id and c.answer_id = n.answer_id
                      and c.source_domain = :domain)`,
};

/** Newest first. `texts`: with the whole answers. */
export async function selectAnalysedAnswers(
  knex: Knex,
  scope: BrandScope,
  filter: AnswerFilter,
  page: { limit: number; after: AnswerPlace | null; texts?: boolean },
): Promise<(AnalysedAnswer & { text?: string })[]> {
  const { limit, after, texts = false } = page;
  const { rows } = await knex.raw<{ rows: AnalysedAnswer[] }>(
    `select n.answer_id as id, n.run_id as "runId", n.platform, a.model, q.text as prompt, n.prompt_hash as "promptHash",
            n.stage, n.language, n.discovery, n.adaptive, n.answered_at as "answeredAt", n.mentioned, n.position, n.rank,
            n.sentiment, n.snippet,
            coalesce((select jsonb_agg(jsonb_build_object('name', c.name, 'rank', c.rank))
                        from jsonb_to_recordset(n.competitors) as c (name text, rank integer, mentioned boolean)
                       where c.mentioned), '[]') as competitors,
            array(select c.source_url from citations c
                   where c.account_id = n.account_id and c.subject_id = n.subject_id and c.answer_id = n.answer_id
                   order by c.ordinal) as citations
            ${texts ? ', a.text' : ''}
       from (select * from analyses n
              where ${matching(filter)}
                ${after === null ? '' : 'and (n.answered_at, n.answer_id) < (cast(:afterAt as timestamptz), cast(:afterId as uuid))'}
              order by n.answered_at desc, n.answer_id desc
              limit :limit) n
       join answers a on a.account_id = n.account_id and a.id = n.answer_id
       join run_questions q on q.account_id = n.account_id and q.run_id = n.run_id and q.ordinal = n.ordinal
      where n.account_id = :accountId
      order by n.answered_at desc, n.answer_id desc`,
    { ...bindings(scope, filter), limit, ...(after === null ? {} : { afterAt: after.answeredAt, afterId: after.id }) },
  );
  return rows;
}

/** All that match, of every page. */
export async function countAnalysedAnswers(knex: Knex, scope: BrandScope, filter: AnswerFilter): Promise<number> {
  const { rows } = await knex.raw<{ rows: { total: number }[] }>(
    `select count(*) as total from analyses n where ${matching(filter)}`,
    bindings(scope, filter),
  );
  return rows[0]?.total ?? 0;
}

function matching(filter: AnswerFilter): string {
  const given = Object.entries(CONDITIONS).flatMap(([name, condition]) =>
    filter[name as keyof typeof CONDITIONS] === null ? [] : [`and ${condition}`],
  );
  return `n.account_id = :accountId and n.subject_id = :brandId and n.partition = :partition
    and n.answered_at >= cast(:from as timestamp) at time zone 'UTC'
    and n.answered_at < (cast(:to as timestamp) + interval '1 day') at time zone 'UTC'
    and ${COUNTED} ${BASES[filter.basis]} ${given.join(' ')}`;
}

function bindings(scope: BrandScope, filter: AnswerFilter): Record<string, string> {
  return { ...scope, ...filter } as object as Record<string, string>;
}

/**
 * Joins citations `c` to the analyses `n` of their answers. The subjects are compared in words that no index answers: with `=`, a
 * database that has not gathered statistics yet prefers an index that begins with the subject, and reads all citations of the brand
 * again for each answer (measured: 750 ms in place of 15 for a brand with 800 answers).
 */
export const CITED_BY_ANSWER =
  'c.account_id = n.account_id and c.answer_id = n.answer_id and c.subject_id is not distinct from n.subject_id';

import { isFailure } from '../../failure.ts';
import { costOfCalls } from '../../rewriting/index.ts';
import { rewriteBody } from '../rewrite-body.ts';
import type { Direct } from './contract.ts';

export const rewriteContent: Direct['rewriteContent'] = async ({ body, principal, deps, workId, signal }) => {
  const { text, brand, audience = null } = body;
  const written = await deps.rewriting.rewrite(principal, {
    text,
    brand,
    audience,
    signal,
    ...(workId === undefined ? {} : { workId }),
  });
  if (isFailure(written)) return written;
  return { status: 200, body: rewriteBody({ ...written, costUsd: costOfCalls(written.calls) }) };
};

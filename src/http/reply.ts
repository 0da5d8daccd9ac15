import { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { OperationEntry } from '../../openapi/codegen/operation.ts';
import type { AnyReply } from '../api/handler.ts';
import { UNAVAILABLE_RETRY_SECONDS } from './errors.ts';

/** Sends a handler's reply. A 200 with an `ETag` that the caller already has becomes a 304 where the operation documents it. */
export function answerReply(ctx: Context, operation: OperationEntry, reply: AnyReply): void {
  ctx.set('Cache-Control', 'no-store');
  if (reply.headers) ctx.set(reply.headers);
  if (reply.status === 503 && ctx.response.get('Retry-After') === '')
    ctx.set('Retry-After', String(UNAVAILABLE_RETRY_SECONDS));
  const unchanged =
    reply.status === 200 && 304 in operation.responses && hasTag(ctx.get('If-None-Match'), ctx.response.get('ETag'));
  ctx.status = unchanged ? 304 : reply.status;
  if (reply.stream !== undefined) {
    ctx.type = reply.stream.contentType;
    // One piece at a time: the next is made when the caller has taken the last.
    ctx.body = Readable.from(reply.stream.chunks, { highWaterMark: 1 });
    return;
  }
  if (unchanged || reply.body === undefined) {
    ctx.body = null;
    ctx.status = unchanged ? 304 : reply.status;
    return;
  }
  ctx.type = 'application/json';
  ctx.body = JSON.stringify(reply.body);
}

/** The weak comparison of RFC 9110 section 13.1.2, which `If-None-Match` uses. */
export function hasTag(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch === '' || tag === '') return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = (text: string) => text.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((candidate) => opaque(candidate) === opaque(tag));
}

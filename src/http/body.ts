/** Reading and validating a request body: JSON of at most 256 KiB, in UTF-8, not compressed. */
import type { Context } from 'koa';
import { koaBody } from 'koa-body';
import type { OperationEntry } from '../../openapi/codegen/operation.ts';
import { type Failure, fail } from '../failure.ts';
import { watchEncoding } from './body-encoding.ts';
import { invalidRequest } from './errors.ts';
import { findUnsafe } from './unsafe-text.ts';
import { explainErrors } from './validation-messages.ts';

export const MAX_BODY_BYTES = 256 * 1024;

type BodyFailure = Failure<'invalid_request' | 'payload_too_large' | 'unsupported_media_type'>;

/** The body with its defaults filled in; undefined when the operation has none, or an optional one was left out. */
export async function readBody(ctx: Context, operation: OperationEntry): Promise<{ value: unknown } | BodyFailure> {
  if (operation.requestBody === null) return declaredLength(ctx) > MAX_BODY_BYTES ? tooLarge() : { value: undefined };
  const missing = (): { value: unknown } | BodyFailure =>
    operation.requestBody?.required ? invalidBody('is required') : { value: undefined };
  if (!hasBody(ctx)) return missing();
  const refusal = refuseType(ctx);
  if (refusal) return refusal;
  const read = await parse(ctx);
  if ('failure' in read) return read;
  if (read.raw.trim() === '') return missing();
  const unsafe = findUnsafe(read.value, 'body');
  if (unsafe) return invalidRequest([unsafe]);
  const validate = operation.validate.body;
  if (validate && !validate(read.value)) return invalidRequest(explainErrors(validate.errors ?? [], 'body'));
  return { value: read.value };
}

const parser = koaBody({
  json: true,
  // Scalars are JSON too; the schema says what the body must be.
  jsonStrict: false,
  jsonLimit: MAX_BODY_BYTES,
  jsonTypes: ['application/json'],
  // The text tells an empty body from an empty object.
  includeUnparsed: true,
  urlencoded: false,
  text: false,
  multipart: false,
});

async function parse(ctx: Context): Promise<{ value: unknown; raw: string } | BodyFailure> {
  const encoding = watchEncoding(ctx);
  try {
    await parser(ctx as Parameters<typeof parser>[0], async () => {});
  } catch (error) {
    return explainParseError(error);
  }
  if (!encoding.isUtf8()) return invalidBody('is not UTF-8');
  const { body, rawBody } = ctx.request as unknown as { body: unknown; rawBody: string };
  return { value: body, raw: rawBody ?? '' };
}

function explainParseError(error: unknown): BodyFailure {
  const { status, message } = error as { status?: number; message?: string };
  if (status === 413) return tooLarge();
  if (status === 415) return fail('unsupported_media_type', 'Send the body as application/json in UTF-8.');
  if (status !== 400) throw error;
  if (message?.includes('prototype')) return invalidBody('must not have a field named __proto__');
  return invalidBody(error instanceof SyntaxError ? 'is not valid JSON' : 'ended before it was complete');
}

function hasBody(ctx: Context): boolean {
  const { headers } = ctx.req;
  return headers['transfer-encoding'] !== undefined || declaredLength(ctx) > 0;
}

function declaredLength(ctx: Context): number {
  return Number(ctx.req.headers['content-length'] ?? 0);
}

function refuseType(ctx: Context): BodyFailure | null {
  const { headers } = ctx.req;
  const [type, ...parameters] = (headers['content-type'] ?? '').split(';').map((part) => part.trim().toLowerCase());
  if (type !== 'application/json')
    return fail('unsupported_media_type', 'Send the body as application/json.', at('content-type'));
  const charset = parameters
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '');
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') {
    return fail('unsupported_media_type', 'Send the body in UTF-8.', at('content-type'));
  }
  // A small compressed body can unpack to gigabytes, and 256 KiB need no compression.
  if ((headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity') {
    return fail('unsupported_media_type', 'Send the body without Content-Encoding.', at('content-encoding'));
  }
  if (declaredLength(ctx) > MAX_BODY_BYTES) return tooLarge();
  return null;
}

function at(header: string): { details: { path: string; message: string }[] } {
  const message = header === 'content-type' ? 'must be application/json in UTF-8' : 'must not be given';
  return { details: [{ path: `header.${header}`, message }] };
}

function tooLarge(): BodyFailure {
  return fail('payload_too_large', `The body must not exceed ${MAX_BODY_BYTES} bytes.`, {
    details: [{ path: 'body', message: `must not exceed ${MAX_BODY_BYTES} bytes` }],
  });
}

function invalidBody(message: string): Failure<'invalid_request'> {
  return invalidRequest([{ path: 'body', message }]);
}

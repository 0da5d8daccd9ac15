import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Middleware } from 'koa';
import { hasTag } from '../reply.ts';

export interface ServedFile {
  /** Media type; text is UTF-8. */
  type: string;
  cacheControl: string;
  /** Called once, at the first request. */
  read(): Promise<Buffer>;
}

interface Encoded {
  bytes: Buffer;
  /** Strong: the compressed form has one of its own. */
  etag: string;
}

/** Sends a file compressed to who takes that, with a tag; 304 to who has it. It is read and compressed once, at the first request. */
export function serveFile(file: ServedFile, headers: Record<string, string> = {}): Middleware {
  let plain: Promise<Encoded> | undefined;
  let compressed: Promise<Encoded> | undefined;
  const encodings = {
    identity: () => {
      plain ??= file.read().then((bytes) => ({ bytes, etag: tagOf(bytes) }));
      return plain;
    },
    gzip: () => {
      compressed ??= file.read().then(async (bytes) => ({
        bytes: await promisify(gzip)(bytes, { level: 9 }),
        etag: tagOf(bytes, '-gzip'),
      }));
      return compressed;
    },
  };

  return async (ctx) => {
    const encoding = ctx.acceptsEncodings('gzip', 'identity') === 'gzip' ? 'gzip' : 'identity';
    const { bytes, etag } = await encodings[encoding]();
    ctx.set(headers);
    ctx.vary('Accept-Encoding');
    ctx.set({ 'Cache-Control': file.cacheControl, ETag: etag });
    ctx.status = 200;
    if (hasTag(ctx.get('If-None-Match'), etag)) {
      ctx.status = 304;
      return;
    }
    if (encoding === 'gzip') ctx.set('Content-Encoding', 'gzip');
    ctx.type = `${file.type}; charset=utf-8`;
    ctx.body = bytes;
  };
}

function tagOf(bytes: Buffer, suffix = ''): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 32)}${suffix}"`;
}

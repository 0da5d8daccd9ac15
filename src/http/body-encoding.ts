import type { Context } from 'koa';

/**
 * Watches the bytes of a body while a parser reads them. The parser replaces bytes that are no UTF-8 instead of refusing them, which
 * would store text that nobody sent. To be called before the parser; `isUtf8` after it.
 */
export function watchEncoding(ctx: Context): { isUtf8(): boolean } {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let valid = true;
  const decode = (chunk?: Buffer): void => {
    try {
      decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      valid = false;
    }
  };
  ctx.req.on('data', (chunk: Buffer) => {
    if (valid) decode(chunk);
  });
  return {
    isUtf8: () => {
      if (valid) decode();
      return valid;
    },
  };
}

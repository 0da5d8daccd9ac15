import { describe, expect, test } from 'vitest';
import { readTraceparent, writeTraceparent } from '../../../src/telemetry/tracing/traceparent.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

describe('traceparent', () => {
  test('what is written can be read', () => {
    const read = readTraceparent(`00-${TRACE}-${SPAN}-01`);
    expect(read).toEqual({ traceId: TRACE, spanId: SPAN, traceFlags: 1, isRemote: true });
    expect(read && writeTraceparent(read)).toBe(`00-${TRACE}-${SPAN}-01`);
  });

  test('unknown flags are dropped; a later version may say more', () => {
    expect(readTraceparent(`00-${TRACE}-${SPAN}-fe`)?.traceFlags).toBe(0);
    expect(readTraceparent(`01-${TRACE}-${SPAN}-01-more`)?.traceId).toBe(TRACE);
  });

  test.each([
    ['nothing', undefined],
    ['an empty one', ''],
    ['capitals', `00-${TRACE.toUpperCase()}-${SPAN}-01`],
    ['a trace of zeros', `00-${'0'.repeat(32)}-${SPAN}-01`],
    ['a span of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
    ['a forbidden version', `ff-${TRACE}-${SPAN}-01`],
    ['more than version 00 has', `00-${TRACE}-${SPAN}-01-more`],
    ['a short trace', `00-${TRACE.slice(1)}-${SPAN}-01`],
    ['two of them', `00-${TRACE}-${SPAN}-01,00-${TRACE}-${SPAN}-01`],
  ])('%s is none', (_, text) => {
    expect(readTraceparent(text)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { contextOf, contextWithin, traceparentOf } from './trace-context.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

describe('the trace of a call', () => {
  it.each([
    ['01', true],
    ['00', false],
    ['03', true],
    ['02', false],
  ])('is that of its caller, kept with flags %s: %s', (flags, isSampled) => {
    const context = contextOf(`00-${TRACE}-${PARENT}-${flags}`);
    expect(context).toMatchObject({ traceId: TRACE, parentSpanId: PARENT, isSampled });
    expect(context.spanId).toMatch(/^[0-9a-f]{16}$/);
    expect(context.spanId).not.toBe(PARENT);
  });

  it('is read from a later version, which may say more', () => {
    expect(contextOf(`cc-${TRACE}-${PARENT}-01-what-will-be`)).toMatchObject({ traceId: TRACE });
  });

  it.each([
    ['nothing', undefined],
    ['an empty header', ''],
    ['no trace', `00-${'0'.repeat(32)}-${PARENT}-01`],
    ['no span', `00-${TRACE}-${'0'.repeat(16)}-01`],
    ['the version that never is', `ff-${TRACE}-${PARENT}-01`],
    ['more than this version has', `00-${TRACE}-${PARENT}-01-more`],
    ['capitals', `00-${TRACE.toUpperCase()}-${PARENT}-01`],
    ['too little', `00-${TRACE.slice(1)}-${PARENT}-01`],
    ['two of them', `00-${TRACE}-${PARENT}-01, 00-${TRACE}-${PARENT}-01`],
    ['another line', `00-${TRACE}-${PARENT}-01\nx: y`],
  ])('begins here with %s', (_what, header) => {
    const context = contextOf(header);
    expect(context).toMatchObject({ parentSpanId: null, isSampled: true });
    expect(context.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(context.traceId).not.toBe(TRACE);
  });

  it('goes on to whoever is asked for it', () => {
    const context = contextOf(`00-${TRACE}-${PARENT}-00`);
    const within = contextWithin(context);
    expect(within).toMatchObject({ traceId: TRACE, parentSpanId: context.spanId, isSampled: false });
    expect(traceparentOf(within)).toBe(`00-${TRACE}-${within.spanId}-00`);
    expect(contextOf(traceparentOf(within))).toMatchObject({ traceId: TRACE, parentSpanId: within.spanId });
  });
});

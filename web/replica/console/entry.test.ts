import { describe, expect, it } from 'vitest';
import { isFailure, readEntry } from './entry.ts';

const plain = {
  seq: 7,
  at: 1_790_000_000_000,
  operation: 'ShopCarService.cartInfo',
  status: 200,
  code: 0,
  ms: 1.5,
};

function failureOf(fields: object): boolean {
  const entry = readEntry({ ...plain, ...fields });
  if (entry === null) throw new Error('not an entry');
  return isFailure(entry);
}

describe('an entry of the journal', () => {
  it('is complete although the older journal says less', () => {
    expect(readEntry(plain)).toEqual({
      ...plain,
      code: '0',
      method: 'GET',
      provenance: 'documented',
      traceId: '',
      account: '',
      tab: '',
      fault: '',
      draw: '',
      violations: [],
      decisions: [],
      query: null,
      body: null,
      reply: null,
      forwarded: false,
    });
  });

  it('names the kind of a fault in either form', () => {
    expect(readEntry({ ...plain, fault: 'status' })?.fault).toBe('status');
    expect(readEntry({ ...plain, fault: { kind: 'status', rule: 'f1', delayMs: 0 } })?.fault).toBe('status');
  });

  it('is not made of something else', () => {
    expect([readEntry(null), readEntry('x'), readEntry({ seq: 1 }), readEntry({ operation: 'a.b' })]).toEqual(
      [null, null, null, null],
    );
  });
});

describe('a failure', () => {
  it.each([
    [{ status: 0 }],
    [{ status: 500 }],
    [{ code: 401 }],
    [{ code: '-1' }],
    [{ code: 'no' }],
    [{ fault: 'delay' }],
    [{ violations: [{ pointer: '/data', message: 'must be object' }] }],
  ])('is %j', (fields) => {
    expect(failureOf(fields)).toBe(true);
  });

  it.each([
    [{ violations: [{ pointer: '/data', message: 'must be object', provenance: 'assumed' }] }],
    [{}],
    [{ code: 'ok' }],
    [{ code: '1' }],
    [{ code: null }],
    [{ code: '1144.00|¥' }],
  ])('is not %j', (fields) => {
    expect(failureOf(fields)).toBe(false);
  });
});

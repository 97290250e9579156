import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '#contracts/operations.ts';
import { nearestOperation } from './nearest.ts';
import { rewriteUrl } from './rewrite-url.ts';
import { completeInput, wireValues } from './wire-values.ts';

describe('nearestOperation', () => {
  it.each(OPERATIONS)('finds $id in any case', ({ id }) => {
    expect(nearestOperation(id.toUpperCase())).toBe(id);
  });

  it.each(['', 'x', 'x'.repeat(3000)])('always names one', (asked) => {
    expect(OPERATIONS.map(({ id }) => String(id))).toContain(nearestOperation(asked));
  });
});

describe('rewriteUrl', () => {
  it('turns the wire form into the virtual path', () => {
    expect(rewriteUrl({ url: '/uwp/newServlet?serviceName=A&medthodName=b&x=%20' })).toBe(
      '/uwp/newServlet/A/b?x=%20',
    );
  });

  it.each([
    '/',
    '/uwp/newServlet',
    '/uwp/newServlet?serviceName=A',
    '/manager/order?serviceName=A&medthodName=b',
    '/%zz?%zz',
  ])('leaves %s alone', (url) => {
    expect(rewriteUrl({ url })).toBe(url);
  });

  it('takes no URL for the root', () => {
    expect(rewriteUrl({})).toBe('/');
  });
});

describe('wireValues', () => {
  it('reads numbers and booleans as the text a form would have sent', () => {
    expect(wireValues({ a: 1, b: 1.5, c: true, d: 'x', e: 1e21 })).toEqual({
      a: '1',
      b: '1.5',
      c: 'true',
      d: 'x',
      e: '1e+21',
    });
  });

  it.each([undefined, null])('takes %s for no values', (body) => {
    expect(wireValues(body)).toEqual({});
  });

  it('leaves what is deeper for the contract to refuse', () => {
    expect(wireValues({ a: [1], b: { c: 1 }, d: null })).toEqual({ a: [1], b: { c: 1 }, d: null });
    expect(wireValues([1])).toEqual([1]);
    expect(wireValues('x')).toBe('x');
  });
});

describe('completeInput', () => {
  const meta = OPERATIONS.find(({ id }) => id === 'ShoppingServiceMag.updateDefaultAddr');

  it.each([
    ['what is there', { addrID: '1', more: '2' }, '1'],
    ['what is missing', {}, ''],
    ['what came twice', { addrID: ['1', '2'] }, ''],
    ['a list', [1], ''],
    ['a text', 'x', ''],
    ['nothing', undefined, ''],
  ])('makes texts of %s', (_what, sent, addrID) => {
    if (!meta) throw new Error('the contract has lost updateDefaultAddr');
    expect(completeInput(meta, sent)).toEqual({ addrID });
  });
});

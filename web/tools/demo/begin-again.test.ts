import { describe, expect, it } from 'vitest';
import { commonPath } from './begin-again.ts';

describe('commonPath', () => {
  it.each(['/manager/order', '/manager/shopping/cart', '/about'])('stays on %s', (path) => {
    expect(commonPath(path)).toBe(path);
  });

  it.each([
    '/manager/shopping/order/92001,92003',
    '/manager/shopping/pay',
    '/manager/shopping/success',
    '/manager/add_shopping/52001',
    '/manager/opus_setting/52001',
  ])('leaves %s, which belongs to one member', (path) => {
    expect(commonPath(path)).toBe('/manager/shopping/cart');
  });
});

import { expect, it } from 'vitest';
import { holds } from './holds.ts';

it.each([
  ['退款', true],
  ['ORDER state', true],
  ['退款 发票', false],
  ['', true],
  ['  ', true],
])('looks for every word of "%s"', (wanted, found) => {
  expect(holds(['订单在任一状态（退款、售后）', 'order-in-state'], wanted)).toBe(found);
});

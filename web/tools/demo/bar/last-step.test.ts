import { expect, it } from 'vitest';
import type { MomentView } from '#contracts/control/moments.ts';
import { lastStepOf } from './last-step.ts';

let last = 0;

function write(what: string, tables: Record<string, number> = { cart_lines: 1 }, undone = false): MomentView {
  last += 1;
  return { id: last, at: '', what, account: 'super', traceId: '', rows: 1, tables, undone };
}

const saved = write('ShoppingServiceMag.updateCart');
const moved = write('POST /__replica/orders/{no}/advance', { orders: 1 });
const found = write('MemberServiceMag.getCounters', { orders: 1 });
const login = write('POST /__replica/personas/{account}/login', { sessions: 1 });
const undone = write('ShoppingServiceMag.updateDefaultAddr', { addresses: 2 }, true);

it.each([
  ['the last deed, past what a reading call found due', [saved, found], saved, '购物车改动', false],
  ['a step of an order that the bar made', [saved, moved], moved, '订单走到下一步', false],
  ['one before a login, which goes with it', [saved, login], saved, '购物车改动', true],
  ['one before a login that is older', [login, saved], saved, '购物车改动', false],
  ['one before what is undone already', [saved, undone], saved, '购物车改动', false],
])('is %s', (_, writes, { id }, word, endsSession) => {
  expect(lastStepOf(writes)).toEqual({ id, word, endsSession });
});

it('is nothing where nobody did anything', () => {
  expect(lastStepOf([found, login, undone])).toBe(null);
});

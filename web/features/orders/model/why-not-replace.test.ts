import { expect, it } from 'vitest';
import { ORDER_STATES } from '#contracts/rules/orders/order-states.ts';
import { whyNotReplace } from './why-not-replace.ts';

it.each([
  ['unpaid', /付款后 30 分钟内可以替换文件，这个订单还没有付款/],
  ['proofing', /请用“提出修改”/],
  ['ready', /已过时限，按审过的文件印刷/],
  ['done', /书已经印好/],
  ['canceled', /订单已经结束/],
] as const)('%s says why', (state, words) => {
  expect(whyNotReplace(state)).toMatch(words);
});

it('has a sentence for every state', () => {
  for (const state of ORDER_STATES) expect(whyNotReplace(state)).toMatch(/。$/);
});

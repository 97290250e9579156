import { expect, it } from 'vitest';
import { closingBlockers, closingLosses, type Unfinished } from './closing.ts';

const NOTHING: Unfinished = {
  openOrders: 0,
  openAfterSales: 0,
  waitingMoney: 0,
  principalFen: 0,
  bonusFen: 0,
  vipName: '',
  vipLastTime: '',
  colleagues: 0,
};

it('is kept from closing by what is not finished, and by money of the member', () => {
  expect(closingBlockers(NOTHING)).toEqual([]);
  const all = { ...NOTHING, openOrders: 2, openAfterSales: 1, waitingMoney: 3, principalFen: 1250 };
  expect(closingBlockers(all).map(({ text }) => text)).toEqual([
    '有 2 个订单还没有结束',
    '有 1 个售后还在处理',
    '有 3 笔支付或退款还没有结束',
    '钱包里还有本金 ¥12.50，请先用完或申请退回',
  ]);
});

it('loses the team, whose members read so before and after', () => {
  const owner = { ...NOTHING, colleagues: 3 };
  expect(closingBlockers(owner)).toEqual([]);
  expect(closingLosses(owner)).toEqual([
    { kind: 'team', text: '您的团队将解散，3 位成员不能再用您的钱包付款' },
  ]);
});

it('loses bonus and membership, which keep nobody', () => {
  const vip = { ...NOTHING, bonusFen: 500, vipName: 'VIP', vipLastTime: '2027-01-31' };
  expect(closingBlockers(vip)).toEqual([]);
  expect(closingLosses(vip).map(({ text }) => text)).toEqual([
    'VIP到 2027-01-31 才到期，注销后不退不转',
    '赠送金额 ¥5.00 将作废',
  ]);
});

import { describe, expect, it } from 'vitest';
import { missing, mustBeDone, refused } from '../decision.ts';
import {
  advanceAfterSale,
  askAfterSale,
  nextOfAfterSale,
  refuseAfterSale,
  withdrawAfterSale,
} from './after-sale-moves.ts';

const AT = 1000;
const HOUR_MS = 3_600_000;
const ASKED = { reason: '印刷质量问题', description: '第 12 页有色差' };

describe('asking', () => {
  it.each([
    ['reprint', '重印', 0],
    ['partial', '部分退款', 3],
    ['refund', '退款', 10],
  ] as const)('for a %s of what is left', (kind, wish, amountFen) => {
    const { row, log } = mustBeDone(
      askAfterSale({ payTotalFen: 100, refundedFen: 90, parts: '[]' }, { kind, ...ASKED }, AT),
    );
    expect(row).toEqual({
      ...{ kind, ...ASKED, amountFen, state: 'applied' },
      ...{ createdAt: AT, updatedAt: AT, dueAt: AT + 2 * HOUR_MS },
    });
    expect(log).toEqual({ actor: '会员', text: `申请售后（${wish}）：印刷质量问题` });
  });

  it('for money is refused where none is left, for a reprint not', () => {
    const order = { payTotalFen: 100, refundedFen: 100, parts: '[]' };
    const message = '款项已全部退回，只能申请重印';
    for (const kind of ['partial', 'refund'] as const) {
      expect(askAfterSale(order, { kind, ...ASKED }, AT)).toEqual(
        refused('bad-field', { problem: 'bad-kind', message }),
      );
    }
    expect(askAfterSale(order, { kind: 'reprint', ...ASKED }, AT).kind).toBe('done');
  });
});

const sale = (state: Parameters<typeof nextOfAfterSale>[0]['state'], kind: 'reprint' | 'refund' = 'refund') =>
  ({ state, kind, amountFen: 700 }) as const;

describe('taking it back', () => {
  it('ends it for good', () => {
    expect(mustBeDone(withdrawAfterSale(sale('applied'), { deletedAt: null }, AT))).toEqual({
      state: 'withdrawn',
      change: { state: 'withdrawn', updatedAt: AT, dueAt: null },
      log: { actor: '会员', text: '撤销售后申请' },
    });
  });

  it('is nothing without it, without its order, and with one that was deleted', () => {
    const none = missing('after-sale');
    expect(withdrawAfterSale(null, { deletedAt: null }, AT)).toEqual(none);
    expect(withdrawAfterSale(sale('applied'), null, AT)).toEqual(none);
    expect(withdrawAfterSale(sale('applied'), { deletedAt: 5 }, AT)).toEqual(none);
  });

  it.each(['agreed', 'refunding', 'done', 'refused', 'withdrawn'] as const)('is too late: %s', (state) => {
    expect(withdrawAfterSale(sale(state), { deletedAt: null }, AT)).toEqual(refused('order-state'));
  });
});

it('is refused with the same words in the answer and in the log', () => {
  const { change, log } = refuseAfterSale(AT);
  expect(change).toMatchObject({ state: 'refused', dueAt: null });
  expect(log.text).toBe(`售后已拒绝：${change.answer}`);
});

it.each([
  ['applied', 'reprint', 'agreed', 0, '已同意重印，安排生产'],
  ['applied', 'refund', 'refunding', 0, '已同意退款，款项处理中'],
  ['agreed', 'reprint', 'done', 0, '已按原规格重印并免费寄出'],
  ['refunding', 'refund', 'done', 700, '已退款 ¥6.99，原路退回'],
] as const)('goes on from %s: a %s is %s', (state, kind, next, refundFen, answer) => {
  expect(nextOfAfterSale(sale(state, kind))).toEqual({ state: next, refundFen });
  const move = advanceAfterSale(sale(state, kind), { state: next, givenFen: 699, at: AT });
  expect(move).toMatchObject({ state: next, change: { answer }, log: { actor: '客服', text: answer } });
});

it.each(['done', 'refused', 'withdrawn'] as const)('ends with %s', (state) => {
  expect(nextOfAfterSale(sale(state))).toBeNull();
});

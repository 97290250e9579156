import { describe, expect, it } from 'vitest';
import { mustBeDone, refused } from '../decision.ts';
import { hasFileErrors } from './file-problems.ts';
import { type MovableOrder, moveOrder, type OrderHappening } from './order-moves.ts';
import { nextState, ORDER_STATES, type OrderEvent } from './order-states.ts';
import { PRODUCTION_STAGES, REPLACE_WITHIN_MS } from './order-times.ts';

const AT = 5_000_000;
const ERROR = JSON.stringify([{ lineId: 1, level: 'error', page: 3, text: '缺少图片' }]);
const EVENTS: readonly OrderEvent[] = [
  ...(['pay', 'cancel', 'expire', 'pass-check', 'fail-check', 'make-proof', 'replace-file'] as const),
  ...(['accept-file', 'accept-proof', 'change-proof', 'start', 'next-stage', 'delay', 'resume'] as const),
  ...(['ship', 'receive', 'auto-receive', 'ask-refund', 'refund'] as const),
];

function order(change: Partial<MovableOrder> = {}): MovableOrder {
  return {
    state: 'unpaid',
    stage: '',
    fileProblems: '[]',
    wantsProof: 'N',
    expiresAt: AT + 1,
    dueAt: AT + 1,
    dueEvent: 'expire',
    paidAt: null,
    readyAt: null,
    producingAt: null,
    shippedAt: null,
    doneAt: null,
    endedAt: null,
    replaceUntil: null,
    delaySeenAt: null,
    reason: '',
    ...change,
  };
}

const move = (from: Partial<MovableOrder>, event: OrderEvent, more: Partial<OrderHappening> = {}) =>
  mustBeDone(moveOrder(order(from), { event, at: AT, ...more }));

describe('moveOrder', () => {
  it.each(ORDER_STATES)('goes where the states say and nowhere else: %s', (state) => {
    for (const event of EVENTS) {
      const moved = moveOrder(order({ state, stage: 'binding' }), { event, at: AT });
      const next = nextState(state, event);
      if (next === null) expect([event, moved]).toEqual([event, refused('order-state')]);
      else expect([event, mustBeDone(moved).order.state]).toEqual([event, next]);
    }
  });

  it('leaves the order it was given as it was, and what no event changes', () => {
    const before = Object.freeze(order({ reason: '旧' }));
    const { order: after } = mustBeDone(moveOrder({ ...before, id: 7 }, { event: 'pay', at: AT }));
    expect(after).toMatchObject({ id: 7, reason: '旧', paidAt: AT, replaceUntil: AT + REPLACE_WITHIN_MS });
    expect(before.state).toBe('unpaid');
  });

  it.each([
    ['unpaid', 'cancel', [true, false, null]],
    ['unpaid', 'expire', [true, false, null]],
    ['unpaid', 'pay', [false, false, null]],
    ['producing', 'ship', [false, true, null]],
    ['paid', 'ask-refund', [false, false, null]],
    ['refunding', 'refund', [false, false, '订单退款']],
  ] as const)('takes with it what belongs to it: %s, %s', (state, event, expected) => {
    const { freesCoupon, sendsParcels, refundTitle } = move({ state }, event);
    expect([freesCoupon, sendsParcels, refundTitle]).toEqual(expected);
  });

  it('says the usual sentence, or what it is told', () => {
    expect(move({}, 'pay').log).toEqual([
      { actor: '会员', text: '支付成功，等待审稿', state: 'paid', stage: '' },
    ]);
    expect(move({}, 'pay', { actor: '系统', text: '到账' }).log).toMatchObject([
      { actor: '系统', text: '到账' },
    ]);
  });

  it('writes the production diary, and first that it begins', () => {
    expect(move({ state: 'ready' }, 'start').log).toEqual([
      { actor: '印厂', text: '开始生产', state: 'producing' },
      { actor: '印厂', text: '印刷：纸张已调湿，上机印刷内页与封面', state: 'producing', stage: 'printing' },
    ]);
    for (const [place, { key, name }] of PRODUCTION_STAGES.slice(1).entries()) {
      const stage = PRODUCTION_STAGES[place]?.key ?? '';
      const [sentence] = move({ state: 'producing', stage }, 'next-stage').log;
      expect(sentence).toMatchObject({ stage: key });
      expect(sentence?.text).toMatch(new RegExp(`^${name}：.`));
    }
  });

  it('keeps the stage while it is made and forgets it afterwards', () => {
    expect(move({ state: 'producing', stage: 'binding' }, 'delay').order.stage).toBe('binding');
    expect(move({ state: 'delayed', stage: 'binding' }, 'resume').order.stage).toBe('binding');
    expect(move({ state: 'delayed', stage: 'binding' }, 'ask-refund').order.stage).toBe('');
  });

  it('has a delay seen anew', () => {
    expect(move({ state: 'producing', delaySeenAt: 3 }, 'delay').order.delaySeenAt).toBeNull();
    expect(move({ state: 'delayed', delaySeenAt: 3 }, 'resume').order.delaySeenAt).toBe(3);
  });

  it('plans the next event from what the file check found', () => {
    expect(move({ fileProblems: ERROR }, 'pay').order.dueEvent).toBe('fail-check');
    expect(move({ fileProblems: ERROR, wantsProof: 'Y' }, 'pay', { fileProblems: '[]' }).order).toMatchObject(
      {
        dueEvent: 'make-proof',
        fileProblems: '[]',
      },
    );
    const accepted = move({ state: 'checking_failed', fileProblems: ERROR }, 'accept-file').order;
    expect([accepted.fileProblems, hasFileErrors(accepted.fileProblems)]).toEqual(['[]', false]);
  });

  it('plans nothing for an order that has ended', () => {
    expect(move({}, 'cancel', { reason: '不想要了' }).order).toMatchObject({
      dueAt: null,
      dueEvent: '',
      endedAt: AT,
      reason: '不想要了',
    });
  });
});

import { describe, expect, it } from 'vitest';
import {
  nextState,
  ORDER_STATE_TEXTS,
  ORDER_STATES,
  ORDER_TABS,
  type OrderEvent,
  type OrderState,
  STATES_OF_TAB,
} from './order-states.ts';

/** Written by hand: every possible event of an order, and its next state. */
const ALLOWED: readonly (readonly [from: OrderState, event: OrderEvent, to: OrderState])[] = [
  ['unpaid', 'pay', 'paid'],
  ['unpaid', 'cancel', 'canceled'],
  ['unpaid', 'expire', 'canceled'],
  ['paid', 'pass-check', 'ready'],
  ['paid', 'fail-check', 'checking_failed'],
  ['paid', 'make-proof', 'proofing'],
  ['paid', 'replace-file', 'paid'],
  ['paid', 'ask-refund', 'refunding'],
  ['checking_failed', 'replace-file', 'paid'],
  ['checking_failed', 'accept-file', 'ready'],
  ['checking_failed', 'ask-refund', 'refunding'],
  ['proofing', 'accept-proof', 'ready'],
  ['proofing', 'change-proof', 'checking_failed'],
  ['ready', 'start', 'producing'],
  ['ready', 'ask-refund', 'refunding'],
  ['producing', 'next-stage', 'producing'],
  ['producing', 'delay', 'delayed'],
  ['producing', 'ship', 'shipped'],
  ['delayed', 'resume', 'producing'],
  ['delayed', 'ask-refund', 'refunding'],
  ['shipped', 'receive', 'done'],
  ['shipped', 'auto-receive', 'done'],
  ['refunding', 'refund', 'closed'],
];

const EVENTS: readonly OrderEvent[] = [...new Set(ALLOWED.map(([, event]) => event))];

describe.each(ORDER_STATES)('an order that is %s', (state) => {
  it.each(EVENTS)('takes %s as the table says', (event) => {
    const allowed = ALLOWED.find(([from, known]) => from === state && known === event);
    expect(nextState(state, event)).toBe(allowed?.[2] ?? null);
  });

  it('has a name of its own', () => {
    const texts = ORDER_STATES.map((each) => ORDER_STATE_TEXTS[each]);
    expect(texts.filter((text) => text === ORDER_STATE_TEXTS[state])).toHaveLength(1);
  });
});

describe('the tabs', () => {
  it('show every state that waits for somebody, and 待处理 what waits for the customer', () => {
    const shown = new Set(ORDER_TABS.flatMap((tab) => STATES_OF_TAB[tab] ?? []));
    expect(ORDER_STATES.filter((state) => !shown.has(state))).toEqual(['refunding', 'canceled', 'closed']);
    expect(STATES_OF_TAB.todo).toEqual(['checking_failed', 'proofing', 'delayed']);
  });
});

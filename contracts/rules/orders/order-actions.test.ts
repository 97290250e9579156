import { describe, expect, it } from 'vitest';
import { type ActionFacts, canDo, orderActions } from './order-actions.ts';
import { ORDER_STATES } from './order-states.ts';

const DAY_MS = 86_400_000;
const NOW = 100 * DAY_MS;
const FACTS: ActionFacts = {
  state: 'done',
  doneAt: NOW - DAY_MS,
  isDelaySeen: false,
  isReviewed: false,
  openAfterSale: null,
  held: null,
  isPickup: false,
  now: NOW,
};

const BUTTONS = {
  unpaid: ['pay', 'updateAddress', 'cancel'],
  paid: ['replaceFile', 'urge', 'updateAddress', 'refund'],
  checking_failed: ['viewProblems', 'replaceFile', 'acceptFile', 'updateAddress', 'refund'],
  proofing: ['confirmProof', 'changeProof', 'updateAddress'],
  ready: ['updateAddress', 'refund'],
  producing: ['viewProgress'],
  delayed: ['acknowledgeDelay', 'viewProgress', 'refund'],
  shipped: ['confirmReceive', 'viewParcels'],
  done: ['rebuy', 'review', 'afterSale', 'viewParcels', 'delete'],
  refunding: ['rebuy'],
  canceled: ['rebuy', 'delete'],
  closed: ['rebuy', 'delete'],
} as const;

describe('orderActions', () => {
  it.each(ORDER_STATES)('of an order that is %s', (state) => {
    expect(orderActions({ ...FACTS, state })).toEqual(BUTTONS[state]);
  });

  it.each([
    ['transfer', 'viewTransfer'],
    ['approval', 'viewApproval'],
  ] as const)('leads to the %s that was begun instead of paying again', (held, view) => {
    expect(orderActions({ ...FACTS, state: 'unpaid', held })).toEqual([view, 'updateAddress', 'cancel']);
  });

  it('has no address to change where the books are collected', () => {
    expect(orderActions({ ...FACTS, state: 'ready', isPickup: true })).toEqual(['refund']);
  });

  it('lets a delay be noticed once', () => {
    expect(canDo('acknowledgeDelay', { ...FACTS, state: 'delayed', isDelaySeen: true })).toBe(false);
  });

  it('lets an order be reviewed once', () => {
    expect(canDo('review', { ...FACTS, isReviewed: true })).toBe(false);
  });

  it.each([
    [15 * DAY_MS - 1, true],
    [15 * DAY_MS, false],
  ])('takes an after-sale %d ms after receipt: %s', (age, isPossible) => {
    expect(canDo('afterSale', { ...FACTS, doneAt: NOW - age })).toBe(isPossible);
  });

  it('keeps to one after-sale at a time, and keeps its order', () => {
    const applied = orderActions({ ...FACTS, openAfterSale: 'applied' });
    expect(applied).toEqual(['rebuy', 'review', 'cancelAfterSale', 'viewParcels']);
    const running = orderActions({ ...FACTS, openAfterSale: 'running' });
    expect(running).toEqual(['rebuy', 'review', 'viewParcels']);
  });
});

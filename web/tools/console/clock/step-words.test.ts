import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderView } from '#contracts/control/product.ts';
import { ORDER_STATES } from '#contracts/rules/orders/order-states.ts';
import { speak } from '../words/words.ts';
import { stateWords, stepWord, whyNoStep, whyNotToShipped } from './step-words.ts';

beforeAll(() => speak('zh'));

const ORDER: OrderView = {
  orderNo: '2026112300000001',
  title: '银杏树下',
  lines: 1,
  state: 'producing',
  stage: 'binding',
  next: 'next-stage',
  shipsByItself: true,
};

describe('the step of an order', () => {
  it('is named by what happens', () => {
    expect(stepWord(ORDER)).toBe('完成装订');
    expect(stepWord({ ...ORDER, state: 'unpaid', stage: '', next: 'pay' })).toBe('付款到账');
    expect(stateWords(ORDER)).toBe('生产中 · 装订');
    expect(stateWords({ ...ORDER, state: 'paid', stage: '' })).toBe('待审稿');
  });

  it('is named as the server does where another version knows more', () => {
    expect(stepWord({ ...ORDER, next: 'gild' })).toBe('gild');
  });

  it('is missing for a reason in every state', () => {
    for (const state of ORDER_STATES) expect(whyNoStep({ ...ORDER, state, next: null }), state).not.toBe('');
  });

  it('does not lead to the parcel for a reason', () => {
    expect(whyNotToShipped(ORDER)).toBe('');
    expect(whyNotToShipped({ ...ORDER, state: 'shipped', shipsByItself: false })).toBe('');
    expect(whyNotToShipped({ ...ORDER, state: 'paid', shipsByItself: false })).toContain('会员');
  });
});

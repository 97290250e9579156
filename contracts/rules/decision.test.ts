import { describe, expect, it } from 'vitest';
import { DONE, done, missing, mustBeDone, refused } from './decision.ts';

describe('a decision', () => {
  it('says how it ended, with what there is to say', () => {
    expect([done(1), DONE.kind, missing('order'), refused('order-state')]).toEqual([
      { kind: 'done', value: 1 },
      'done',
      { kind: 'missing', what: 'order' },
      { kind: 'refused', reason: 'order-state' },
    ]);
    expect(refused('cart-full', { most: 200 })).toEqual({ kind: 'refused', reason: 'cart-full', most: 200 });
  });

  it('is an exception only for a caller that has made sure of it', () => {
    expect(mustBeDone(done('x'))).toBe('x');
    expect(() => mustBeDone(missing('cart-line'))).toThrow('there is no cart-line');
    expect(() => mustBeDone(refused('wallet-too-low', { missingFen: 7 }))).toThrow('"missingFen":7');
  });
});

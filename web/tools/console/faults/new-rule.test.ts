import { describe, expect, it } from 'vitest';
import { NEW_RULE, ruleBody } from './new-rule.ts';

const form = { ...NEW_RULE, operation: 'ShopCarService.cartInfo' };

describe('the rule of the form', () => {
  it('holds only what its kind reads', () => {
    expect(ruleBody({ ...form, kind: 'cut', text: 'x', message: 'y' })).toEqual({
      operation: 'ShopCarService.cartInfo',
      kind: 'cut',
      times: 1,
    });
  });

  it.each([
    ['delay', { delay: 800 }],
    ['status', { status: 500 }],
    ['html', { status: 500 }],
    ['code', { code: 403, message: '仅限会员' }],
    ['business-failure', { message: '仅限会员' }],
    ['text', { text: '-1' }],
  ])('of kind %s has its own fields', (kind, own) => {
    expect(ruleBody({ ...form, kind, message: '仅限会员' })).toEqual({
      operation: form.operation,
      kind,
      times: 1,
      ...own,
    });
  });

  it('strikes for good without a number of times, and by chance with a probability', () => {
    expect(ruleBody({ ...form, kind: 'hang', times: null, probability: 25, seed: 7 })).toEqual({
      operation: form.operation,
      kind: 'hang',
      probability: 0.25,
      seed: 7,
    });
  });
});

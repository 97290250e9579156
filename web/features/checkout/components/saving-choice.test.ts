import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CouponOffer } from '../model/checkout.ts';
import { SavingChoice } from './saving-choice.tsx';

function drawn(coupon: Partial<CouponOffer>): string {
  const preview = {
    lines: [],
    deliveries: [],
    coupons: [
      {
        ...{ ID: '7', name: '新人券', amount: '20.00', validTo: '2026-12-31T16:00:00.000Z' },
        ...{ usable: 'Y' as const, isBest: 'N' as const, reason: '' },
        ...coupon,
      },
    ],
    chosen: { delivery: 'standard' as const, couponID: '7' },
    ladder: [],
    payTotal: '10.00',
    wallet: { balance: '0.00', bonus: '0.00', off: '0.00', rest: '10.00', text: '' },
    member: { mobile: '', invoices: [] },
    priceLock: 'v1.x',
  };
  const nothing = () => {};
  return renderToStaticMarkup(
    createElement(SavingChoice, {
      ...{ preview, chosen: '7', usesWallet: false },
      ...{ onChooseCoupon: nothing, onUseWallet: nothing },
    }),
  );
}

describe('a coupon', () => {
  it('names the last day on which it can be used, in China', () => {
    expect(drawn({ validTo: '2026-12-31T16:00:00.000Z' })).toContain('有效期至 2026/12/31');
    expect(drawn({ validTo: '2027-01-01T15:59:59.000Z' })).toContain('有效期至 2027/1/1');
  });

  it('says why it cannot be used', () => {
    expect(drawn({ usable: 'N', reason: '满 200 元可用' })).toContain('满 200 元可用');
  });
});

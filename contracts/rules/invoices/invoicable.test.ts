import { describe, expect, it } from 'vitest';
import { INVOICE_WITHIN_MS, type InvoicableFacts, whyNotInvoicable } from './invoicable.ts';

const FINE: InvoicableFacts = {
  state: 'done',
  paidAt: 1000,
  payTotalFen: 500,
  refundedFen: 100,
  taken: null,
  isMoneyAsked: false,
};
const why = (change: Partial<InvoicableFacts>, now = 2000) => whyNotInvoicable({ ...FINE, ...change }, now);

describe('whyNotInvoicable', () => {
  it('takes what was paid, until its time is over', () => {
    expect(why({})).toBeNull();
    expect(why({ state: 'producing' }, 1000 + INVOICE_WITHIN_MS - 1)).toBeNull();
    expect(why({}, 1000 + INVOICE_WITHIN_MS)).toContain('180 天');
  });

  it.each([
    [{ taken: 'issued' }, '已申请开票（已开票）'],
    [{ taken: 'failed' }, '重试'],
    [{ paidAt: null }, '还没有付款'],
    [{ state: 'refunding' }, '退款中'],
    [{ refundedFen: 500 }, '款项已全部退回'],
    [{ state: 'closed' }, '订单已关闭'],
    [{ isMoneyAsked: true }, '售后处理中'],
  ] as const)('refuses %j', (change, words) => expect(why(change)).toContain(words));
});

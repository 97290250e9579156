import { describe, expect, it } from 'vitest';
import { type InvoicableFacts, invoiceUntilText, whyNotInvoicable } from './invoicable.ts';

const FINE: InvoicableFacts = {
  state: 'done',
  paidAt: 1000,
  payTotalFen: 500,
  refundedFen: 100,
  taken: null,
  isMoneyAsked: false,
};
// Paid in the morning of 1 January in China.
const LAST_DAY_ENDS = Date.parse('1970-07-01T00:00:00+08:00');
const why = (change: Partial<InvoicableFacts>, now = 2000) => whyNotInvoicable({ ...FINE, ...change }, now);

describe('whyNotInvoicable', () => {
  it('takes what was paid, until its time is over', () => {
    expect(why({})).toBeNull();
    expect(why({ state: 'producing' }, LAST_DAY_ENDS - 1)).toBeNull();
    expect(why({}, LAST_DAY_ENDS)).toContain('180 天');
    expect(invoiceUntilText(1000, LAST_DAY_ENDS - 1)).toBe('可开票至今天');
    expect(invoiceUntilText(1000, LAST_DAY_ENDS)).toBe('可开票至6月30日');
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

import { chinaDayText, chinaMomentAt } from '../china-time.ts';
import type { OrderState } from '../orders/order-states.ts';
import { INVOICE_STATE_TEXTS, type InvoiceState } from './invoice-states.ts';

/** The days after the payment's on which an invoice can be requested (开票期限). */
const INVOICE_DAYS = 180;
/** 合并开票: as many orders as an invoice has lines. */
export const ORDERS_OF_INVOICE_MAX = 20;

/** States of a paid order without a refund in progress. */
export const INVOICABLE_STATES = [
  'paid',
  'checking_failed',
  'proofing',
  'ready',
  'producing',
  'delayed',
  'shipped',
  'done',
] as const satisfies readonly OrderState[];

export interface InvoicableFacts {
  readonly state: OrderState;
  readonly paidAt: number | null;
  readonly payTotalFen: number;
  readonly refundedFen: number;
  /** The state of its existing invoice, if any. */
  readonly taken: InvoiceState | null;
  /** An after-sale that may refund money is not finished. */
  readonly isMoneyAsked: boolean;
}

/** The invoiceable amount of an order (可开金额): paid less refunded. */
export function invoicableFen({
  paidAt,
  payTotalFen,
  refundedFen,
}: Omit<InvoicableFacts, 'taken' | 'state' | 'isMoneyAsked'>): number {
  return paidAt === null ? 0 : Math.max(0, payTotalFen - refundedFen);
}

/** The last day for requesting an invoice, in words; shown beforehand. */
export function invoiceUntilText(paidAt: number, now: number): string {
  return `可开票至${chinaDayText(chinaMomentAt(paidAt, INVOICE_DAYS, 0), now)}`;
}

/** Since when an order must have been paid: the last day counts to its end. */
export function invoicablePaidSince(now: number): number {
  return chinaMomentAt(now, -INVOICE_DAYS, 0);
}

/** Why an order cannot be invoiced (不能开票的原因); null if it can. `invoicablePage` asks the same in SQL. */
export function whyNotInvoicable(facts: InvoicableFacts, now: number): string | null {
  const { state, paidAt, taken } = facts;
  if (taken === 'failed') return '开票失败，请在开票记录中重试';
  if (taken !== null) return `已申请开票（${INVOICE_STATE_TEXTS[taken]}）`;
  if (paidAt === null) return '还没有付款';
  if (state === 'refunding') return '退款中，退款结束后再开票';
  if (invoicableFen(facts) === 0) return '款项已全部退回';
  if (!INVOICABLE_STATES.some((known) => known === state)) return '订单已关闭';
  if (facts.isMoneyAsked) return '售后处理中，结束后再开票';
  if (paidAt < invoicablePaidSince(now)) return '付款已超过 180 天，不能再开票';
  return null;
}

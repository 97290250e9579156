import { type Done, done, type Refused, refused } from '../decision.ts';

/**
 * The states of an invoice (发票状态), from the application to the end. The invoice of the sale is the blue one (蓝字);
 * the red one (红字) states the same amount below zero and so takes back the blue one (红冲).
 *
 * The words for it: what is asked for with an order at its checkout is a wish (`InvoiceWish`), and becomes an application
 * once the order is done, unless its member applied before. A member withdraws an application, the authority rejects one,
 * and an issued invoice is reversed: it is reddening until its red one is there, then reddened.
 */
export const INVOICE_STATES = [
  'pending',
  'issuing',
  'issued',
  'failed',
  'rejected',
  'withdrawn',
  'reddening',
  'reddened',
] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

export const INVOICE_STATE_TEXTS: Readonly<Record<InvoiceState, string>> = {
  pending: '待开票',
  issuing: '开票中',
  issued: '已开票',
  failed: '开票失败',
  rejected: '已驳回',
  withdrawn: '已撤回',
  reddening: '红冲中',
  reddened: '已红冲',
};

/** How the tax authority (电子税务局) handles an application. */
export const AUTHORITY_ANSWERS = ['ok', 'slow', 'busy', 'mismatch'] as const;
export type AuthorityAnswer = (typeof AUTHORITY_ANSWERS)[number];

const SECOND_MS = 1000;
const WAITS_MS = { pending: 5 * SECOND_MS, issuing: 30 * SECOND_MS, reddening: 30 * SECOND_MS } as const;
const SLOW_MS = 24 * 3_600_000;

/** Why an invoice could not be issued, in words for the customer. */
const REASONS: Readonly<Partial<Record<AuthorityAnswer, string>>> = {
  busy: '税局系统繁忙，暂时没有开出，可以稍后重试',
  mismatch: '抬头名称与税号不一致，请核对后重新申请',
};
/** Money of its orders was refunded during the application. */
export const REFUNDED_REASON = '订单发生退款，这次申请已撤回，未退款的金额自动重新申请';
export const WITHDRAWN_REASON = '您已撤回这次申请，订单可以重新开票';
export const REFUND_RED_REASON = '订单退款';

/** An invoice that occupies its orders: they cannot be in another one. */
export const TAKEN_STATES: readonly InvoiceState[] = ['pending', 'issuing', 'issued', 'failed', 'reddening'];
/** An invoice that states, or will state, a sale of its amount. */
export const STANDING_STATES: readonly InvoiceState[] = ['pending', 'issuing', 'issued', 'failed'];

/** How long it stays in a state until the clock moves it on (decision 41); null if nothing follows. */
export function invoiceWaitMs(state: InvoiceState, answer: AuthorityAnswer): number | null {
  if (state === 'issuing' && answer === 'slow') return SLOW_MS;
  return state === 'pending' || state === 'issuing' || state === 'reddening' ? WAITS_MS[state] : null;
}

/** The automatic next state (自动流转, decision 41), with the reason of a failure; null if there is none. */
export function nextOfInvoice(
  state: InvoiceState,
  answer: AuthorityAnswer,
): { readonly state: InvoiceState; readonly reason: string } | null {
  if (state === 'pending') return { state: 'issuing', reason: '' };
  if (state === 'reddening') return { state: 'reddened', reason: '' };
  if (state !== 'issuing') return null;
  const reason = REASONS[answer] ?? '';
  return { state: answer === 'busy' ? 'failed' : answer === 'mismatch' ? 'rejected' : 'issued', reason };
}

/** Sends it to the authority again (重试). */
export function afterRetry(state: InvoiceState): Done<InvoiceState> | Refused<'invoice-state'> {
  return state === 'failed' ? done('pending') : refused('invoice-state');
}

/** Withdraws a failed one (撤回申请), which frees its orders. */
export function afterWithdrawal(state: InvoiceState): Done<InvoiceState> | Refused<'invoice-state'> {
  return state === 'failed' ? done('withdrawn') : refused('invoice-state');
}

/** Takes back an issued one with a red one (红冲). */
export function afterRed(state: InvoiceState): Done<InvoiceState> | Refused<'invoice-state'> {
  return state === 'issued' ? done('reddening') : refused('invoice-state');
}

/**
 * The effect of a refund on the invoice of its order (退款红冲): an issued one is taken back entirely, one that is
 * not issued yet or failed is withdrawn, and the rest is applied for again in both cases. Null if there is nothing to do.
 */
export function afterRefund(state: InvoiceState): 'reddening' | 'withdrawn' | null {
  if (state === 'issued') return 'reddening';
  return state === 'pending' || state === 'issuing' || state === 'failed' ? 'withdrawn' : null;
}

/** What can be asked for after receipt (售后类型). */
export const AFTER_SALE_KINDS = ['reprint', 'partial', 'refund'] as const;

export type AfterSaleKind = (typeof AFTER_SALE_KINDS)[number];

/** 部分退款 is three tenths of the paid amount. */
const PARTIAL_PERCENT = 30n;

/** The refund of an after-sale in fen, from what was paid and not yet refunded; rounded up for the customer. */
export function afterSaleFen(kind: AfterSaleKind, paidFen: number): number {
  if (kind === 'reprint') return 0;
  if (kind === 'refund') return paidFen;
  return Number((BigInt(paidFen) * PARTIAL_PERCENT + 99n) / 100n);
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export type AfterSaleState = 'applied' | 'agreed' | 'refunding' | 'done' | 'refused' | 'withdrawn';

/** How long an after-sale stays in a state before it moves automatically (售后时限); null if it does not. */
export function afterSaleWaitMs(state: AfterSaleState): number | null {
  if (state === 'applied') return 2 * HOUR_MS;
  if (state === 'agreed') return 24 * HOUR_MS;
  return state === 'refunding' ? 10 * MINUTE_MS : null;
}

/** The automatic next state of an after-sale (售后流转); null at its end. */
export function nextAfterSaleState(state: AfterSaleState, kind: AfterSaleKind): AfterSaleState | null {
  if (state === 'applied') return kind === 'reprint' ? 'agreed' : 'refunding';
  return state === 'agreed' || state === 'refunding' ? 'done' : null;
}

import { chinaIsoDay } from '../china-time.ts';

/** The kinds of entries (流水类型), in words for the member. */
export const ENTRY_KINDS = {
  recharge: '充值',
  withdraw: '充值退款',
  pay: '支付',
  refund: '支付退款',
  gift: '兑换',
  adjust: '更新余额',
} as const;
export type EntryKind = keyof typeof ENTRY_KINDS;

export function entryKindOf(text: string): EntryKind | null {
  return Object.hasOwn(ENTRY_KINDS, text) ? (text as EntryKind) : null;
}

const MONTH = /^(20[0-9]{2})-(0[1-9]|1[0-2])$/;

/** A month in China (月份), 2027-03, as its first moment and that of the next; null if invalid. */
export function monthSpan(month: string): { readonly from: number; readonly to: number } | null {
  const [, year = '', of = ''] = MONTH.exec(month) ?? [];
  if (year === '') return null;
  const midnight = (months: number) => Date.UTC(Number(year), Number(of) - 1 + months, 1) - 8 * 3_600_000;
  return { from: midnight(0), to: midnight(1) };
}

export function chinaMonth(epochMs: number): string {
  return chinaIsoDay(epochMs).slice(0, 7);
}

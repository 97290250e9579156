import { ENTRY_KINDS, entryKindOf, monthSpan } from '#contracts/rules/wallet/wallet-entries.ts';
import { type Address, aside, oneOf, pageNumber, words, wordsThat } from '#web/kit/address/address.ts';

export const VIEWS = { transactions: '钱包流水', recharges: '充值记录' } as const;

/** What the address says (钱包): which history, its filters and page, and the payment under way. */
export const WALLET = {
  pay: aside(words),
  view: oneOf(['transactions', 'recharges'], 'transactions'),
  kind: wordsThat(entryKindOf),
  month: wordsThat(monthSpan),
  page: pageNumber,
};

export type WalletAddress = Address<typeof WALLET>;

/** The kinds to choose from (流水类型), all of them first. */
export const KIND_CHOICES = [
  { kind: '', text: '全部' },
  ...Object.entries(ENTRY_KINDS).map(([kind, text]) => ({ kind, text })),
];

/** The months from the first to this one (月份), the newest first. */
export function monthsBetween(first: string, last: string): string[] {
  const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
  if (!monthSpan(first) || !monthSpan(last)) return [];
  const count = Math.max(0, numberOf(last) - numberOf(first) + 1);
  return Array.from({ length: count }, (_, back) => {
    const number = numberOf(last) - back;
    return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
  });
}

/** 2026年11月. */
export function monthText(month: string): string {
  return `${month.slice(0, 4)}年${Number(month.slice(5))}月`;
}

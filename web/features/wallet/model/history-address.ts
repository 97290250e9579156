import { ENTRY_KINDS, entryKindOf, monthSpan } from '#contracts/rules/wallet/wallet-entries.ts';
import { parseWholeNumber } from '#contracts/rules/whole-number.ts';
import type { TxQuestion } from '../api.ts';

export const VIEWS = { transactions: '钱包流水', recharges: '充值记录' } as const;
export type View = keyof typeof VIEWS;

export interface HistoryQuestion extends TxQuestion {
  readonly view: View;
}

/** The kinds to choose from (流水类型), all of them first. */
export const KIND_CHOICES = [
  { kind: '', text: '全部' },
  ...Object.entries(ENTRY_KINDS).map(([kind, text]) => ({ kind, text })),
];

/** What the address asks for (筛选); what it says wrongly counts as not said. */
export function historyOf(search: URLSearchParams): HistoryQuestion {
  const month = search.get('month') ?? '';
  return {
    view: search.get('view') === 'recharges' ? 'recharges' : 'transactions',
    kind: entryKindOf(search.get('kind') ?? '') ?? '',
    month: monthSpan(month) ? month : '',
    page: parseWholeNumber(search.get('page') ?? '') || 1,
  };
}

/** The query of an address that asks for this; the usual is left out, and what the payment needs stays. */
export function historySearch(question: HistoryQuestion, pay: string): Record<string, string> {
  const { view, kind, month, page } = question;
  return {
    ...(pay === '' ? {} : { pay }),
    ...(view === 'transactions' ? {} : { view }),
    ...(kind === '' ? {} : { kind }),
    ...(month === '' ? {} : { month }),
    ...(page === 1 ? {} : { page: String(page) }),
  };
}

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

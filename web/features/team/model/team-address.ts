import { parseWholeNumber } from '#contracts/rules/whole-number.ts';
import type { TeamQuestion } from '../api.ts';

export const VIEWS = {
  members: '成员',
  requests: '审批',
  orders: '成员订单',
  works: '成员作品',
  log: '动态',
} as const;
export type View = keyof typeof VIEWS;

export interface TeamAddress extends TeamQuestion {
  readonly view: View;
}

const isView = (text: string): text is View => Object.hasOwn(VIEWS, text);

/** What the address asks for (筛选); what it says wrongly counts as not said. */
export function teamAddressOf(search: URLSearchParams): TeamAddress {
  const view = search.get('view') ?? '';
  return {
    view: isView(view) ? view : 'members',
    of: search.get('of') ?? '',
    page: parseWholeNumber(search.get('page') ?? '') || 1,
  };
}

/** The query of an address that asks for this; the usual is left out. */
export function teamSearch({ view, of, page }: TeamAddress): Record<string, string> {
  return {
    ...(view === 'members' ? {} : { view }),
    ...(of === '' ? {} : { of }),
    ...(page === 1 ? {} : { page: String(page) }),
  };
}

import type { Page } from '../pages/document.ts';
import type { CalendarSpec } from './calendar-types.ts';
import { monthAfter } from './day.ts';
import { placeOfName } from './month-names.ts';

/** What a page of a calendar shows: the cover, a month counted from 0, or all twelve. */
export type CalendarLeaf = 'cover' | 'sheet' | number;

/** What a page shows of its calendar; null for a page by hand. */
export function leafOf({ elements }: Pick<Page, 'elements'>, spec: CalendarSpec): CalendarLeaf | null {
  for (const { by, name } of elements) {
    const place = by === 'month' ? placeOfName(name, spec) : null;
    if (place === null) continue;
    if (spec.kind === 'year') return 'sheet';
    return place.month ?? 'cover';
  }
  return null;
}

const MONTHS = [
  ...(['一月', '二月', '三月', '四月', '五月', '六月'] as const),
  ...(['七月', '八月', '九月', '十月', '十一月', '十二月'] as const),
] as const;

/** What a page of a calendar is called: 封面, 一月 2027, 年历; empty for a page by hand. */
export function calendarPageName(page: Pick<Page, 'elements'>, spec: CalendarSpec): string {
  const leaf = leafOf(page, spec);
  if (leaf === null) return '';
  if (typeof leaf !== 'number') return leaf === 'cover' ? '封面' : '年历';
  const { year, month } = monthAfter({ year: spec.firstYear, month: spec.firstMonth }, leaf);
  return `${MONTHS[month - 1]} ${year}`;
}

import { calendarDocument } from '#contracts/rules/calendar/calendar-document.ts';
import type { CalendarSpec } from '#contracts/rules/calendar/calendar-types.ts';
import type { DateIcon, SpecialDate } from '#contracts/rules/calendar/special-dates.ts';
import { changedCalendar } from '#contracts/rules/calendar/year-change.ts';
import type { PageDocument } from '#contracts/rules/pages/document.ts';
import type { DataOf } from '#web/kit/ask/send.ts';

export type KeptDate = DataOf<'OpusServiceMag.getSpecialDates'>['list'][number];

/** The dates of a member as the rules know them. */
export function specialDates(kept: readonly KeptDate[]): readonly SpecialDate[] {
  return kept.map(({ ID: _ID, lunar, icon, ...date }) => ({
    ...date,
    lunar: lunar === 'Y',
    icon: icon as DateIcon,
  }));
}

/** An empty work as a calendar (生成日历), in its own size. */
export function asCalendar(
  document: PageDocument,
  spec: CalendarSpec,
  dates: readonly SpecialDate[],
): PageDocument {
  return { ...calendarDocument(spec, document, dates), calendar: spec };
}

export interface Remade {
  readonly document: PageDocument;
  /** What is to be said of it; empty where everything stayed as it was. */
  readonly words: string;
}

/** A calendar with another spec or other dates; photos and what was done by hand stay. */
export function remade(
  document: PageDocument,
  wanted: CalendarSpec,
  dates: readonly SpecialDate[],
): Remade | null {
  const { calendar } = document;
  if (calendar === undefined) return null;
  const { document: changed, spec, rewritten, gone } = changedCalendar(document, calendar, wanted, dates);
  const words = [
    rewritten.length > 0 ? `${rewritten.length} 处手写的文字换回了日历的内容` : '',
    gone > 0 ? `${gone} 处手动调整随它的日子一起去掉了` : '',
  ].filter(Boolean);
  return { document: { ...changed, calendar: spec }, words: words.join('，') };
}

import { calendarDocument } from '#contracts/rules/calendar/calendar-document.ts';
import type { CalendarSpec } from '#contracts/rules/calendar/calendar-types.ts';
import type { DateIcon, SpecialDate } from '#contracts/rules/calendar/special-dates.ts';
import { changedCalendar } from '#contracts/rules/calendar/year-change.ts';
import type { Id, PageDocument, TextStyle } from '#contracts/rules/pages/document.ts';
import { addElements } from '#contracts/rules/pages/edits/elements.ts';
import { INKS } from '#contracts/rules/pages/edits/inks.ts';
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

const CODE_MM = 18;
const LINE_MM = 4;
const EDGE_MM = 9;

/** The first page leads to the calendar online (扫码看全年), in its lower right corner; once is enough. */
export function withYearCode(document: PageDocument, address: string, newId: () => Id): PageDocument {
  const [first] = document.pages;
  if (!first) return document;
  const isThere = first.elements.some((each) => each.kind === 'code' && each.text === address);
  if (isThere) return document;
  const x = document.widthMm - EDGE_MM - CODE_MM;
  const y = document.heightMm - EDGE_MM - CODE_MM;
  const group = newId();
  const style: TextStyle = {
    ...{ family: 'sans', weight: 400, size: 2.6, leading: 1.3, color: INKS.text },
    ...{ align: 'center', indent: 0, place: 'middle' },
  };
  const line = { x, y: y - LINE_MM, w: CODE_MM, h: LINE_MM };
  return addElements(document, first.id, [
    { kind: 'code', id: newId(), group, x, y, w: CODE_MM, h: CODE_MM, text: address, ink: INKS.text },
    { kind: 'text', id: newId(), group, ...line, text: '扫码看全年', style, part: 'prose' },
  ]);
}

import { hashText } from '../../seeded-random.ts';
import {
  DOCUMENT_VERSION,
  type Id,
  type New,
  type OutlineEntry,
  type Page,
  type PageDocument,
  type PageElement,
} from '../pages/document.ts';
import { idAt } from '../pages/ids.ts';
import { pageRole } from '../pages/page-role.ts';
import type { TrimSize } from '../print/page-boxes.ts';
import { leafElements } from './calendar-pages.ts';
import { monthsOf, yearsText } from './calendar-spec.ts';
import { CALENDAR_STYLES } from './calendar-styles.ts';
import type { CalendarSpec } from './calendar-types.ts';
import { placeKey, placeOfName } from './month-names.ts';
import type { CalendarLeaf } from './page-names.ts';
import type { SpecialDate } from './special-dates.ts';

/** The leaves of a calendar in order. */
export function leavesOf({ kind, months }: CalendarSpec): CalendarLeaf[] {
  if (kind === 'year') return ['sheet'];
  return ['cover', ...Array.from({ length: months }, (_, at) => at)];
}

/** The whole document of a calendar (生成日历); the same spec and dates give the same one. */
export function calendarDocument(
  spec: CalendarSpec,
  { widthMm, heightMm }: TrimSize,
  dates: readonly SpecialDate[] = [],
): PageDocument {
  const leaves = leavesOf(spec);
  const pages = leaves.map((leaf, at): Page => {
    const elements = leafElements(spec, leaf, { widthMm, heightMm }, dates);
    return {
      id: idAt(at + 1),
      role: pageRole(at + 1, leaves.length),
      ground: CALENDAR_STYLES[spec.style].paper,
      elements: withPlaceIds(spec, elements, new Set()),
    };
  });
  const outline = leaves.map((leaf, at): OutlineEntry => ({ ...leafTitle(spec, leaf), page: at + 1 }));
  return { version: DOCUMENT_VERSION, widthMm, heightMm, pages, outline };
}

/** What the table of contents says of a leaf. */
export function leafTitle(spec: CalendarSpec, leaf: CalendarLeaf): Omit<OutlineEntry, 'page'> {
  const month = typeof leaf === 'number' ? monthsOf(spec)[leaf] : undefined;
  return { title: month ? `${month.year}年${month.month}月` : `${yearsText(spec)}年`, level: 1 };
}

/** Elements with ids by their places, so that those of another year have the same ones; taken ids are passed over. */
export function withPlaceIds(
  spec: CalendarSpec,
  elements: readonly New<PageElement>[],
  taken: ReadonlySet<Id>,
): PageElement[] {
  const used = new Set(taken);
  return elements.map((element) => {
    const place = placeOfName(element.name, spec);
    let at = hashText(place ? placeKey(place) : '');
    while (used.has(idAt(at))) at += 1;
    used.add(idAt(at));
    return { ...element, id: idAt(at) };
  });
}

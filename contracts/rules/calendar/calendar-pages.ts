import type { Box, New, PageElement } from '../pages/document.ts';
import type { TrimSize } from '../print/page-boxes.ts';
import { photoAndRest, twelveBoxes } from './calendar-boxes.ts';
import { monthsOf, yearsText } from './calendar-spec.ts';
import { CALENDAR_STYLES } from './calendar-styles.ts';
import { areaIn, LEADING, letters, lineIn, widthOf } from './calendar-text.ts';
import { CALENDAR_KIND_NAMES, type CalendarSpec, PHOTO_PART } from './calendar-types.ts';
import { monthElements } from './month-elements.ts';
import { monthPart } from './month-names.ts';
import { lunarYearOf } from './month-title.ts';
import type { CalendarLeaf } from './page-names.ts';
import type { SpecialDate } from './special-dates.ts';

const PHOTO_SHARES = { cover: 0.68, month: { desk: 0.4, wall: 0.5 }, sheet: 0.24 } as const;

/** What is generated on a page. The tint for the photo comes first, so that it lies below everything. */
export function leafElements(
  spec: CalendarSpec,
  leaf: CalendarLeaf,
  size: TrimSize,
  dates: readonly SpecialDate[],
): New<PageElement>[] {
  const { photo, rest } = photoAndRest(size, shareOf(spec, leaf));
  const tint = areaIn(photoName(spec, leaf), photo, CALENDAR_STYLES[spec.style].tint);
  return [tint, ...wordsOfLeaf(spec, leaf, rest, dates)];
}

function shareOf({ kind }: CalendarSpec, leaf: CalendarLeaf): number {
  if (typeof leaf !== 'number') return PHOTO_SHARES[leaf];
  return PHOTO_SHARES.month[kind === 'desk' ? 'desk' : 'wall'];
}

function photoName(spec: CalendarSpec, leaf: CalendarLeaf): string {
  const month = typeof leaf === 'number' ? monthsOf(spec)[leaf] : undefined;
  return month ? monthPart(month, PHOTO_PART) : `${spec.firstYear} ${PHOTO_PART}`;
}

function wordsOfLeaf(
  spec: CalendarSpec,
  leaf: CalendarLeaf,
  box: Box,
  dates: readonly SpecialDate[],
): New<PageElement>[] {
  if (leaf === 'cover') return coverWords(spec, box);
  if (leaf === 'sheet') return sheetWords(spec, box, dates);
  const month = monthsOf(spec)[leaf];
  return month ? monthElements(spec, month, box, dates) : [];
}

/** The years, and below them what it is. */
function coverWords(spec: CalendarSpec, { x, y, w, h }: Box): New<PageElement>[] {
  const style = CALENDAR_STYLES[spec.style];
  const years = yearsText(spec);
  const one = letters(style.heading, 1, style.accent, 'left');
  const size = Math.min((h * 0.5) / LEADING, (w * 0.98) / widthOf(years, one));
  const yearsH = size * LEADING;
  const small = Math.min(size * 0.3, h * 0.1, w * 0.09);
  const top = y + (h - yearsH - small * LEADING * 2) / 2;
  const lines = [
    { part: 'kind', text: CALENDAR_KIND_NAMES[spec.kind], ink: style.ink },
    { part: 'lunar-year', text: lunarYearOf(spec, lastOfFirstYear(spec)), ink: style.soft },
  ].filter(({ text }) => text !== '');
  return [
    lineIn(
      `${spec.firstYear} years`,
      { x, y: top, w, h: yearsH },
      years,
      letters(style.heading, size, style.accent, 'left'),
      'heading-1',
    ),
    ...lines.map(({ part, text, ink }, at) =>
      lineIn(
        `${spec.firstYear} ${part}`,
        { x, y: top + yearsH + at * small * LEADING, w, h: small * LEADING },
        text,
        letters({ family: style.heading.family, weight: 400 }, small, ink, 'left'),
      ),
    ),
  ];
}

/** A year is called by the lunar year that it has most of. */
function lastOfFirstYear(spec: CalendarSpec) {
  const months = monthsOf(spec);
  return months.findLast(({ year }) => year === spec.firstYear) ?? { year: spec.firstYear, month: 12 };
}

function sheetWords(spec: CalendarSpec, box: Box, dates: readonly SpecialDate[]): New<PageElement>[] {
  const style = CALENDAR_STYLES[spec.style];
  const titleH = box.h * 0.075;
  const size = (titleH / LEADING) * 0.8;
  const half = { y: box.y, w: box.w / 2, h: titleH };
  const words = lunarYearOf(spec, lastOfFirstYear(spec));
  const top = titleH * 1.25;
  const boxes = twelveBoxes({ ...box, y: box.y + top, h: box.h - top });
  return [
    lineIn(
      `${spec.firstYear} years`,
      { ...half, x: box.x },
      yearsText(spec),
      letters(style.heading, size, style.accent, 'left'),
      'heading-1',
    ),
    ...(words === ''
      ? []
      : [
          lineIn(
            `${spec.firstYear} lunar-year`,
            { ...half, x: box.x + box.w / 2 },
            words,
            letters({ family: style.heading.family, weight: 400 }, size * 0.5, style.soft, 'right'),
          ),
        ]),
    ...monthsOf(spec).flatMap((month, at) => {
      const own = boxes[at];
      return own ? monthElements(spec, month, own, dates) : [];
    }),
  ];
}

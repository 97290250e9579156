import type { New, TextElement } from '../pages/document.ts';
import { lunarDateOf, lunarYearWords } from './almanac/lunar.ts';
import { LEADING, letters, lineIn, widthOf } from './calendar-text.ts';
import type { CalendarSpec } from './calendar-types.ts';
import type { Month } from './day.ts';
import type { MonthMetrics } from './month-metrics.ts';
import { monthPart } from './month-names.ts';

const ENGLISH = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
] as const;

/** 丁未羊年, by the middle of the month; empty where lunar dates are left out. */
export function lunarYearOf({ lunar }: Pick<CalendarSpec, 'lunar'>, { year, month }: Month): string {
  const date = lunar ? lunarDateOf({ year, month, day: 15 }) : null;
  return date ? lunarYearWords(date.year) : '';
}

export function titleElements(spec: CalendarSpec, month: Month, metrics: MonthMetrics): New<TextElement>[] {
  return spec.kind === 'year' ? shortTitle(spec, month, metrics) : longTitle(spec, month, metrics);
}

/** A large number, and beside it the year above the English month, with the lunar year at the right. */
function longTitle(
  spec: CalendarSpec,
  month: Month,
  { style, box, titleH }: MonthMetrics,
): New<TextElement>[] {
  const large = letters(style.heading, Math.min(titleH * 0.66, box.w * 0.14), style.accent, 'left');
  const text = String(month.month);
  const x = box.x + widthOf(text, large) + large.size * 0.3;
  const numberW = widthOf(text, large) + 0.05;
  const half = titleH * 0.36;
  const top = box.y + titleH * 0.1;
  const size = Math.min(half / LEADING, box.w * 0.055);
  const rightW = box.w * 0.34;
  const beside = { x, y: top, w: box.x + box.w - rightW - x, h: half };
  const english = spec.language === 'zh-en' ? (ENGLISH[month.month - 1] ?? '') : '';
  const words = lunarYearOf(spec, month);
  const small = (align: 'left' | 'right') =>
    letters({ family: style.heading.family, weight: 400 }, size * 0.72, style.soft, align);
  return [
    lineIn(
      monthPart(month, 'month'),
      { x: box.x, y: box.y, w: numberW, h: titleH * 0.9 },
      text,
      large,
      'furniture',
    ),
    lineIn(
      monthPart(month, 'title'),
      english === '' ? { ...beside, h: 2 * half } : beside,
      `${month.year}年${month.month}月`,
      letters(style.heading, size, style.ink, 'left'),
      'heading-1',
    ),
    ...(english === ''
      ? []
      : [
          lineIn(
            monthPart(month, 'english'),
            { ...beside, y: top + half },
            english,
            small('left'),
            'furniture',
          ),
        ]),
    ...(words === ''
      ? []
      : [
          lineIn(
            monthPart(month, 'lunar-year'),
            { x: box.x + box.w - rightW, y: top + half, w: rightW, h: half },
            words,
            small('right'),
            'furniture',
          ),
        ]),
  ];
}

/** The title of one of twelve: 2月, and its English name at the right. */
function shortTitle(
  spec: CalendarSpec,
  month: Month,
  { style, box, titleH }: MonthMetrics,
): New<TextElement>[] {
  const h = titleH * 0.9;
  const size = (h / LEADING) * 0.85;
  const half = { y: box.y, w: box.w / 2, h };
  return [
    lineIn(
      monthPart(month, 'title'),
      { ...half, x: box.x },
      `${month.month}月`,
      letters(style.heading, size, style.accent, 'left'),
      'heading-2',
    ),
    ...(spec.language === 'zh-en'
      ? [
          lineIn(
            monthPart(month, 'english'),
            { ...half, x: box.x + box.w / 2 },
            ENGLISH[month.month - 1] ?? '',
            letters({ family: style.heading.family, weight: 400 }, size * 0.6, style.soft, 'right'),
            'furniture',
          ),
        ]
      : []),
  ];
}

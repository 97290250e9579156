import type { Box, New, PageElement } from '../pages/document.ts';
import { REST_RED } from './calendar-styles.ts';
import { areaIn, LEADING, letters, lineIn } from './calendar-text.ts';
import type { CalendarSpec } from './calendar-types.ts';
import { daysIn, dayText, type Month } from './day.ts';
import { dayElements } from './day-elements.ts';
import { datesByDay } from './days-of-date.ts';
import { type MonthMetrics, metricsOf, RULE_MM, WEEK } from './month-metrics.ts';
import { monthPart } from './month-names.ts';
import { titleElements } from './month-title.ts';
import type { SpecialDate } from './special-dates.ts';

type Elements = New<PageElement>[];

/**
 * A month in its box (月历): title, days of the week, numbers with what is said below them, special dates. Every element
 * has a name by which another year finds its place; none lies over another, save on a ground of its own.
 */
export function monthElements(
  spec: CalendarSpec,
  month: Month,
  box: Box,
  dates: readonly SpecialDate[],
): Elements {
  const metrics = metricsOf(spec, month, box);
  const byDay = datesByDay(dates, month.year);
  const days = Array.from({ length: daysIn(month.year, month.month) }, (_, at) => {
    const day = { ...month, day: at + 1 };
    return dayElements(spec, day, metrics, byDay.get(dayText(day)) ?? []);
  });
  return [
    ...groundElements(spec, month, metrics),
    ...titleElements(spec, month, metrics),
    ...weekdayElements(spec, month, metrics),
    ...days.flat(),
  ];
}

/** The band of the weekdays and the hairlines, below everything. A page of twelve months has no room for them all. */
function groundElements({ kind }: CalendarSpec, month: Month, metrics: MonthMetrics): Elements {
  const { style, box, titleH, weekdaysH, weeks, cellW, cellH } = metrics;
  const top = box.y + titleH + weekdaysH;
  const bottom = box.y + box.h - RULE_MM;
  const rows = kind === 'year' ? 1 : weeks + 1;
  const across = style.lines === 'none' ? [] : Array.from({ length: rows }, (_, row) => row);
  const columns = style.lines === 'days' && kind !== 'year' ? WEEK + 1 : 0;
  const down = Array.from({ length: columns }, (_, column) => column);
  const right = box.x + box.w - RULE_MM;
  return [
    ...(style.isBanded
      ? [
          areaIn(
            monthPart(month, 'band'),
            { x: box.x, y: top - weekdaysH, w: box.w, h: weekdaysH },
            style.ink,
          ),
        ]
      : []),
    ...across.map((row) =>
      areaIn(
        monthPart(month, `week-${row}`),
        { x: box.x, y: Math.min(top + row * cellH, bottom), w: box.w, h: RULE_MM },
        style.hair,
      ),
    ),
    ...down.map((column) =>
      areaIn(
        monthPart(month, `column-${column}`),
        { x: Math.min(box.x + column * cellW, right), y: top, w: RULE_MM, h: box.y + box.h - top },
        style.hair,
      ),
    ),
  ];
}

const WEEKDAYS = [
  ...(['日 Sun', '一 Mon', '二 Tue', '三 Wed'] as const),
  ...(['四 Thu', '五 Fri', '六 Sat'] as const),
] as const;

function weekdayElements(
  { weekStart, language }: CalendarSpec,
  month: Month,
  { style, box, titleH, weekdaysH, cellW, pad, digits }: MonthMetrics,
): Elements {
  const room = cellW - 2 * pad;
  return Array.from({ length: WEEK }, (_, column) => {
    const weekday = (column + weekStart) % WEEK;
    const both = WEEKDAYS[weekday] ?? '';
    const text = language === 'zh' ? both.slice(0, 1) : both;
    const plain = style.isBanded ? style.paper : style.soft;
    const ink = weekday % 6 === 0 && !style.isBanded ? REST_RED : plain;
    const widest = language === 'zh' ? 1 : 3.6;
    const size = Math.min((weekdaysH / LEADING) * 0.8, room / widest, (digits / style.digitShare) * 0.6);
    return lineIn(
      monthPart(month, `weekday-${column}`),
      { x: box.x + column * cellW + pad, y: box.y + titleH, w: room, h: weekdaysH },
      text,
      letters({ family: 'sans', weight: style.isBanded ? 700 : 400 }, size, ink, style.align),
      'furniture',
    );
  });
}

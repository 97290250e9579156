import type { Box, New, PageElement } from '../pages/document.ts';
import type { CalendarSpec } from './calendar-spec.ts';
import { REST_RED } from './calendar-styles.ts';
import { areaIn, fitted, LEADING, letters, lineIn, widthOf } from './calendar-text.ts';
import { type Day, daysIn, dayText, type Month } from './day.ts';
import { wordsOfDay } from './day-words.ts';
import { ageWords, datesByDay } from './days-of-date.ts';
import { insideOfCell, type MonthMetrics, metricsOf, RULE_MM, WEEK } from './month-metrics.ts';
import { cellOf, monthPart } from './month-names.ts';
import { titleElements } from './month-title.ts';
import { DATE_ICONS, type SpecialDate } from './special-dates.ts';

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

/** Ems that two digits take in the widest face. */
const TWO_DIGITS = 1.25;

type DatesOfDay = readonly { readonly date: SpecialDate; readonly age: number | null }[];

function dayElements(spec: CalendarSpec, day: Day, metrics: MonthMetrics, dates: DatesOfDay): Elements {
  const { style, digits, small, dateLines } = metrics;
  const inside = insideOfCell(metrics, cellOf(day, spec.weekStart));
  const { numberInk, below, belowInk, mark, markInk } = wordsOfDay(day, spec, style);
  const called = (part: string) => `${dayText(day)} ${part}`;
  const [numberW, markW] = [digits * TWO_DIGITS, small * 1.1];
  const left = style.align === 'center' ? (inside.w - numberW) / 2 : 0;
  const number = { x: inside.x + left, y: inside.y, w: numberW, h: digits * LEADING };
  const beside = { x: number.x + numberW, y: inside.y, w: markW, h: small * LEADING };
  const belowBox = { x: inside.x, y: inside.y + number.h, w: inside.w, h: small * LEADING };
  const smallType = (ink: string) => letters({ family: 'sans', weight: 400 }, small, ink, style.align);
  // Where a cell has no room for more, a date stands in the place of the lunar one.
  const isInstead = dateLines < 1 && dates.length > 0;
  const first = isInstead ? belowBox.y : belowBox.y + belowBox.h;
  const lines = dateTexts(dates, Math.max(dateLines, 1), smallType(style.ink), inside.w);
  return [
    lineIn(called('number'), number, String(day.day), letters(style.digits, digits, numberInk, style.align)),
    ...(mark === ''
      ? []
      : [
          lineIn(
            called('mark'),
            beside,
            mark,
            letters({ family: 'sans', weight: 700 }, small * 0.95, markInk, 'left'),
          ),
        ]),
    ...(below === '' || isInstead
      ? []
      : [
          lineIn(
            called('lunar'),
            belowBox,
            fitted(below, smallType(belowInk), inside.w),
            smallType(belowInk),
          ),
        ]),
    ...lines.map(({ text, color }, at) =>
      lineIn(called(`date-${at + 1}`), { ...belowBox, y: first + at * belowBox.h }, text, smallType(color)),
    ),
  ];
}

/** The special dates of a day on so many lines; the last of them counts those that have none. */
function dateTexts(
  dates: DatesOfDay,
  lines: number,
  style: ReturnType<typeof letters>,
  room: number,
): { text: string; color: string }[] {
  const shown = dates.length > lines ? dates.slice(0, lines - 1) : dates;
  const rest = dates.slice(shown.length);
  const texts = shown.map(({ date, age }) => ({ text: dateText(date, age, style, room), color: date.color }));
  const [next] = rest;
  if (!next) return texts;
  const text = fitted(`${DATE_ICONS[next.date.icon].sign}等${rest.length}个`, style, room);
  return [...texts, { text, color: next.date.color }];
}

/** The sign, the name and the age, as far as there is room. */
function dateText(
  date: SpecialDate,
  age: number | null,
  style: ReturnType<typeof letters>,
  room: number,
): string {
  const short = `${DATE_ICONS[date.icon].sign}${date.name}`;
  const long = `${short} ${ageWords(age)}`.trimEnd();
  return widthOf(long, style) <= room ? long : fitted(short, style, room);
}

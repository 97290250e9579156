import type { Box, New, Span, TextElement } from '../pages/document.ts';
import { fitted, LEADING, letters, lineIn, widthOf } from './calendar-text.ts';
import type { CalendarSpec } from './calendar-types.ts';
import { type Day, dayText } from './day.ts';
import { type DayWords, wordsOfDay } from './day-words.ts';
import { ageWords, type DateOfDay } from './days-of-date.ts';
import { insideOfCell, type MonthMetrics, NUMBER_LEADING } from './month-metrics.ts';
import { cellOf } from './month-names.ts';
import { DATE_ICONS } from './special-dates.ts';

type Texts = New<TextElement>[];
type Letters = ReturnType<typeof letters>;

/** A line of small type below a number. */
interface Line {
  readonly part: string;
  readonly text: string;
  readonly color: string;
  readonly size: number;
}

/** What stands in the cell of a day. */
export function dayElements(
  spec: CalendarSpec,
  day: Day,
  metrics: MonthMetrics,
  dates: readonly DateOfDay[],
): Texts {
  const inside = insideOfCell(metrics, cellOf(day, spec.weekStart));
  const words = wordsOfDay(day, spec, metrics.style);
  if (spec.kind !== 'year') {
    return partsOfDay(day, words, linesBelow(words, dates, inside.w, metrics), inside, metrics);
  }
  const { mark } = words;
  const type = markType(words, metrics);
  // A space at the end of a line is no wider than nothing.
  const before = mark === '' ? 0 : widthOf(`${mark} ${mark}`, type) - widthOf(mark, type) + HAIR_MM;
  return [wholeDay(day, words, linesBelow(words, dates, inside.w - before, metrics), inside, metrics)];
}

function typeOf({ style }: MonthMetrics, { size, color }: Pick<Line, 'size' | 'color'>): Letters {
  return letters({ family: 'sans', weight: 400 }, size, color, style.align);
}

function markType({ markInk }: DayWords, { small }: MonthMetrics): Letters {
  return letters({ family: 'sans', weight: 700 }, small, markInk, 'left');
}

/** Widths of parts that stand beside each other are rounded. */
const HAIR_MM = 0.1;

/** Ems that two digits take in the widest face. */
const TWO_DIGITS = 1.25;

function partsOfDay(
  day: Day,
  words: DayWords,
  lines: readonly Line[],
  inside: Box,
  metrics: MonthMetrics,
): Texts {
  const { numberInk, mark } = words;
  const { style, digits, small } = metrics;
  const called = (part: string) => `${dayText(day)} ${part}`;
  const numberW = digits * TWO_DIGITS;
  const left = style.align === 'center' ? (inside.w - numberW) / 2 : 0;
  const number = { x: inside.x + left, y: inside.y, w: numberW, h: digits * NUMBER_LEADING };
  const beside = { x: number.x + numberW, y: inside.y, w: small * 1.1, h: small * LEADING };
  let y = inside.y + number.h;
  const below = (line: Line) => {
    const box = { x: inside.x, y, w: inside.w, h: line.size * LEADING };
    y += box.h;
    return lineIn(called(line.part), box, line.text, typeOf(metrics, line));
  };
  return [
    lineIn(called('number'), number, String(day.day), {
      ...letters(style.digits, digits, numberInk, style.align),
      leading: NUMBER_LEADING,
    }),
    ...(mark === '' ? [] : [lineIn(called('mark'), beside, mark, markType(words, metrics))]),
    ...lines.map(below),
  ];
}

/** All of a day in one element, because a page of a year would have too many otherwise. */
function wholeDay(
  day: Day,
  { numberInk, mark, markInk }: DayWords,
  [line]: readonly Line[],
  inside: Box,
  { style, digits, small }: MonthMetrics,
): New<TextElement> {
  const number = String(day.day);
  const words = [mark, line?.text ?? ''].filter((part) => part !== '').join(' ');
  const text = words === '' ? number : `${number}\n${words}`;
  const [from, to] = [number.length + 1, number.length + 1 + mark.length];
  const spans: Span[] = [
    { from, to, size: small, color: markInk, weight: 700 as const },
    {
      from: to,
      to: text.length,
      size: line?.size ?? small,
      color: line?.color ?? markInk,
      weight: 400 as const,
    },
  ].filter((span) => span.to > span.from);
  const box = { ...inside, h: (digits + small) * LEADING };
  const type = letters(style.digits, digits, numberInk, style.align);
  const element = lineIn(`${dayText(day)} number`, box, text, type);
  return spans.length === 0 ? element : { ...element, spans };
}

/** The lunar date or what takes its place, and the special dates, as far as there is room. */
function linesBelow(
  { below: whole, belowShort, belowInk }: DayWords,
  dates: readonly DateOfDay[],
  room: number,
  metrics: MonthMetrics,
): Line[] {
  const { dateLines, small, note } = metrics;
  const type = typeOf(metrics, { size: small, color: belowInk });
  const noteType = typeOf(metrics, { size: note, color: belowInk });
  const below = widthOf(whole, type) <= room ? whole : belowShort;
  const special = dateTexts(dates, Math.max(dateLines, 1), noteType, room);
  const isInstead = dateLines < 1 && special.length > 0;
  if (below === '' || isInstead) return special;
  return [{ part: 'lunar', text: fitted(below, type, room), color: belowInk, size: small }, ...special];
}

/** The special dates of a day on so many lines; the last of them has all that have none of their own. */
function dateTexts(dates: readonly DateOfDay[], lines: number, type: Letters, room: number): Line[] {
  const shown = dates.length > lines ? dates.slice(0, lines - 1) : dates;
  const rest = dates.slice(shown.length);
  return [
    ...shown.map((each) => ({ text: dateText(each, type, room), color: each.date.color })),
    ...rest.slice(0, 1).map(({ date }) => ({ text: restText(rest, type, room), color: date.color })),
  ].map((line, at) => ({ ...line, part: `date-${at + 1}`, size: type.size }));
}

const named = ({ date }: DateOfDay) => `${DATE_ICONS[date.icon].sign}${date.name}`;

/** The names of several dates; where there is no room for all, the first and how many they are, or what fits. */
function restText(dates: readonly DateOfDay[], type: Letters, room: number): string {
  const all = dates.map(named).join('');
  const counted = `${dates.slice(0, 1).map(named).join('')}等${dates.length}个`;
  const whole = [all, counted].find((text) => widthOf(text, type) <= room);
  return whole ?? fitted(all, type, room);
}

/** The sign, the name and the age; without the age where there is no room for it. */
function dateText(dated: DateOfDay, type: Letters, room: number): string {
  const short = named(dated);
  const long = `${short} ${ageWords(dated.age, dated.date.icon)}`.trimEnd();
  return widthOf(long, type) <= room ? long : fitted(short, type, room);
}

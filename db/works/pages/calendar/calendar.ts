import type { Box, OutlineEntry } from '#contracts/rules/pages/document.ts';
import type { DemoWork } from '#db/works/types.ts';
import type { Span } from '../book-map.ts';
import { Column, columnsOf } from '../column.ts';
import { type Design, designOf, headingOf, letters } from '../design.ts';
import { plateIn, rule } from '../elements.ts';
import { platePage } from '../front-matter.ts';
import type { Inside, Sheet } from '../genre.ts';
import { chineseNumber, yearInWords } from '../numbers.ts';
import { monthGrid } from './month-grid.ts';
import { at, type Some } from './turns.ts';

export interface CalendarTexts {
  readonly about: string;
  /** A line for each month. */
  readonly lines: Some<string>;
}

const FIRST_YEAR = 2027;
const MONTHS = 12;

/** What a page of a calendar shows: months, a picture, or room for notes. */
type Leaf =
  | { readonly kind: 'months'; readonly year: number; readonly months: readonly number[] }
  | { readonly kind: 'plate'; readonly month: number }
  | { readonly kind: 'notes' };

/** A calendar (日历): a page for each month if there are twelve, several months to a page if there are fewer. */
export function calendar(work: DemoWork, texts: CalendarTexts, span: Span): Inside {
  const d = designOf(work, 'sans', Math.max(3.4, Math.min(work.widthMm, work.heightMm) * 0.021));
  return {
    design: d,
    outline: outlineOf(span),
    draw(no) {
      const leaf = leafAt(no - span.first, span.count);
      if (leaf.kind === 'plate') return platePage(d, no, leaf.month + 6);
      if (leaf.kind !== 'months') return notes(d, no);
      const { year, months } = leaf;
      const [only, ...others] = months;
      return only && others.length === 0
        ? monthSheet(d, texts, year, only)
        : monthsSheet(d, no, year, months);
    },
  };
}

function leafAt(index: number, count: number): Leaf {
  if (count < MONTHS) {
    const perPage = Math.ceil(MONTHS / count);
    const first = index * perPage + 1;
    if (first > MONTHS) return { kind: 'notes' };
    const months = Array.from({ length: Math.min(perPage, MONTHS + 1 - first) }, (_, more) => first + more);
    return { kind: 'months', year: FIRST_YEAR, months };
  }
  const years = Math.max(1, Math.floor(count / (2 * MONTHS)));
  const paired = Math.min(MONTHS, count - MONTHS);
  const pagesOfYear = MONTHS + paired;
  const year = Math.floor(index / pagesOfYear);
  if (year >= years) return { kind: 'notes' };
  const inYear = index % pagesOfYear;
  const month = inYear < 2 * paired ? Math.floor(inYear / 2) + 1 : inYear - paired + 1;
  const isPlate = inYear < 2 * paired && inYear % 2 === 0;
  return isPlate ? { kind: 'plate', month } : { kind: 'months', year: FIRST_YEAR + year, months: [month] };
}

const LONGEST_OUTLINE = 500;

function outlineOf(span: Span): OutlineEntry[] {
  return Array.from({ length: Math.min(span.count, LONGEST_OUTLINE) }, (_, index) => {
    const leaf = leafAt(index, span.count);
    if (leaf.kind !== 'months') return [];
    const [first = 1] = leaf.months;
    const last = leaf.months.at(-1) ?? first;
    const months =
      first === last ? `${chineseNumber(first)}月` : `${chineseNumber(first)}月至${chineseNumber(last)}月`;
    return [{ title: `${yearInWords(leaf.year)}年${months}`, level: 1, page: span.first + index }];
  }).flat();
}

/** The picture above or beside, the days under it. */
function monthSheet(d: Design, texts: CalendarTexts, year: number, month: number): Sheet {
  const isWide = d.w > d.h;
  const picture: Box = isWide ? { x: 0, y: 0, w: d.w * 0.44, h: d.h } : { x: 0, y: 0, w: d.w, h: d.h * 0.46 };
  const m = Math.min(d.w, d.h) * 0.08;
  const area: Box = isWide
    ? { x: picture.w + m * 0.8, y: m, w: d.w - picture.w - m * 1.6, h: d.h - 2 * m }
    : { x: m, y: picture.h + m * 0.7, w: d.w - 2 * m, h: d.h - picture.h - m * 1.5 };
  const column = new Column(area);
  const big = Math.min(area.w * 0.13, area.h * 0.15);
  const room = big * (month > 9 ? 2.05 : 1.05);
  const number = new Column({ ...area, w: room }).say(`${month}`, headingOf(d, big), 'heading-1');
  column.gap(big * 1.3);
  const beside = new Column({
    x: area.x + room,
    y: area.y + big * 0.28,
    w: area.w - room,
    h: big * 1.1,
  });
  beside
    .say(
      `${yearInWords(year)}年 ${chineseNumber(month)}月`,
      letters(d, d.size * 1.05, { weight: 700, leading: 1.4 }),
    )
    .say(
      at(texts.lines, month - 1),
      letters(d, Math.min(d.size * 0.86, beside.box.w / 19), {
        color: d.soft,
        leading: 1.5,
        family: 'serif',
      }),
    );
  column.line(d.accent, 0.5).gap(d.size * 0.8);
  const grid = monthGrid(d, { ...area, y: column.y, h: column.room }, year, month);
  return {
    ground: d.paper,
    elements: [
      plateIn(picture, d.work.artId, month + (year - FIRST_YEAR) * 5, ''),
      ...number.elements,
      ...column.elements,
      ...beside.elements,
      ...grid,
    ],
  };
}

/** Several months on one page, in as many columns as they look good in. */
function monthsSheet(d: Design, no: number, year: number, months: readonly number[]): Sheet {
  const m = Math.min(d.w, d.h) * 0.08;
  const isWide = d.w > d.h;
  const across =
    months.length > 4
      ? 3
      : isWide
        ? Math.min(3, months.length)
        : months.length > 1 && months.length !== 3
          ? 2
          : 1;
  const rows = Math.ceil(months.length / across);
  const share = months.length > 6 ? 0.2 : 0.3;
  const picture = { x: 0, y: 0, w: d.w, h: d.h * share };
  const head = new Column({ x: m, y: picture.h + m * 0.5, w: d.w - 2 * m, h: d.h });
  head
    .say(`${yearInWords(year)}年`, headingOf(d, d.size * 1.5), 'heading-1')
    .gap(d.size * 0.6)
    .line(d.accent, 0.5)
    .gap(d.size);
  const room = d.h - head.y - m;
  const gutter = m * 0.9;
  const h = (room - gutter * (rows - 1)) / rows;
  const cells = months.flatMap((month, place) => {
    const [column] = columnsOf(
      { x: m, y: head.y + Math.floor(place / across) * (h + gutter), w: d.w - 2 * m, h },
      across,
      gutter,
    ).slice(place % across);
    if (!column) return [];
    column
      .say(`${chineseNumber(month)}月`, headingOf(d, Math.min(d.size, h / 12)), 'heading-2')
      .gap(h * 0.02);
    return [...column.elements, ...monthGrid(d, { ...column.box, y: column.y, h: column.room }, year, month)];
  });
  return { ground: d.paper, elements: [plateIn(picture, d.work.artId, no, ''), ...head.elements, ...cells] };
}

/** Room to write (记事). */
function notes(d: Design, no: number): Sheet {
  const m = Math.min(d.w, d.h) * 0.1;
  const head = new Column({ x: m, y: m, w: d.w - 2 * m, h: d.h - 2 * m });
  head
    .say('记事', headingOf(d, d.size * 1.5), 'heading-1')
    .gap(d.size)
    .say(`第 ${no} 页`, letters(d, d.size * 0.8, { color: d.soft }), 'furniture')
    .gap(d.size);
  const step = d.size * 2.6;
  const lines = Array.from({ length: Math.floor(head.room / step) }, (_, row) =>
    rule(m, head.y + (row + 1) * step - 0.3, d.w - 2 * m, d.hair, 0.25),
  );
  return { ground: d.paper, elements: [...head.elements, ...lines] };
}

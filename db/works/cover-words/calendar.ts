import type { New, TextElement } from '#contracts/rules/pages/document.ts';
import type { CoverSheet } from '../cover-sheet.ts';
import { daysIn, weekdayOf } from '../month-days.ts';
import { SEAL_RED, tone } from '../palette.ts';
import { across, bar, type CoverPiece, down, initialOf, seal, type Type } from './type.ts';

const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日'] as const;
const MONTHS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'] as const;
const YEAR = 2027;

interface Grid {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
  readonly row: number;
  readonly size: number;
}

/** The days of a month, a text for each day of the week. */
function monthGrid({ text }: CoverSheet, month: number, g: Grid): New<TextElement>[] {
  const first = weekdayOf(YEAR, month, 1);
  const last = daysIn(YEAR, month);
  return WEEKDAYS.map((_, weekday) => {
    const days = Array.from({ length: 6 }, (_, week) => week * 7 + weekday - first + 1);
    const shown = days.filter((day) => day <= last).map((day) => (day < 1 ? '' : String(day)));
    const leading = g.row / g.size;
    const type: Type = { ...colored(weekday, text), size: g.size, leading, face: 'sans', part: 'furniture' };
    const column = across(shown.join('\n'), g.x + (weekday + 0.5) * g.cell, g.y, type);
    return { ...column, x: g.x + weekday * g.cell, w: g.cell };
  });
}

function colored(weekday: number, text: string): Pick<Type, 'fill' | 'anchor'> {
  return { fill: weekday > 4 ? SEAL_RED : text, anchor: 'middle' };
}

function weekHeads({ text }: CoverSheet, g: Grid): New<TextElement>[] {
  return WEEKDAYS.map((name, weekday) =>
    across(name, g.x + (weekday + 0.5) * g.cell, g.y - g.row * 0.9, {
      ...{ ...colored(weekday, text), size: g.size * 0.62, opacity: 0.8, part: 'furniture' },
    }),
  );
}

function month(c: CoverSheet): CoverPiece[] {
  const { w, h, spec, text, palette } = c;
  const title: Type = { fill: text, size: 72, weight: 700, part: 'heading-1' };
  if (w > h) {
    const half = w * 0.5;
    const grid = { x: half + 34, y: 268, cell: (half - 68) / 7, row: 52, size: 25 };
    return [
      across(spec.title, 44, 128, { ...title, tracking: 0.14, fit: half - 80 }),
      across(spec.subtitle, 46, 168, { fill: text, size: 20, tracking: 0.2 }),
      across('1', half + 42, 142, { fill: text, size: 96, weight: 700 }),
      across('一月　丁未年将至', half + 108, 138, { fill: text, size: 19, tracking: 0.1 }),
      bar(half + 42, 167, w - half - 84, 2, palette.accent),
      ...weekHeads(c, grid),
      ...monthGrid(c, 1, grid),
      across(spec.author, w - 44, h - 30, {
        fill: text,
        size: 15,
        tracking: 0.1,
        anchor: 'end',
        opacity: 0.75,
      }),
    ];
  }
  const cut = h * 0.56;
  const grid = { x: 38, y: cut + 190, cell: (w - 76) / 7, row: 33, size: 23 };
  return [
    down(spec.title, 82, 66, { ...title, size: 56, tracking: 0.16 }),
    ...seal(initialOf(spec.author), 82, 350, 34),
    across('1', 46, cut + 104, { fill: text, size: 92, weight: 700 }),
    across('一月', 110, cut + 74, { fill: text, size: 24, tracking: 0.2, weight: 700 }),
    across(`${spec.subtitle} 丁未`, 110, cut + 103, { fill: text, size: 17, tracking: 0.1 }),
    across(spec.author, w - 46, cut + 103, {
      fill: text,
      size: 16,
      tracking: 0.12,
      anchor: 'end',
      opacity: 0.8,
    }),
    bar(46, cut + 123.2, w - 92, 1.6, palette.accent),
    ...weekHeads(c, grid),
    ...monthGrid(c, 1, grid),
  ];
}

function year(c: CoverSheet): CoverPiece[] {
  const { w, h, spec, text, palette } = c;
  const months = MONTHS.flatMap((name, at) => {
    const x = 46 + (at % 3) * ((w - 92) / 3);
    const y = 312 + Math.floor(at / 3) * ((h - 330) / 4);
    const head: Type = { fill: palette.accent, size: 15, weight: 700, tracking: 0.1, part: 'furniture' };
    const grid = { x, y, cell: (w - 122) / 21, row: 16, size: 10 };
    return [across(`${name}月`, x + 8, y - 24, head), ...monthGrid(c, at + 1, grid)];
  });
  return [
    across(spec.title, 50, 136, {
      ...{ fill: text, size: 50, weight: 700, tracking: 0.06, fit: w * 0.52, part: 'heading-1' },
    }),
    across(spec.subtitle, 52, 176, { fill: text, size: 20, tracking: 0.14 }),
    across(spec.author, 52, 222, { fill: text, size: 16, tracking: 0.12, opacity: 0.8 }),
    ...months,
  ];
}

/** 黄历式日历: one great number on a paper pad. */
function almanac({ w, h, spec, palette, paper }: CoverSheet): CoverPiece[] {
  const ink = tone(palette, 1);
  const [x, top] = [62, 128];
  const ph = h - top - 96;
  const middle: Type = { fill: ink, size: 26, tracking: 0.16, anchor: 'middle' };
  return [
    across(spec.title, w / 2, 88, {
      ...{ ...middle, fill: paper, size: 56, weight: 700, tracking: 0.24, fit: w * 0.8, part: 'heading-1' },
    }),
    across('二〇二七年 二月', w / 2, top + 110, middle),
    across('4', w / 2, top + 440, { ...middle, fill: SEAL_RED, size: 340, weight: 700, leading: 1 }),
    down('立春', x + 58, top + 140, { fill: ink, size: 44, weight: 700, tracking: 0.2 }),
    down('星期四', w - x - 52, top + 140, { fill: ink, size: 26, tracking: 0.3 }),
    bar(x + 28, top + ph - 124.5, w - 2 * x - 56, 1, ink),
    across('东风解冻　蛰虫始振', w / 2, top + ph - 80, { ...middle, size: 25, tracking: 0.12 }),
    across(spec.subtitle, w / 2, top + ph - 38, { ...middle, size: 17, tracking: 0.14, opacity: 0.8 }),
    across(spec.author, w / 2, h - 36, { ...middle, fill: paper, size: 18, tracking: 0.24, opacity: 0.85 }),
  ];
}

/** 日历: a month under a picture, a whole year, or one day. */
export function calendar(c: CoverSheet): readonly CoverPiece[] {
  if (c.spec.motif === 'year') return year(c);
  return c.spec.motif === 'almanac' ? almanac(c) : month(c);
}

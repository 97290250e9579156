import { daysIn, weekdayOf } from '#db/works/month-days.ts';
import { mix, SEAL_RED, tone } from '#db/works/palette.ts';
import type { CoverContext } from '../cover-context.ts';
import { circle, el, group, line, linear, num, type Point, path, poly, rect } from '../svg.ts';
import { below, ridge, swell } from '../terrain.ts';
import { across, down, SANS, seal } from '../typeset.ts';

const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日'] as const;
const MONTHS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'] as const;
const YEAR = 2027;

interface Grid {
  x: number;
  y: number;
  cell: number;
  row: number;
  size: number;
  heads: boolean;
}

function monthGrid(c: CoverContext, month: number, g: Grid): string {
  const first = weekdayOf(YEAR, month, 1);
  let out = '';
  if (g.heads) {
    WEEKDAYS.forEach((name, i) => {
      out += across(name, g.x + (i + 0.5) * g.cell, g.y - g.row * 0.9, {
        fill: i > 4 ? SEAL_RED : c.text,
        size: g.size * 0.62,
        anchor: 'middle',
        opacity: 0.8,
      });
    });
  }
  let work = '';
  let rest = '';
  for (let day = 1; day <= daysIn(YEAR, month); day += 1) {
    const slot = first + day - 1;
    const at = { x: num(g.x + ((slot % 7) + 0.5) * g.cell), y: num(g.y + Math.floor(slot / 7) * g.row) };
    if (slot % 7 > 4) rest += el('text', at, String(day));
    else work += el('text', at, String(day));
  }
  // A year has 365 numbers, so what they share is said once.
  const shared = { 'font-family': SANS, 'font-size': num(g.size), 'text-anchor': 'middle' };
  return out + group({ ...shared, fill: c.text }, work) + group({ ...shared, fill: SEAL_RED }, rest);
}

function picture(c: CoverContext, w: number, height: number): string {
  const { palette, random } = c;
  const sky = linear(c.id('sky'), [
    [0, tone(palette, 0.1)],
    [1, tone(palette, 0.36)],
  ]);
  let out = sky + rect(0, 0, w, height, { fill: c.url('sky') });
  out += circle(w * 0.68, height * 0.36, Math.min(height, w) * 0.12, {
    fill: mix(palette.accent, c.paper, 0.2),
  });
  for (let i = 0; i < 6; i += 1) {
    const t = i / 5;
    const base = height * (0.62 + t * 0.36);
    const points: Point[] =
      i < 3
        ? ridge(random, w, base, height * (0.3 - t * 0.12), 0.5)
        : swell(random, w, base, height * 0.045, 0.9);
    out += path(poly(below(points, height), true), { fill: tone(palette, 0.38 + t * 0.6) });
  }
  let birds = '';
  for (let i = 0; i < 4; i += 1)
    birds += `M${num(w * 0.26 + i * 26)} ${num(height * 0.4 - (i % 2) * 12)}q6 -8 10 0q5 -7 11 -1`;
  return out + path(birds, { fill: 'none', stroke: c.text, 'stroke-width': 2, 'stroke-linecap': 'round' });
}

function rings(c: CoverContext): string {
  let out = '';
  const count = Math.round(c.w / 44);
  for (let i = 0; i < count; i += 1) {
    const x = (c.w * (i + 0.5)) / count;
    out += circle(x, 18, 5.4, { fill: tone(c.palette, 0.95), opacity: 0.55 });
    out += path(`M${num(x - 3)} 18V-4M${num(x + 3)} 18V-4`, {
      stroke: tone(c.palette, 0.5),
      'stroke-width': 2.4,
    });
  }
  return out;
}

function month(c: CoverContext): string {
  const { w, h, spec, text, palette } = c;
  if (w > h) {
    const half = w * 0.5;
    return (
      picture(c, half + 4, h) +
      rect(half, 0, w - half, h, { fill: c.paper }) +
      across(spec.title, 44, 128, { fill: text, size: 72, weight: 700, tracking: 0.14, fit: half - 80 }) +
      across(spec.subtitle, 46, 168, { fill: text, size: 20, tracking: 0.2 }) +
      across('1', half + 42, 142, { fill: text, size: 96, weight: 700 }) +
      across('一月　丁未年将至', half + 108, 138, { fill: text, size: 19, tracking: 0.1 }) +
      line(half + 42, 168, w - 42, 168, { stroke: palette.accent, 'stroke-width': 2 }) +
      monthGrid(c, 1, { x: half + 34, y: 268, cell: (half - 68) / 7, row: 52, size: 25, heads: true }) +
      across(spec.author, w - 44, h - 30, {
        fill: text,
        size: 15,
        tracking: 0.1,
        anchor: 'end',
        opacity: 0.75,
      }) +
      rings(c)
    );
  }
  const cut = h * 0.56;
  return (
    picture(c, w, cut) +
    rect(0, cut, w, h - cut, { fill: c.paper }) +
    down(spec.title, 82, 66, { fill: text, size: 56, weight: 700, tracking: 0.16 }) +
    seal(Array.from(spec.author)[0] ?? '印', 82, 350, 34) +
    across('1', 46, cut + 104, { fill: text, size: 92, weight: 700 }) +
    across('一月', 110, cut + 74, { fill: text, size: 24, tracking: 0.2, weight: 700 }) +
    across(`${spec.subtitle} 丁未`, 110, cut + 103, { fill: text, size: 17, tracking: 0.1 }) +
    across(spec.author, w - 46, cut + 103, {
      fill: text,
      size: 16,
      tracking: 0.12,
      anchor: 'end',
      opacity: 0.8,
    }) +
    line(46, cut + 124, w - 46, cut + 124, { stroke: palette.accent, 'stroke-width': 1.6 }) +
    monthGrid(c, 1, { x: 38, y: cut + 202, cell: (w - 76) / 7, row: 37, size: 24, heads: true }) +
    rings(c)
  );
}

function year(c: CoverContext): string {
  const { w, h, spec, text, palette } = c;
  let months = '';
  MONTHS.forEach((name, i) => {
    const x = 46 + (i % 3) * ((w - 92) / 3);
    const y = 312 + Math.floor(i / 3) * ((h - 330) / 4);
    months += across(`${name}月`, x + 8, y - 24, {
      fill: palette.accent,
      size: 15,
      weight: 700,
      tracking: 0.1,
    });
    months += monthGrid(c, i + 1, { x, y, cell: (w - 122) / 21, row: 16, size: 10, heads: false });
  });
  const ground = mix(c.paper, tone(palette, 0.25), 0.25);
  const yard = [0, 1, 2, 3].map((i) => {
    const x = w * (0.58 + i * 0.095);
    const s = 46 + (i % 2) * 26;
    return (
      rect(x, 230 - s, 52, s + 20, { fill: tone(palette, 0.34 + i * 0.17) }) +
      path(`M${num(x - 10)} ${num(232 - s)}L${num(x + 26)} ${num(196 - s)}L${num(x + 62)} ${num(232 - s)}Z`, {
        fill: tone(palette, 0.6 + i * 0.12),
      }) +
      rect(x + 19, 250 - s, 14, 18, { fill: '#F5D48A' })
    );
  });
  return (
    rect(0, 0, w, h, { fill: ground }) +
    circle(w * 0.86, 108, 34, { fill: palette.accent, opacity: 0.85 }) +
    group({}, ...yard) +
    rect(0, 248, w, 3, { fill: tone(palette, 0.95) }) +
    across(spec.title, 50, 136, { fill: text, size: 50, weight: 700, tracking: 0.06, fit: w * 0.52 }) +
    across(spec.subtitle, 52, 176, { fill: text, size: 20, tracking: 0.14 }) +
    across(spec.author, 52, 222, { fill: text, size: 16, tracking: 0.12, opacity: 0.8 }) +
    months
  );
}

/** Tear-off almanac (黄历式日历): one great number on a paper pad. */
function almanac(c: CoverContext): string {
  const { w, h, spec, palette } = c;
  const ink = tone(palette, 1);
  const x = 62;
  const top = 128;
  const pw = w - x * 2;
  const ph = h - top - 96;
  return (
    rect(0, 0, w, h, { fill: ink }) +
    across(spec.title, w / 2, 88, {
      fill: c.paper,
      size: 56,
      weight: 700,
      tracking: 0.24,
      anchor: 'middle',
      fit: w * 0.8,
    }) +
    rect(x + 7, top + 9, pw, ph, { fill: tone(palette, 0.5) }) +
    rect(x + 3.5, top + 4.5, pw, ph, { fill: tone(palette, 0.2) }) +
    rect(x, top, pw, ph, { fill: c.paper }) +
    rect(x, top, pw, 60, { fill: palette.accent }) +
    circle(w / 2 - 80, top + 30, 7, { fill: ink }) +
    circle(w / 2 + 80, top + 30, 7, { fill: ink }) +
    across('二〇二七年 二月', w / 2, top + 110, { fill: ink, size: 26, tracking: 0.16, anchor: 'middle' }) +
    across('4', w / 2, top + 440, { fill: SEAL_RED, size: 380, weight: 700, anchor: 'middle' }) +
    down('立春', x + 58, top + 140, { fill: ink, size: 44, weight: 700, tracking: 0.2 }) +
    down('星期四', w - x - 52, top + 140, { fill: ink, size: 26, tracking: 0.3 }) +
    line(x + 28, top + ph - 124, w - x - 28, top + ph - 124, { stroke: ink, 'stroke-width': 1 }) +
    across('东风解冻　蛰虫始振', w / 2, top + ph - 80, {
      fill: ink,
      size: 25,
      tracking: 0.12,
      anchor: 'middle',
    }) +
    across(spec.subtitle, w / 2, top + ph - 38, {
      fill: ink,
      size: 17,
      tracking: 0.14,
      anchor: 'middle',
      opacity: 0.8,
    }) +
    across(spec.author, w / 2, h - 36, {
      fill: c.paper,
      size: 18,
      tracking: 0.24,
      anchor: 'middle',
      opacity: 0.85,
    })
  );
}

/** Calendars (日历): a month under a picture, a whole year, or one day. */
export function calendar(c: CoverContext): string {
  if (c.spec.motif === 'year') return year(c);
  return c.spec.motif === 'almanac' ? almanac(c) : month(c);
}

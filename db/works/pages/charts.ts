import type { Box, New, PageElement } from '#contracts/rules/pages/document.ts';
import { type Design, headingOf, letters } from './design.ts';
import { block, rule, textIn } from './elements.ts';

/** Standing bars on a ground line, the last of them in the accent. */
export function barChart(
  d: Design,
  box: Box,
  bars: readonly (readonly [label: string, value: number])[],
  unit: string,
  turn: number,
): New<PageElement>[] {
  const most = Math.max(...bars.map(([, value]) => value), 1);
  const label = letters(d, Math.min(3.6, box.w / bars.length / 4.2), { align: 'center', leading: 1.4 });
  const line = label.size * label.leading;
  const tall = box.h - 2 * line - 6;
  const step = box.w / bars.length;
  const w = step * 0.5;
  const grid = [0.25, 0.5, 0.75, 1].map((share) =>
    rule(box.x, box.y + line + 3 + tall * (1 - share), box.w, d.hair),
  );
  const columns = bars.flatMap(([name, value], place) => {
    const h = (tall * value) / most;
    const x = box.x + place * step;
    const y = box.y + line + 3 + tall - h;
    const shown = turn < bars.length ? place === bars.length - 1 : place === turn % bars.length;
    return [
      block({ x: x + (step - w) / 2, y, w, h }, shown ? d.accent : d.deep),
      textIn({ x, y: y - line - 0.8, w: step, h: line }, String(value), { ...label, weight: 700 }),
      textIn({ x, y: box.y + box.h - line, w: step, h: line }, name, { ...label, color: d.soft }),
    ];
  });
  const foot = rule(box.x, box.y + line + 3 + tall, box.w, d.ink, 0.5);
  return unit === '' ? [...columns, foot] : [...grid, ...columns, foot];
}

/** Rows under one another, parted by hairlines; the first row is the head. */
export function dataTable(d: Design, box: Box, rows: readonly (readonly string[])[]): New<PageElement>[] {
  const style = letters(d, d.size * 0.95, { leading: 1.5 });
  const h = style.size * style.leading;
  const step = Math.min(h * 2.6, box.h / rows.length);
  return rows.flatMap((row, at) => {
    const y = box.y + at * step;
    const isHead = at === 0;
    const first = box.w * 0.4;
    const rest = (box.w - first) / Math.max(1, row.length - 1);
    const cells = row.map((cell, place) => {
      const x = place === 0 ? box.x : box.x + first + (place - 1) * rest;
      const w = place === 0 ? first : rest;
      const look = isHead ? { ...headingOf(d, style.size), leading: style.leading } : style;
      return textIn({ x, y, w, h }, cell, { ...look, align: place === 0 ? 'left' : 'right' });
    });
    return [
      ...cells,
      rule(box.x, y + h + (step - h) / 2, box.w, isHead ? d.deep : d.hair, isHead ? 0.5 : 0.2),
    ];
  });
}

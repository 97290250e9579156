import { mix, SEAL_RED, tone } from '#db/works/palette.ts';
import type { CoverContext } from '../cover-context.ts';
import { circle, el, group, line, num, path, rect } from '../svg.ts';

/** Thread-bound book (线装): cloth and a sewn spine. */
function threadBound(c: CoverContext): string {
  const { w, h, palette } = c;
  const cloth = mix(tone(palette, 1), tone(palette, 0.75), 0.45);
  const weave = el(
    'pattern',
    { id: c.id('weave'), width: 6, height: 6, patternUnits: 'userSpaceOnUse' },
    path('M0 1.5H6M0 4.5H6', { stroke: tone(palette, 0.6), 'stroke-width': 0.7, opacity: 0.35 }),
    path('M1.5 0V6M4.5 0V6', { stroke: tone(palette, 1), 'stroke-width': 0.8, opacity: 0.5 }),
  );
  const seam = w - 74;
  const holes = [0.05, 0.2, 0.4, 0.6, 0.8, 0.95].map((t) => h * t);
  const thread = { stroke: c.paper, 'stroke-width': 3.2, opacity: 0.88, 'stroke-linecap': 'round' };
  let stitches = line(seam, holes[0] ?? 0, seam, holes.at(-1) ?? h, thread);
  for (const y of holes)
    stitches += line(seam, y, w, y, thread) + circle(seam, y, 3.6, { fill: tone(palette, 1) });
  return (
    weave +
    rect(0, 0, w, h, { fill: cloth }) +
    rect(0, 0, w, h, { fill: c.url('weave') }) +
    rect(seam + 1, 0, w - seam, h, { fill: '#000000', opacity: 0.12 }) +
    stitches
  );
}

/** A practice square (米字格), in which one character becomes the picture. */
function glyph(c: CoverContext): string {
  const { w, h, palette, ground } = c;
  const band = palette.dark ? mix(ground, tone(palette, 0.7), 0.55) : mix(ground, tone(palette, 0.25), 0.7);
  const cell = Math.min(w * 0.94, h * 0.76) * 0.92;
  const gx = (w - cell) / 2;
  const gy = h * 0.53 - cell / 2;
  const grid =
    rect(gx, gy, cell, cell, { fill: 'none' }) +
    line(gx, gy + cell / 2, gx + cell, gy + cell / 2) +
    line(gx + cell / 2, gy, gx + cell / 2, gy + cell) +
    line(gx, gy, gx + cell, gy + cell) +
    line(gx + cell, gy, gx, gy + cell);
  const dashed = { stroke: palette.accent, 'stroke-width': 1.2, 'stroke-dasharray': '7 6' };
  return (
    rect(0, 0, w, h, { fill: ground }) +
    rect(0, h * 0.53, w, h * 0.47, { fill: band }) +
    group({ ...dashed, opacity: 0.75, fill: 'none' }, grid)
  );
}

/** Manuscript columns (朱丝栏): ruled lines and a lamp. */
function columns(c: CoverContext): string {
  const { w, h, text } = c;
  const count = 8;
  const left = 56;
  const right = w - 56;
  const top = 96;
  const bottom = h - 150;
  const step = (right - left) / count;
  let rules = rect(left, top, right - left, bottom - top, { fill: 'none', 'stroke-width': 2.4 });
  for (let i = 1; i < count; i += 1) rules += line(left + i * step, top, left + i * step, bottom);
  const x = (i: number): number => left + (i + 0.5) * step;
  const lampX = x(2);
  const lampY = bottom - 92;
  const glow = el(
    'radialGradient',
    { id: c.id('glow') },
    el('stop', { offset: 0, 'stop-color': c.palette.accent, 'stop-opacity': 0.55 }),
    el('stop', { offset: 1, 'stop-color': c.palette.accent, 'stop-opacity': 0 }),
  );
  return (
    glow +
    rect(0, 0, w, h, { fill: mix(c.paper, '#EBDCBB', 0.35) }) +
    group({ stroke: SEAL_RED, 'stroke-width': 1.1, opacity: 0.62 }, rules) +
    rect(left - 8, top - 8, right - left + 16, bottom - top + 16, {
      fill: 'none',
      stroke: SEAL_RED,
      opacity: 0.62,
    }) +
    circle(lampX, lampY, 150, { fill: c.url('glow') }) +
    path(`M${num(lampX)} ${num(lampY - 26)}q15 22 0 36q-15 -14 0 -36Z`, { fill: c.palette.accent }) +
    path(`M${num(lampX - 24)} ${num(lampY + 15)}h48q-4 16 -20 17v26h16v6h-40v-6h16v-26q-16 -1 -20 -17Z`, {
      fill: text,
    })
  );
}

/** Double rules with discs in the corners. */
function frame(c: CoverContext): string {
  const { w, h, palette, ground } = c;
  const ring = { fill: 'none', stroke: palette.accent };
  let corners = '';
  for (const [x, y] of [
    [40, 40],
    [w - 40, 40],
    [40, h - 40],
    [w - 40, h - 40],
  ] as const) {
    corners +=
      circle(x, y, 13, { fill: ground, stroke: palette.accent, 'stroke-width': 1.5 }) +
      circle(x, y, 4, { fill: palette.accent });
  }
  return (
    rect(0, 0, w, h, { fill: ground }) +
    rect(40, 40, w - 80, h - 80, { ...ring, 'stroke-width': 3 }) +
    rect(50, 50, w - 100, h - 100, { ...ring, 'stroke-width': 1 }) +
    corners
  );
}

const SETTINGS = { 'thread-bound': threadBound, glyph, columns, frame };

/** What lies below covers of type alone (文字封面). */
export function typographic(c: CoverContext): string {
  const set = SETTINGS[c.spec.motif as keyof typeof SETTINGS] ?? frame;
  return set(c);
}

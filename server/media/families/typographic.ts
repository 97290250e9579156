import { mix, SEAL_RED, tone } from '#db/works/palette.ts';
import type { CoverContext } from '../cover-context.ts';
import { circle, el, group, line, num, path, rect } from '../svg.ts';
import { across, columnHeight, down, seal } from '../typeset.ts';

/** Thread-bound book (线装): cloth, sewn spine, a paper label with the title. */
function threadBound(c: CoverContext): string {
  const { w, h, spec, palette } = c;
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
  const labelX = 48;
  const labelW = 138;
  const labelH = Math.min(h * 0.72, columnHeight(spec.title, 86, 0.2) + 120);
  const label = group(
    {},
    rect(labelX + 4, 62, labelW, labelH, { fill: '#000000', opacity: 0.25 }),
    rect(labelX, 56, labelW, labelH, { fill: c.paper }),
    rect(labelX + 9, 65, labelW - 18, labelH - 18, {
      fill: 'none',
      stroke: tone(palette, 0.95),
      'stroke-width': 2.2,
    }),
    rect(labelX + 14, 70, labelW - 28, labelH - 28, {
      fill: 'none',
      stroke: tone(palette, 0.95),
      'stroke-width': 0.8,
    }),
    down(spec.title, labelX + labelW / 2, 96, {
      fill: tone(palette, 1),
      size: 80,
      weight: 700,
      tracking: 0.22,
      fit: labelH - 110,
    }),
    seal(Array.from(spec.title)[0] ?? '印', labelX + labelW / 2, 56 + labelH - 54, 38),
  );
  return (
    weave +
    rect(0, 0, w, h, { fill: cloth }) +
    rect(0, 0, w, h, { fill: c.url('weave') }) +
    rect(seam + 1, 0, w - seam, h, { fill: '#000000', opacity: 0.12 }) +
    stitches +
    label +
    down(spec.subtitle, labelX + labelW + 44, 70, { fill: c.paper, size: 20, tracking: 0.26, opacity: 0.8 }) +
    across(spec.author, labelX, h - 48, { fill: c.paper, size: 18, tracking: 0.2, opacity: 0.8 })
  );
}

/** One character set so large that it becomes the picture. */
function glyph(c: CoverContext): string {
  const { w, h, spec, text, palette, ground } = c;
  const chars = Array.from(spec.title);
  const big = chars.at(-1) ?? '书';
  const giant = Math.min(w * 0.94, h * 0.76);
  const band = palette.dark ? mix(ground, tone(palette, 0.7), 0.55) : mix(ground, tone(palette, 0.25), 0.7);
  let grid = '';
  const cell = giant * 0.92;
  const gx = (w - cell) / 2;
  const gy = h * 0.53 - cell / 2;
  grid += rect(gx, gy, cell, cell, { fill: 'none' });
  grid +=
    line(gx, gy + cell / 2, gx + cell, gy + cell / 2) + line(gx + cell / 2, gy, gx + cell / 2, gy + cell);
  grid += line(gx, gy, gx + cell, gy + cell) + line(gx + cell, gy, gx, gy + cell);
  const alone = chars.length === 1;
  return (
    rect(0, 0, w, h, { fill: ground }) +
    rect(0, h * 0.53, w, h * 0.47, { fill: band }) +
    group(
      { stroke: palette.accent, 'stroke-width': 1.2, 'stroke-dasharray': '7 6', opacity: 0.75, fill: 'none' },
      grid,
    ) +
    across(big, w / 2, h * 0.53 + giant * 0.36, { fill: text, size: giant, weight: 700, anchor: 'middle' }) +
    (alone
      ? across(spec.subtitle, 44, 72, { fill: text, size: 24, tracking: 0.14, fit: w * 0.8 })
      : across(spec.title, 44, 88, { fill: text, size: 50, weight: 700, tracking: 0.3, fit: w * 0.8 }) +
        across(spec.subtitle, 44, 126, { fill: text, size: 19, tracking: 0.12, fit: w * 0.8 })) +
    across(spec.author, 44, h - 40, { fill: text, size: 19, tracking: 0.16, fit: w * 0.6 }) +
    seal(big, w - 62, h - 52, 36)
  );
}

/** Manuscript columns (朱丝栏): ruled lines, the title in one of them, the rest left to silence. */
function columns(c: CoverContext): string {
  const { w, h, spec, text } = c;
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
    }) +
    down(spec.title, x(5), top + 26, {
      fill: text,
      size: step * 0.98,
      weight: 700,
      tracking: 0.24,
      fit: bottom - top - 60,
    }) +
    down(spec.subtitle, x(4), top + 30, { fill: text, size: 22, tracking: 0.3, opacity: 0.85 }) +
    seal(
      Array.from(spec.author)[0] ?? '印',
      x(5),
      top + 26 + columnHeight(spec.title, step * 0.98, 0.24) + 30,
      38,
    ) +
    across(spec.author, w / 2, h - 74, {
      fill: text,
      size: 22,
      tracking: 0.3,
      anchor: 'middle',
      fit: w * 0.7,
    })
  );
}

/** A centred title inside double rules, the quiet classic. */
function frame(c: CoverContext): string {
  const { w, h, spec, text, palette, ground } = c;
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
    corners +
    across(spec.title, w / 2, h * 0.4, {
      fill: text,
      size: 72,
      weight: 700,
      tracking: 0.18,
      anchor: 'middle',
      fit: w * 0.68,
    }) +
    line(w / 2 - 60, h * 0.47, w / 2 + 60, h * 0.47, { stroke: palette.accent, 'stroke-width': 1.5 }) +
    across(spec.subtitle, w / 2, h * 0.53, {
      fill: text,
      size: 24,
      tracking: 0.2,
      anchor: 'middle',
      fit: w * 0.66,
    }) +
    across(spec.author, w / 2, h - 92, {
      fill: text,
      size: 20,
      tracking: 0.2,
      anchor: 'middle',
      fit: w * 0.6,
    })
  );
}

const SETTINGS = { 'thread-bound': threadBound, glyph, columns, frame };

/** Covers made of type alone (文字封面). */
export function typographic(c: CoverContext): string {
  const set = SETTINGS[c.spec.motif as keyof typeof SETTINGS] ?? frame;
  return set(c);
}

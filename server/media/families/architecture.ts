import { mix, tone } from '#db/works/palette.ts';
import type { CoverContext } from '../cover-context.ts';
import { circle, group, line, linear, num, type Point, path, poly, rect } from '../svg.ts';

/** One house of a southern town: white stepped gable, dark coping with lifted ends, small windows. */
function gableHouse(
  c: CoverContext,
  x: number,
  base: number,
  wide: number,
  tall: number,
  near: number,
): string {
  const wall = mix(c.paper, tone(c.palette, 0.3), 0.75 - near * 0.75);
  const roof = tone(c.palette, 0.45 + near * 0.55);
  const steps = [0.22, 0.22, 0.12, 0.22, 0.22];
  const lifts = [0, 0.12, 0.22, 0.12, 0];
  let out = '';
  let left = x;
  steps.forEach((share, i) => {
    const width = wide * share;
    const top = base - tall * (1 + (lifts[i] ?? 0));
    out += rect(left, top, width + 0.6, base - top, { fill: wall });
    const over = 7 * (0.5 + near);
    const thick = 6 + near * 5;
    out += path(
      `M${num(left - over)} ${num(top - thick - 5)}Q${num(left)} ${num(top - thick)} ${num(left + width / 2)} ${num(top - thick)}T${num(left + width + over)} ${num(top - thick - 5)}L${num(left + width + over * 0.6)} ${num(top + 2)}H${num(left - over * 0.6)}Z`,
      { fill: roof },
    );
    left += width;
  });
  const count = Math.max(1, Math.round(wide / 130));
  for (let i = 0; i < count; i += 1) {
    const wx = x + wide * ((i + 0.5) / count) + c.random.range(-14, 14);
    const wy = base - tall * c.random.range(0.55, 0.75);
    out += rect(wx - 8, wy, 16, 22, { fill: roof, opacity: 0.85 });
  }
  return out;
}

function gable(c: CoverContext): string {
  const { w, h, random } = c;
  const water = h * 0.83;
  let town = '';
  const rows: readonly (readonly [number, number, number])[] = [
    [0.1, 0.17, 5],
    [0.5, 0.145, 4],
    [1, 0.12, 3],
  ];
  rows.forEach(([near, height, count]) => {
    const step = w / count;
    for (let i = -1; i <= count; i += 1) {
      const x = i * step + random.range(-0.15, 0.2) * step;
      town += gableHouse(
        c,
        x,
        water,
        step * random.range(0.62, 0.86),
        h * (height + random.range(0, 0.09)),
        near,
      );
    }
  });
  const mirror = group({ transform: `translate(0 ${num(water * 1.5)}) scale(1 -.5)`, opacity: 0.3 }, town);
  let ripple = '';
  for (let i = 0; i < 22; i += 1) {
    const y = water + random.next() * (h - water);
    const x = random.range(-30, w);
    ripple += line(x, y, x + random.range(40, 170), y, { stroke: c.paper, 'stroke-width': 2, opacity: 0.5 });
  }
  return (
    rect(0, 0, w, h, { fill: mix(c.paper, tone(c.palette, 0.25), 0.5) }) +
    town +
    rect(0, water, w, h - water, { fill: tone(c.palette, 0.36) }) +
    mirror +
    rect(0, water, w, 4, { fill: tone(c.palette, 0.8) }) +
    ripple
  );
}

function facade(c: CoverContext): string {
  const { w, h, random } = c;
  const left = w * 0.44;
  const cols = 9;
  const rows = 12;
  const cw = (w - left) / cols;
  const rh = (h * 1.1) / rows;
  let out = rect(0, 0, w, h, { fill: mix(c.paper, tone(c.palette, 0.25), 0.35) });
  out += rect(left, 0, w - left, h, { fill: tone(c.palette, 0.42) });
  for (let r = 0; r < rows; r += 1) {
    for (let k = 0; k < cols; k += 1) {
      const x = left + k * cw;
      const y = r * rh - 14;
      const lit = random.next();
      const fill = lit > 0.95 ? c.palette.accent : tone(c.palette, 0.58 + lit * 0.3 + (k / cols) * 0.12);
      out += rect(x + 7, y + 7, cw - 9, rh - 12, { fill });
      out += path(
        `M${num(x + 7)} ${num(y + 7)}h${num(cw - 9)}l${num(-cw * 0.24)} ${num(rh * 0.3)}H${num(x + 7)}Z`,
        { fill: tone(c.palette, 1), opacity: 0.28 },
      );
      out += rect(x + 7 + (cw - 9) * 0.5, y + 7, 1.6, rh - 12, { fill: tone(c.palette, 0.3), opacity: 0.5 });
    }
    out += rect(left, r * rh - 17, w - left, 6, { fill: tone(c.palette, 0.22) });
  }
  const side: Point[] = [
    [left, 0],
    [left - 54, 0],
    [left - 54, h],
    [left, h],
  ];
  return (
    out +
    path(poly(side, true), { fill: tone(c.palette, 0.86) }) +
    path(`M0 ${num(h)}L${num(left - 54)} ${num(h * 0.52)}V${num(h)}Z`, {
      fill: tone(c.palette, 0.3),
      opacity: 0.5,
    })
  );
}

function arch(x: number, base: number, wide: number, tall: number): string {
  const r = wide / 2;
  return `M${num(x)} ${num(base)}V${num(base - tall + r)}A${num(r)} ${num(r)} 0 0 1 ${num(x + wide)} ${num(base - tall + r)}V${num(base)}Z`;
}

/** A colonnade seen through nested arches, each plane a step deeper in colour. */
function arches(c: CoverContext): string {
  const { w, h, palette } = c;
  const light = (t: number): string => (palette.dark ? tone(palette, 1 - t) : tone(palette, t));
  const base = h * 0.9;
  let out = rect(0, 0, w, h, { fill: light(0.1) }) + rect(0, base, w, h - base, { fill: light(0.42) });
  const wide = w * 0.74;
  const x = (w - wide) / 2;
  const tall = h * 0.6;
  for (let i = 0; i < 5; i += 1) {
    const inset = i * wide * 0.075;
    const lower = i * tall * 0.1;
    const foot = base - i * 7;
    out += path(arch(x + inset, foot, wide - inset * 2, tall - lower), { fill: light(0.28 + i * 0.17) });
    const lit = arch(
      x + inset + (wide - inset * 2) * 0.06,
      foot,
      (wide - inset * 2) * 0.94,
      tall - lower - 8,
    );
    if (i < 4) out += path(lit, { fill: light(0.34 + i * 0.17) });
  }
  const inner = wide * 0.3;
  const sun = { x: w / 2 + inner * 0.18, y: base - tall * 0.36 };
  out += circle(sun.x, sun.y, inner * 0.15, { fill: palette.accent });
  for (let i = 0; i < 5; i += 1) {
    const half = inner * 0.62 + i * w * 0.075;
    out += rect(w / 2 - half, base - 28 + i * 9, half * 2, 9.6, { fill: light(0.7 - i * 0.13) });
  }
  out += path(
    `M${num(w / 2 - inner * 0.3)} ${num(base + 17)}L${num(w * 0.08)} ${num(h)}H${num(w * 0.42)}L${num(w / 2 + inner * 0.1)} ${num(base + 17)}Z`,
    { fill: light(0.05), opacity: 0.45 },
  );
  return out;
}

function blocks(c: CoverContext): string {
  const { w, h, random } = c;
  const size = 62;
  const dx = size * 0.866;
  let out = rect(0, 0, w, h, { fill: c.ground });
  for (let row = 0; row < 14; row += 1) {
    for (let col = -1; col < w / dx / 2 + 1; col += 1) {
      const x = col * dx * 2 + (row % 2) * dx;
      const y = h * 0.52 + row * size * 0.5;
      const tall = size * random.pick([0.25, 0.55, 0.55, 0.85, 1.6] as const);
      const top = y - tall;
      const hue = random.next() > 0.975 ? c.palette.accent : tone(c.palette, 0.22 + random.next() * 0.2);
      out += path(
        `M${num(x)} ${num(top)}l${num(dx)} ${num(size * 0.5)}l${num(-dx)} ${num(size * 0.5)}l${num(-dx)} ${num(-size * 0.5)}Z`,
        { fill: hue },
      );
      out += path(
        `M${num(x - dx)} ${num(top + size * 0.5)}l${num(dx)} ${num(size * 0.5)}v${num(tall + size)}l${num(-dx)} ${num(-size * 0.5)}Z`,
        { fill: tone(c.palette, 0.6) },
      );
      out += path(
        `M${num(x + dx)} ${num(top + size * 0.5)}l${num(-dx)} ${num(size * 0.5)}v${num(tall + size)}l${num(dx)} ${num(-size * 0.5)}Z`,
        { fill: tone(c.palette, 0.92) },
      );
    }
  }
  return out;
}

const BUILDINGS = { gable, facade, arches, blocks };

/** The picture alone. */
export function architectureScene(c: CoverContext): string {
  const draw = BUILDINGS[c.spec.motif as keyof typeof BUILDINGS] ?? blocks;
  return draw(c);
}

/** Architecture grids (建筑): elevations and planes with one light direction. */
export function architecture(c: CoverContext): string {
  if (c.spec.motif !== 'blocks') return architectureScene(c);
  const veil = linear(c.id('v'), [
    [0, c.ground],
    [0.5, c.ground, 0],
  ]);
  return architectureScene(c) + veil + rect(0, 0, c.w, c.h, { fill: c.url('v') });
}

import { mix, tone } from '#db/works/palette.ts';
import type { CoverContext } from '../cover-context.ts';
import { circle, el, group, line, linear, num, path, rect } from '../svg.ts';

function shade(c: CoverContext, t: number): string {
  return c.palette.dark ? tone(c.palette, 1 - t) : tone(c.palette, t);
}

/** Quarter circles on a square grid; neighbours meet, so larger figures appear by themselves. */
function arcs(c: CoverContext): string {
  const { w, h, random } = c;
  const cell = w / 5;
  const top = h - cell * 4;
  let out = '';
  for (let r = 0; r < 4; r += 1) {
    for (let k = 0; k < 5; k += 1) {
      const x = k * cell;
      const y = top + r * cell;
      const ground = shade(c, 0.12 + random.int(0, 3) * 0.16);
      const figure = random.next() > 0.84 ? c.palette.accent : shade(c, 0.45 + random.int(0, 3) * 0.17);
      const turn = random.int(0, 3) * 90;
      const spin = `rotate(${turn} ${num(x + cell / 2)} ${num(y + cell / 2)})`;
      const quarter = (s: number): string =>
        `M${num(x)} ${num(y)}h${num(s)}A${num(s)} ${num(s)} 0 0 1 ${num(x)} ${num(y + s)}Z`;
      const inner = random.next() > 0.45 ? path(quarter(cell * 0.5), { fill: ground }) : '';
      out += rect(x, y, cell + 0.5, cell + 0.5, { fill: ground });
      out += group({ transform: spin }, path(quarter(cell), { fill: figure }), inner);
    }
  }
  return out;
}

/** Rings that grow from one point, like a cut tree trunk, with one bright year. */
function circles(c: CoverContext): string {
  const { w, h, random } = c;
  const x = w * 0.72;
  const y = h * 0.68;
  let out = '';
  const count = 19;
  for (let i = count; i > 0; i -= 1) {
    const r = i * 25 + random.range(-5, 5);
    const bright = i === 7;
    out += ellipseRing(
      c,
      x,
      y,
      r,
      bright ? c.palette.accent : shade(c, 0.12 + ((count - i) / count) * 0.62 + (i % 2) * 0.07),
      i,
    );
  }
  return out + circle(x - 6, y + 5, 9, { fill: c.ground });
}

function ellipseRing(c: CoverContext, x: number, y: number, r: number, fill: string, i: number): string {
  const steps = 10;
  const points = Array.from({ length: steps }, (_, k) => {
    const a = (k / steps) * Math.PI * 2;
    const wobble = r * (1 + Math.sin(a * 3 + i * 0.4) * 0.02 + c.random.range(-0.008, 0.008));
    return [x + Math.cos(a) * wobble, y + Math.sin(a) * wobble * 0.97] as const;
  });
  let d = '';
  points.forEach((p, k) => {
    const q = points[(k + 1) % steps] ?? p;
    const before = points[(k + steps - 1) % steps] ?? p;
    const after = points[(k + 2) % steps] ?? q;
    if (k === 0) d += `M${num(p[0])} ${num(p[1])}`;
    d += `C${num(p[0] + (q[0] - before[0]) / 6)} ${num(p[1] + (q[1] - before[1]) / 6)} ${num(q[0] - (after[0] - p[0]) / 6)} ${num(q[1] - (after[1] - p[1]) / 6)} ${num(q[0])} ${num(q[1])}`;
  });
  return path(`${d}Z`, { fill });
}

/** Overlapping scale waves (青海波), dyed from light to deep. */
function waves(c: CoverContext): string {
  const { w, h } = c;
  const r = w / 10;
  const start = h * 0.4;
  let out = '';
  let row = 0;
  for (let y = start; y < h + r * 2; y += r * 0.5) {
    const t = (y - start) / (h - start);
    for (let x = row % 2 === 0 ? 0 : r; x <= w + r; x += r * 2) {
      for (const [share, add] of [
        [1, 0],
        [0.78, -0.2],
        [0.56, 0.06],
        [0.34, -0.24],
      ] as const) {
        out += circle(x, y + r, r * share, { fill: shade(c, Math.max(0.04, 0.28 + t * 0.7 + add)) });
      }
    }
    row += 1;
  }
  return out;
}

/** Window lattice (窗棂) over a soft disc of light. */
function lattice(c: CoverContext): string {
  const { w, h } = c;
  const cell = 100;
  const tile = el(
    'pattern',
    { id: c.id('lattice'), width: cell, height: cell, patternUnits: 'userSpaceOnUse' },
    path(`M0 0H100M0 0V100M25 25H75V75H25ZM50 0V25M50 75V100M0 50H25M75 50H100`, {
      fill: 'none',
      stroke: shade(c, 0.9),
      'stroke-width': 6,
    }),
  );
  const light = linear(c.id('light'), [
    [0, shade(c, 0.06)],
    [1, shade(c, 0.42)],
  ]);
  const x = w * 0.4;
  return (
    tile +
    light +
    rect(x, 0, w - x, h, { fill: c.url('light') }) +
    circle(x + (w - x) * 0.5, h * 0.42, w * 0.21, { fill: mix(c.palette.accent, c.paper, 0.15) }) +
    rect(x, 0, w - x, h, { fill: c.url('lattice') }) +
    rect(x - 7, 0, 14, h, { fill: shade(c, 0.9) })
  );
}

/** Rising bands whose crossings darken, a chart that forgot its numbers. */
function bands(c: CoverContext): string {
  const { w, h, random } = c;
  let out = '';
  const count = 9;
  const step = w / count;
  for (let i = 0; i < count; i += 1) {
    const t = i / (count - 1);
    const top = h * (0.9 - t ** 1.4 * 0.5) - random.range(0, 0.07) * h;
    const fade = linear(c.id(`b${i}`), [
      [0, shade(c, 0.35 + t * 0.62)],
      [1, shade(c, 0.1 + t * 0.2)],
    ]);
    out +=
      fade +
      path(
        `M${num(i * step)} ${num(h)}V${num(top + step * 0.6)}L${num((i + 1) * step)} ${num(top)}V${num(h)}Z`,
        { fill: c.url(`b${i}`) },
      );
    out += line(i * step, top + step * 0.6, (i + 1) * step, top, {
      stroke: i === 6 ? c.palette.accent : shade(c, 0.95),
      'stroke-width': i === 6 ? 7 : 1.5,
    });
  }
  return out;
}

const FIGURES = { arcs, circles, waves, lattice, bands };

/** Geometric covers (几何): one rule, repeated, with one exception in brass. */
export function geometric(c: CoverContext): string {
  const draw = FIGURES[c.spec.motif as keyof typeof FIGURES] ?? arcs;
  return rect(0, 0, c.w, c.h, { fill: c.ground }) + draw(c);
}

import { mix, tone } from '#db/works/palette.ts';
import type { CoverContext } from '../cover-context.ts';
import { circle, el, group, line, linear, num, type Point, path, poly, rect, smooth } from '../svg.ts';
import { below, heightAt, peaks, ridge, swell } from '../terrain.ts';

/** Displaced and slightly soft edges read as a wet brush on rice paper. */
function brush(c: CoverContext, name: string, scale: number, soft: number, seed: number): string {
  return el(
    'filter',
    { id: c.id(name), x: '-5%', y: '-5%', width: '110%', height: '110%' },
    el('feTurbulence', { type: 'fractalNoise', baseFrequency: 0.022, numOctaves: 3, seed, result: 'n' }),
    el('feDisplacementMap', { in: 'SourceGraphic', in2: 'n', scale, result: 'd' }),
    el('feGaussianBlur', { in: 'd', stdDeviation: soft }),
  );
}

function wash(
  c: CoverContext,
  name: string,
  points: readonly Point[],
  strength: number,
  depth: number,
): string {
  const ink = tone(c.palette, 0.55 + strength * 0.45);
  const top = Math.min(...points.map(([, y]) => y));
  const fade = linear(
    c.id(name),
    [
      [0, ink, 0.3 + strength * 0.62],
      [0.45, ink, 0.12 + strength * 0.3],
      [1, ink, 0],
    ],
    {
      gradientUnits: 'userSpaceOnUse',
      x1: 0,
      y1: num(top),
      x2: 0,
      y2: num(top + depth),
    },
  );
  return fade + path(poly(below(points, top + depth + 20), true), { fill: c.url(name) });
}

/** Texture strokes (皴) running down from a ridge. */
function strokes(c: CoverContext, points: readonly Point[], count: number, long: number): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const x = c.random.range(0, c.w);
    const y = heightAt(points, x) + c.random.range(4, long);
    const slope = (heightAt(points, x + 14) - heightAt(points, x - 14)) / 28;
    const side = Math.sign(slope) * Math.min(Math.abs(slope), 1.2);
    const reach = c.random.range(0.3, 1) * long * 0.6;
    d += `M${num(x)} ${num(y)}q${num(reach * 0.2 * Math.sign(side || 1))} ${num(reach * 0.4)} ${num(reach * 0.35 * Math.sign(side || 1))} ${num(reach)}`;
  }
  return path(d, {
    fill: 'none',
    stroke: tone(c.palette, 1),
    'stroke-width': 1.6,
    opacity: 0.34,
    'stroke-linecap': 'round',
  });
}

function boat(c: CoverContext, x: number, y: number, s: number): string {
  const ink = tone(c.palette, 1);
  return (
    path(
      `M${num(x - s)} ${num(y - s * 0.12)}Q${num(x)} ${num(y + s * 0.34)} ${num(x + s * 1.1)} ${num(y - s * 0.2)}Q${num(x)} ${num(y + s * 0.12)} ${num(x - s)} ${num(y - s * 0.12)}Z`,
      { fill: ink },
    ) +
    path(
      `M${num(x + s * 0.1)} ${num(y)}q${num(-s * 0.05)} ${num(-s * 0.5)} ${num(s * 0.14)} ${num(-s * 0.56)}q${num(s * 0.2)} ${num(s * 0.1)} ${num(s * 0.18)} ${num(s * 0.54)}Z`,
      { fill: ink },
    ) +
    path(
      `M${num(x - s * 0.06)} ${num(y - s * 0.46)}l${num(s * 0.3)} ${num(-s * 0.18)}l${num(s * 0.3)} ${num(s * 0.2)}Z`,
      { fill: ink },
    ) +
    line(x + s * 0.42, y - s * 0.3, x + s * 1.3, y + s * 0.6, { stroke: ink, 'stroke-width': 1.6 })
  );
}

function birds(c: CoverContext, x: number, y: number, count: number): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const s = c.random.range(5, 10);
    d += `M${num(x + i * 24 + c.random.range(-6, 6))} ${num(y + (i % 3) * 11 - i * 4)}q${num(s * 0.6)} ${num(-s * 0.8)} ${num(s)} 0q${num(s * 0.5)} ${num(-s * 0.7)} ${num(s * 1.1)} ${num(-s * 0.1)}`;
  }
  return path(d, {
    fill: 'none',
    stroke: tone(c.palette, 1),
    'stroke-width': 1.8,
    'stroke-linecap': 'round',
  });
}

function karst(c: CoverContext): string {
  const far = peaks(c.random, c.w, c.h * 0.7, c.h * 0.36, 6);
  const middle = peaks(c.random, c.w, c.h * 0.8, c.h * 0.34, 5);
  const near = peaks(c.random, c.w, c.h * 0.95, c.h * 0.31, 4);
  return (
    group({ filter: c.url('soft') }, wash(c, 'a', far, 0.12, c.h * 0.3)) +
    group({ filter: c.url('wet') }, wash(c, 'b', middle, 0.42, c.h * 0.32)) +
    group({ filter: c.url('wet') }, wash(c, 'd', near, 0.95, c.h * 0.4), strokes(c, near, 90, c.h * 0.13)) +
    boat(c, c.w * 0.3, c.h * 0.915, 26)
  );
}

function river(c: CoverContext): string {
  const far = swell(c.random, c.w, c.h * 0.6, c.h * 0.04, 1.1);
  const middle = swell(c.random, c.w, c.h * 0.67, c.h * 0.035, 0.8);
  const water: string[] = [];
  for (let i = 0; i < 3; i += 1) {
    const shift = i * c.h * 0.03;
    const band: Point[] = [
      [c.w * 0.78, c.h * 0.69],
      [c.w * 0.3, c.h * 0.735 + shift * 0.4],
      [c.w * 0.62, c.h * 0.81 + shift],
      [c.w * 0.1, c.h * 0.93 + shift],
      [-20, c.h * 0.99 + shift],
    ];
    water.push(
      path(smooth(band), {
        fill: 'none',
        stroke: tone(c.palette, 0.5 + i * 0.2),
        'stroke-width': num(10 + i * 16),
        opacity: 0.2 + i * 0.06,
        'stroke-linecap': 'round',
      }),
    );
  }
  let reeds = '';
  for (let i = 0; i < 26; i += 1) {
    const x = c.w * 0.74 + c.random.range(0, c.w * 0.3);
    const tall = c.random.range(60, 190);
    const lean = c.random.range(-50, 14);
    reeds += `M${num(x)} ${num(c.h + 8)}q${num(lean * 0.1)} ${num(-tall * 0.6)} ${num(lean)} ${num(-tall)}`;
  }
  return (
    group({ filter: c.url('soft') }, wash(c, 'a', far, 0.2, c.h * 0.13)) +
    group({ filter: c.url('wet') }, wash(c, 'b', middle, 0.5, c.h * 0.1), ...water) +
    group(
      { filter: c.url('fine') },
      path(reeds, {
        fill: 'none',
        stroke: tone(c.palette, 1),
        'stroke-width': 2.6,
        'stroke-linecap': 'round',
        opacity: 0.85,
      }),
    ) +
    boat(c, c.w * 0.44, c.h * 0.815, 24)
  );
}

function snow(c: CoverContext): string {
  const far = ridge(c.random, c.w, c.h * 0.62, c.h * 0.2, 0.5);
  const field = swell(c.random, c.w, c.h * 0.74, c.h * 0.02, 0.7);
  let trunks = '';
  let twigs = '';
  for (let i = 0; i < 15; i += 1) {
    const x = c.w * (0.03 + (i / 15) * (c.w > c.h ? 0.8 : 0.94)) + c.random.range(-14, 14);
    const near = c.random.next();
    const foot = heightAt(field, x) + near * c.h * 0.13;
    const tall = c.h * (0.2 + near * 0.26);
    const half = 1.2 + near * 3;
    trunks += `M${num(x - half)} ${num(foot)}L${num(x - 0.6)} ${num(foot - tall)}h1.2L${num(x + half)} ${num(foot)}Z`;
    for (let k = 0; k < 9; k += 1) {
      const y = foot - tall * (0.3 + k * 0.075);
      const reach = tall * 0.16 * (1 - k * 0.075) * (k % 2 === 0 ? 1 : -1);
      twigs += `M${num(x)} ${num(y)}q${num(reach * 0.5)} ${num(-tall * 0.02)} ${num(reach)} ${num(-tall * 0.1)}`;
    }
  }
  const ink = tone(c.palette, 0.96);
  let flakes = '';
  for (let i = 0; i < 46; i += 1)
    flakes += circle(c.random.range(0, c.w), c.random.range(0, c.h * 0.8), c.random.range(1.2, 3.4));
  return (
    group({ filter: c.url('soft') }, wash(c, 'a', far, 0.34, c.h * 0.22)) +
    path(poly(below(field, c.h + 10), true), { fill: mix(c.paper, '#ffffff', 0.55) }) +
    group(
      { filter: c.url('fine'), opacity: 0.9 },
      path(trunks, { fill: ink }),
      path(twigs, { fill: 'none', stroke: ink, 'stroke-width': 1.5 }),
    ) +
    group({ fill: '#ffffff', opacity: 0.9 }, flakes)
  );
}

const SCENES = { peaks: karst, river, snow };

/** Ink-wash hills (水墨): a few washes, much empty paper. */
export function inkWash(c: CoverContext): string {
  const { w, h, spec, random } = c;
  const wide = w > h;
  const draw = SCENES[spec.motif as keyof typeof SCENES] ?? karst;
  const fine = brush(c, 'fine', 5, 0.3, random.int(1, 90));
  const ground = linear(c.id('ground'), [
    [0, c.paper],
    [0.55, mix(c.paper, tone(c.palette, 0.25), 0.35)],
    [1, c.paper],
  ]);
  return (
    ground +
    fine +
    brush(c, 'wet', 16, 0.5, random.int(1, 90)) +
    brush(c, 'soft', 20, 5, random.int(1, 90)) +
    rect(0, 0, w, h, { fill: c.url('ground') }) +
    draw(c) +
    birds(c, wide ? w * 0.3 : w * 0.6, h * 0.3, 5)
  );
}

import { mix, tone } from '#db/works/palette.ts';
import type { CoverContext } from '../cover-context.ts';
import { group, line, linear, num, type Point, path, poly, rect, smooth } from '../svg.ts';
import { below, heightAt, ridge, swell } from '../terrain.ts';

export interface Scene {
  c: CoverContext;
  horizon: number;
  sun: { x: number; y: number; r: number };
}

/** Colour of a layer: far layers fade into the sky, near ones reach the ink. */
function layerColor(c: CoverContext, near: number): string {
  return c.palette.dark ? tone(c.palette, 0.5 + near * 0.46) : tone(c.palette, 0.3 + near * 0.68);
}

export function skyAt(c: CoverContext, t: number): string {
  return c.palette.dark ? tone(c.palette, 0.95 - t * 0.5) : tone(c.palette, t * 0.28);
}

function layer(
  c: CoverContext,
  name: string,
  points: readonly Point[],
  near: number,
  bottom: number,
): string {
  const color = layerColor(c, near);
  const mist = mix(color, skyAt(c, 1), 0.62 - near * 0.35);
  const top = Math.min(...points.map(([, y]) => y));
  const fade = linear(
    c.id(name),
    [
      [0, color],
      [0.75, mist],
      [1, mist],
    ],
    {
      gradientUnits: 'userSpaceOnUse',
      x1: 0,
      y1: num(top),
      x2: 0,
      y2: num(bottom),
    },
  );
  return fade + path(poly(below(points, c.h + 10), true), { fill: c.url(name) });
}

function pine(x: number, y: number, size: number): string {
  let d = '';
  for (let i = 0; i < 4; i += 1) {
    const top = y - size + i * size * 0.2;
    const half = size * (0.09 + i * 0.055);
    d += `M${num(x)} ${num(top)}L${num(x + half)} ${num(top + size * 0.36)}H${num(x - half)}Z`;
  }
  return d;
}

function pineRow(c: CoverContext, points: readonly Point[], count: number, size: number): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const x = c.random.next() ** 1.6 * c.w;
    d += pine(x, heightAt(points, x) + size * 0.2, size * c.random.range(0.55, 1.25));
  }
  return path(d, { fill: layerColor(c, 1) });
}

function mountain({ c, horizon }: Scene): string {
  let out = '';
  let front: Point[] = [];
  for (let i = 0; i < 6; i += 1) {
    const near = i / 5;
    const base = horizon + (c.h - horizon) * (0.12 + near * 0.78);
    front = ridge(c.random, c.w, base, c.h * (0.3 - near * 0.12), 0.53);
    out += layer(c, `m${i}`, front, near, base + c.h * 0.08);
  }
  return out + pineRow(c, front, 34, c.h * 0.055);
}

function pagoda(x: number, y: number, size: number): string {
  let d = `M${num(x)} ${num(y - size * 1.3)}V${num(y - size)}`;
  for (let i = 0; i < 5; i += 1) {
    const top = y - size + i * size * 0.2;
    const half = size * (0.07 + i * 0.022);
    const eave = half * 1.7;
    d += `M${num(x - half)} ${num(top)}H${num(x + half)}L${num(x + eave)} ${num(top + size * 0.085)}H${num(x - eave)}Z`;
    d += `M${num(x - half)} ${num(top + size * 0.085)}h${num(half * 2)}v${num(size * 0.12)}h${num(-half * 2)}Z`;
  }
  return d;
}

function lake({ c, horizon, sun }: Scene): string {
  const shore = horizon + c.h * 0.12;
  let hills = '';
  let tower = '';
  for (let i = 0; i < 4; i += 1) {
    const points = swell(
      c.random,
      c.w,
      shore - c.h * (0.115 - i * 0.032),
      c.h * (0.05 - i * 0.008),
      0.9 + i * 0.35,
    );
    hills += path(poly(below(points, shore), true), { fill: layerColor(c, 0.08 + i * 0.2) });
    if (i === 2) {
      const x = c.w * 0.24;
      const style = { fill: layerColor(c, 0.62), stroke: layerColor(c, 0.62), 'stroke-width': 2 };
      tower = path(pagoda(x, heightAt(points, x) + 4, c.h * 0.085), style);
    }
  }
  const water = linear(c.id('w'), [
    [0, skyAt(c, 0.9)],
    [1, mix(skyAt(c, 1), layerColor(c, 0.6), 0.5)],
  ]);
  let ripples = '';
  for (let i = 0; i < 58; i += 1) {
    const t = c.random.next() ** 1.5;
    const y = shore + 6 + t * (c.h - shore);
    const glint = c.random.next() < 0.45;
    const x = glint ? sun.x + c.random.range(-1, 1) * (20 + t * 90) : c.random.range(-40, c.w);
    const long = c.random.range(16, 70) * (0.4 + t);
    const stroke = glint ? c.paper : layerColor(c, 0.45);
    ripples += line(x, y, x + long, y, {
      stroke,
      'stroke-width': num(0.8 + t * 1.8),
      opacity: glint ? 0.75 : 0.3,
    });
  }
  const bx = c.w * 0.62;
  const by = shore + (c.h - shore) * 0.46;
  const dark = { fill: layerColor(c, 1) };
  const boat =
    path(
      `M${num(bx - 44)} ${num(by - 6)}Q${num(bx)} ${num(by + 17)} ${num(bx + 48)} ${num(by - 8)}Q${num(bx)} ${num(by + 3)} ${num(bx - 44)} ${num(by - 6)}Z`,
      dark,
    ) +
    path(`M${num(bx - 20)} ${num(by - 1)}q18 -27 38 0Z`, dark) +
    line(bx + 30, by - 36, bx + 40, by + 16, { stroke: layerColor(c, 1), 'stroke-width': 2 });
  const mirror = group(
    { transform: `translate(0 ${num(shore * 1.62)}) scale(1 -.62)`, opacity: 0.28 },
    hills,
    tower,
  );
  return (
    water +
    rect(0, shore - 1, c.w, c.h - shore + 2, { fill: c.url('w') }) +
    mirror +
    hills +
    tower +
    ripples +
    boat
  );
}

function desert({ c, horizon }: Scene): string {
  let out = '';
  for (let i = 0; i < 5; i += 1) {
    const near = i / 4;
    const base = horizon + (c.h - horizon) * (0.1 + near * 0.66);
    const crest = swell(c.random, c.w, base, c.h * (0.035 + near * 0.05), 0.55 + c.random.next() * 0.4);
    const lit = layerColor(c, 0.06 + near * 0.34);
    const shade = layerColor(c, 0.34 + near * 0.5);
    const inner = crest.filter(([x]) => x > c.w * 0.28 && x < c.w * 0.7);
    const top = inner.reduce((best, point) => (point[1] < best[1] ? point : best), inner[0] ?? [0, base]);
    const fade = linear(c.id(`d${i}`), [
      [0, shade],
      [1, mix(shade, lit, 0.7)],
    ]);
    const side = crest.filter(([x]) => x >= top[0]);
    const spine: Point[] = [
      [top[0] - c.w * 0.3, c.h],
      [top[0] - c.w * 0.2, top[1] + c.h * 0.2],
      [top[0] + c.w * 0.02, top[1] + c.h * 0.11],
      [top[0] - c.w * 0.04, top[1] + c.h * 0.035],
      top,
    ];
    out += path(`${smooth(crest)}V${num(c.h + 10)}H-10Z`, { fill: lit });
    out +=
      fade +
      path(`${smooth(side)}V${num(c.h)}L${smooth(spine).slice(1)}Z`, { fill: c.url(`d${i}`), opacity: 0.9 });
  }
  const y = horizon + (c.h - horizon) * 0.62;
  let camels = '';
  for (let i = 0; i < 5; i += 1) {
    const x = num(c.w * 0.2 + i * 33);
    camels += `M${x} ${num(y + i * 2.4)}q3 -15 7 -6q4 -11 8 0q4 2 6 -9l5 -2l1 3l-4 2q-1 12 -6 13v11h-2v-10h-8v10h-2v-11Z`;
  }
  return out + path(camels, { fill: layerColor(c, 1) });
}

function coast({ c, horizon, sun }: Scene): string {
  const sea = horizon + c.h * 0.08;
  const fade = linear(c.id('sea'), [
    [0, layerColor(c, 0.12)],
    [1, layerColor(c, 0.72)],
  ]);
  let out = fade + rect(0, sea, c.w, c.h - sea, { fill: c.url('sea') });
  for (let i = 0; i < 70; i += 1) {
    const t = c.random.next();
    const y = sea + 3 + t * t * (c.h - sea);
    const near = c.random.next() < 0.5;
    const x = near ? sun.x + c.random.range(-1, 1) * (14 + t * 100) : c.random.range(-40, c.w);
    const style = { stroke: c.paper, 'stroke-width': num(0.8 + t * 2), opacity: near ? 0.7 : 0.22 };
    out += line(x, y, x + c.random.range(14, 60) * (0.5 + t), y, style);
  }
  const cliffs: Point[][] = [0, 1, 2].map((i) => {
    const reach = c.w * (0.62 - i * 0.13);
    const top = sea - c.h * (0.045 - i * 0.045);
    return Array.from({ length: 16 }, (_, k) => {
      const t = k / 15;
      const drop = t > 0.72 ? ((t - 0.72) / 0.28) ** 1.5 : 0;
      return [
        -10 + reach * (t > 0.72 ? 0.72 + (t - 0.72) * 0.7 : t),
        top + drop * c.h * (0.11 + i * 0.09) + c.random.range(-5, 5),
      ];
    });
  });
  cliffs.forEach((points, i) => {
    const end = points.at(-1) ?? [0, 0];
    const foot = i === 2 ? c.h + 10 : end[1] + 3;
    const shape: Point[] = [...points, [end[0] + (i === 2 ? c.w * 0.05 : 6), foot], [-10, foot]];
    out += path(poly(shape, true), { fill: layerColor(c, 0.45 + i * 0.27) });
    if (i < 2)
      out += line(end[0] - c.w * 0.3, foot, end[0] + 16, foot, {
        stroke: c.paper,
        'stroke-width': 2.4,
        opacity: 0.6,
      });
    if (i !== 0) return;
    const x = c.w * 0.3;
    const y = heightAt(points, x) + 6;
    const s = c.h * 0.15;
    out += path(
      `M${num(x - s * 0.1)} ${num(y)}L${num(x - s * 0.06)} ${num(y - s * 0.8)}h${num(s * 0.12)}L${num(x + s * 0.1)} ${num(y)}Z`,
      { fill: c.paper },
    );
    out += path(
      `M${num(x - s * 0.092)} ${num(y - s * 0.2)}l${num(s * 0.01)} ${num(-s * 0.2)}h${num(s * 0.164)}l${num(s * 0.01)} ${num(s * 0.2)}Z`,
      { fill: c.palette.accent },
    );
    out += path(
      `M${num(x - s * 0.1)} ${num(y - s * 0.8)}h${num(s * 0.2)}v-4h${num(-s * 0.2)}ZM${num(x - s * 0.05)} ${num(y - s * 0.83)}v${num(-s * 0.12)}h${num(s * 0.1)}v${num(s * 0.12)}ZM${num(x - s * 0.07)} ${num(y - s * 0.95)}L${num(x)} ${num(y - s * 1.06)}L${num(x + s * 0.07)} ${num(y - s * 0.95)}Z`,
      { fill: layerColor(c, 1) },
    );
  });
  return out;
}

function terrace({ c, horizon }: Scene): string {
  const far = ridge(c.random, c.w, horizon + c.h * 0.06, c.h * 0.14, 0.5);
  let out = layer(c, 'far', far, 0.05, horizon + c.h * 0.1);
  const count = 15;
  const phase = c.random.range(0, 6.28);
  for (let i = 0; i < count; i += 1) {
    const t = i / (count - 1);
    const base = horizon + c.h * 0.05 + (c.h - horizon) * t ** 1.35 * 0.98;
    const points: Point[] = Array.from({ length: 19 }, (_, k) => {
      const x = k / 18;
      const wave = Math.sin(phase + x * 5.2 + t * 2.1) * 0.06 + Math.sin(phase * 2 + x * 11 - t * 3) * 0.018;
      return [-10 + (c.w + 20) * x, base - wave * c.h * (0.35 + t * 0.8) - (1 - t) * x * c.h * 0.05];
    });
    const water = i % 3 === 1;
    const fill = water
      ? mix(layerColor(c, 0.02), c.paper, 0.45)
      : layerColor(c, 0.15 + t * 0.75 + (i % 2) * 0.08);
    out += path(`${smooth(points)}V${num(c.h + 10)}H-10Z`, {
      fill,
      stroke: mix(fill, c.paper, 0.5),
      'stroke-width': 1.4,
    });
  }
  return out;
}

export const LANDSCAPES = { mountain, lake, desert, coast, terrace };

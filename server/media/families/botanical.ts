import { BRASS, mix, tone } from '#db/works/palette.ts';
import type { CoverContext } from '../cover-context.ts';
import { group, line, num, type Point, path, rect, smooth } from '../svg.ts';
import { along, at, blossom, leaf, pinnae, taper } from './botanical-parts.ts';

function plum(c: CoverContext): string {
  const { w, h, random } = c;
  const bark = tone(c.palette, c.palette.dark ? 0.3 : 0.92);
  const trunk: Point[] = [
    [w * 1.04, h * 1.02],
    [w * 0.8, h * 0.87],
    [w * 0.84, h * 0.74],
    [w * 0.56, h * 0.66],
    [w * 0.5, h * 0.53],
    [w * 0.24, h * 0.46],
  ];
  const arms: Point[][] = [
    [
      [w * 0.84, h * 0.74],
      [w * 0.93, h * 0.6],
      [w * 0.86, h * 0.48],
      [w * 0.92, h * 0.36],
    ],
    [
      [w * 0.56, h * 0.66],
      [w * 0.34, h * 0.7],
      [w * 0.2, h * 0.64],
      [w * 0.08, h * 0.66],
    ],
    [
      [w * 0.8, h * 0.87],
      [w * 0.58, h * 0.86],
      [w * 0.42, h * 0.91],
      [w * 0.26, h * 0.87],
    ],
    [
      [w * 0.5, h * 0.53],
      [w * 0.58, h * 0.42],
      [w * 0.54, h * 0.34],
    ],
  ];
  const petal = mix(tone(c.palette, 0.42), c.paper, 0.25);
  let out = path(taper(c, trunk, 30, 4), { fill: bark });
  for (const arm of arms) out += path(taper(c, arm, 9, 2), { fill: bark });
  for (const branch of [...arms, trunk.slice(2)]) {
    for (let i = 0; i < 7; i += 1) {
      const p = along(branch, 0.22 + i * 0.13);
      const r = random.range(15, 27);
      const open = random.next() > 0.3;
      const stray = open ? 17 : 5;
      out += blossom(c, p.x + random.range(-stray, stray), p.y + random.range(-stray, stray), r, petal, open);
    }
  }
  return out;
}

function frond(c: CoverContext, spine: readonly Point[], long: number, t: number): string {
  let out = path(smooth(spine), {
    fill: 'none',
    stroke: at(t)(c),
    'stroke-width': 4,
    'stroke-linecap': 'round',
  });
  for (const side of [-1, 1]) {
    out += path(pinnae(spine, long, side), { fill: at(t + (side === 1 ? 0.12 : 0))(c) });
  }
  return out;
}

function fern(c: CoverContext): string {
  const { w, h } = c;
  return (
    group(
      { opacity: 0.5 },
      frond(
        c,
        [
          [w * 1.05, h * 1.04],
          [w * 0.92, h * 0.8],
          [w * 0.84, h * 0.58],
          [w * 0.86, h * 0.4],
        ],
        150,
        0.15,
      ),
    ) +
    frond(
      c,
      [
        [w * 0.34, h * 1.04],
        [w * 0.38, h * 0.84],
        [w * 0.5, h * 0.6],
        [w * 0.72, h * 0.4],
        [w * 0.84, h * 0.35],
      ],
      190,
      0.55,
    ) +
    frond(
      c,
      [
        [w * 0.2, h * 1.04],
        [w * 0.16, h * 0.9],
        [w * 0.06, h * 0.76],
        [w * -0.06, h * 0.68],
      ],
      130,
      0.8,
    )
  );
}

function fan(c: CoverContext, x: number, y: number, r: number, angle: number, t: number): string {
  const color = mix(BRASS, c.paper, 0.62 - t * 0.6);
  let veins = '';
  for (let i = -4; i <= 4; i += 1) {
    const a = i * 0.165;
    veins += `M0 0L${num(Math.sin(a) * r * 0.93)} ${num(-Math.cos(a) * r * 0.93)}`;
  }
  const k = num(r);
  const d = `M0 0C${num(-r * 0.2)} ${num(-r * 0.3)} ${num(-r * 0.72)} ${num(-r * 0.44)} ${num(-r * 0.86)} ${num(-r * 0.5)}C${num(-r * 0.72)} ${num(-r * 0.9)} ${num(-r * 0.4)} ${num(-r * 1.02)} ${num(-r * 0.05)} -${k}L0 ${num(-r * 0.68)}L${num(r * 0.06)} -${k}C${num(r * 0.42)} ${num(-r * 1.02)} ${num(r * 0.72)} ${num(-r * 0.9)} ${num(r * 0.86)} ${num(-r * 0.5)}C${num(r * 0.72)} ${num(-r * 0.44)} ${num(r * 0.2)} ${num(-r * 0.3)} 0 0Z`;
  return group(
    { transform: `translate(${num(x)} ${num(y)}) rotate(${num(angle)})` },
    path(`M0 0Q${num(r * 0.1)} ${num(r * 0.3)} ${num(r * 0.02)} ${num(r * 0.62)}`, {
      fill: 'none',
      stroke: color,
      'stroke-width': num(r * 0.045),
      'stroke-linecap': 'round',
    }),
    path(d, { fill: color }),
    path(veins, { stroke: mix(color, tone(c.palette, 1), 0.35), 'stroke-width': 0.9, opacity: 0.5 }),
  );
}

function ginkgo(c: CoverContext): string {
  const { w, h, random } = c;
  const spots: readonly (readonly [number, number, number, number])[] = [
    [0.86, 0.2, 60, 200],
    [0.66, 0.34, 84, 160],
    [0.92, 0.44, 104, 230],
    [0.5, 0.52, 60, 120],
    [0.74, 0.62, 128, 190],
    [0.28, 0.66, 92, 140],
    [0.48, 0.78, 112, 215],
    [0.92, 0.8, 120, 150],
    [0.12, 0.84, 128, 200],
    [0.34, 0.95, 138, 165],
    [0.7, 0.97, 150, 205],
  ];
  return spots
    .map(([x, y, r, angle], i) =>
      fan(c, w * x, h * y, r, angle + random.range(-24, 24), (i + 1) / spots.length),
    )
    .join('');
}

function lotus(c: CoverContext): string {
  const { w, h } = c;
  const pads: readonly (readonly [number, number, number, number])[] = [
    [0.84, 0.68, 150, 0.15],
    [0.2, 0.8, 190, 0.4],
    [0.66, 0.95, 210, 0.75],
  ];
  let out = '';
  for (const [x, y, r, t] of pads) {
    const cx = w * x;
    const cy = h * y;
    const fill = at(t)(c);
    let veins = '';
    for (let i = 0; i < 17; i += 1) {
      const a = i * 0.37 + 0.2;
      veins += `M${num(cx)} ${num(cy)}L${num(cx + Math.cos(a) * r * 0.92)} ${num(cy + Math.sin(a) * r * 0.34)}`;
    }
    out += line(cx, cy, cx - 14, h + 20, { stroke: fill, 'stroke-width': 5 });
    out += path(
      `M${num(cx)} ${num(cy)}L${num(cx + r * 0.9)} ${num(cy - r * 0.16)}A${num(r)} ${num(r * 0.38)} 0 1 0 ${num(cx + r * 0.97)} ${num(cy + r * 0.1)}Z`,
      { fill },
    );
    out += path(veins, { stroke: c.ground, 'stroke-width': 1.3, opacity: 0.4 });
  }
  const fx = w * 0.47;
  const fy = h * 0.66;
  const pink = mix('#C4665A', c.paper, 0.35);
  out += path(`M${num(fx)} ${num(fy)}Q${num(fx + 22)} ${num(h * 0.85)} ${num(fx + 8)} ${num(h + 10)}`, {
    fill: 'none',
    stroke: at(0.7)(c),
    'stroke-width': 6,
  });
  const petals: readonly (readonly [number, number])[] = [
    [-74, 0.5],
    [74, 0.5],
    [-50, 0.36],
    [50, 0.36],
    [-26, 0.2],
    [26, 0.2],
    [0, 0.06],
    [-62, 0.62],
    [62, 0.62],
    [-30, 0.72],
    [30, 0.72],
  ];
  for (const [angle, t] of petals) {
    const s = t > 0.6 ? 96 : 142;
    const fill = mix(c.paper, pink, t + 0.2);
    out += path(
      `M0 0C${num(-s * 0.36)} ${num(-s * 0.34)} ${num(-s * 0.24)} ${num(-s * 0.8)} 0 ${num(-s)}C${num(s * 0.24)} ${num(-s * 0.8)} ${num(s * 0.36)} ${num(-s * 0.34)} 0 0Z`,
      {
        fill,
        stroke: mix(pink, tone(c.palette, 0.8), 0.35),
        'stroke-width': 1.1,
        transform: `translate(${num(fx)} ${num(fy)}) rotate(${angle})`,
      },
    );
  }
  return out;
}

function tea(c: CoverContext): string {
  const { w, h } = c;
  const stem: Point[] = [
    [w * 1.02, h * 0.96],
    [w * 0.76, h * 0.85],
    [w * 0.54, h * 0.7],
    [w * 0.42, h * 0.52],
    [w * 0.4, h * 0.42],
  ];
  let out = path(smooth(stem), {
    fill: 'none',
    stroke: at(0.95)(c),
    'stroke-width': 6,
    'stroke-linecap': 'round',
  });
  for (let i = 0; i < 9; i += 1) {
    const p = along(stem, 0.12 + i * 0.1);
    const long = 190 - i * 13;
    out += leaf(c, p.x, p.y, long, long * 0.25, p.angle + (i % 2 === 0 ? 52 : -50), 0.2 + (1 - i / 9) * 0.75);
  }
  const white = mix(c.palette.accent, '#FFFBF0', 0.82);
  const tip = along(stem, 0.99);
  for (const turn of [-24, 20, -2]) out += leaf(c, tip.x, tip.y, 92, 15, -90 + turn, 0.1);
  return out + blossom(c, w * 0.69, h * 0.72, 46, white) + blossom(c, w * 0.86, h * 0.97, 36, white);
}

const PLANTS = { plum, fern, ginkgo, lotus, tea };

/** The plant alone on its ground. */
export function botanicalScene(c: CoverContext): string {
  const { w, h, spec, palette } = c;
  const draw = PLANTS[spec.motif as keyof typeof PLANTS] ?? tea;
  const fill = palette.dark ? c.ground : mix(c.paper, tone(palette, 0.25), 0.18);
  return rect(0, 0, w, h, { fill }) + draw(c);
}

/** Botanical plates (草木): one specimen, drawn large and cut by the edge, in a fine frame. */
export function botanical(c: CoverContext): string {
  const frame = { fill: 'none', stroke: c.text, 'stroke-width': 1, opacity: 0.45 };
  return botanicalScene(c) + rect(22, 22, c.w - 44, c.h - 44, frame);
}

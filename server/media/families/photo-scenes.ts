import { mix, tone } from '#db/works/palette.ts';
import type { CoverContext } from '../cover-context.ts';
import { blur, circle, el, ellipse, group, linear, num, path, poly, radial, rect } from '../svg.ts';
import { below, swell } from '../terrain.ts';
import { type Frame, table } from './photo-still-life.ts';

/** Film grain: luminance noise laid over the picture only. */
export function grain(c: CoverContext, f: Frame): string {
  const noise = el(
    'filter',
    { id: c.id('film'), x: 0, y: 0, width: 1, height: 1 },
    el('feTurbulence', {
      type: 'fractalNoise',
      baseFrequency: 0.62,
      numOctaves: 2,
      seed: c.random.int(1, 99),
    }),
    el('feColorMatrix', { values: '0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 .9 0 0 0 -.28' }),
  );
  return noise + rect(f.x, f.y, f.w, f.h, { filter: c.url('film'), opacity: 0.32 });
}

function sea(c: CoverContext, f: Frame): string {
  const { random, palette } = c;
  const level = f.y + f.h * 0.5;
  const sky = linear(c.id('sky'), [
    [0, tone(palette, 0.56)],
    [0.6, tone(palette, 0.26)],
    [1, mix(palette.accent, c.paper, 0.62)],
  ]);
  const water = linear(c.id('water'), [
    [0, tone(palette, 0.5)],
    [0.4, tone(palette, 0.72)],
    [1, tone(palette, 1)],
  ]);
  const glow = radial(c.id('glow'), [
    [0, '#FFF6E0', 0.95],
    [0.25, '#FBE3B4', 0.55],
    [1, '#FBE3B4', 0],
  ]);
  const sx = f.x + f.w * 0.62;
  let shine = '';
  for (let i = 0; i < 90; i += 1) {
    const t = random.next() ** 1.4;
    const spread = 12 + t * 150;
    const x = sx + (random.next() + random.next() - 1) * spread;
    shine += ellipse(x, level + 4 + t * f.h * 0.46, 4 + t * 22, 0.8 + t * 2.4, {
      opacity: num((1 - t * 0.7) * 0.8),
    });
  }
  const isle = `M${num(f.x)} ${num(level + 1)}q${num(f.w * 0.1)} ${num(-f.h * 0.075)} ${num(f.w * 0.22)} ${num(-f.h * 0.03)}t${num(f.w * 0.16)} ${num(f.h * 0.03)}Z`;
  return (
    sky +
    water +
    glow +
    blur(c.id('b2'), 1.6) +
    rect(f.x, f.y, f.w, f.h * 0.5, { fill: c.url('sky') }) +
    rect(f.x, level, f.w, f.h * 0.5, { fill: c.url('water') }) +
    circle(sx, level - f.h * 0.1, f.w * 0.42, { fill: c.url('glow') }) +
    circle(sx, level - f.h * 0.1, f.w * 0.05, { fill: '#FFF8E8' }) +
    path(isle, { fill: tone(palette, 0.74), filter: c.url('b2') }) +
    group({ fill: '#FFF1D2', filter: c.url('b2') }, shine)
  );
}

/** Morning light through a window onto a wall, with the shadow of a branch. */
function windowLight(c: CoverContext, f: Frame): string {
  const { palette, random } = c;
  const wall = linear(
    c.id('wall'),
    [
      [0, tone(palette, 0.34)],
      [1, tone(palette, 0.56)],
    ],
    { x2: 1 },
  );
  const light = linear(c.id('light'), [
    [0, '#FFF6E6'],
    [1, mix('#FBE2BC', tone(palette, 0.25), 0.3)],
  ]);
  let panes = '';
  for (let r = 0; r < 3; r += 1) {
    for (let k = 0; k < 2; k += 1) {
      panes += rect(f.w * (0.3 + k * 0.25), f.h * (0.1 + r * 0.235), f.w * 0.215, f.h * 0.205, {
        fill: c.url('light'),
      });
    }
  }
  let leaves = `M0 ${num(f.h * 0.66)}Q${num(f.w * 0.4)} ${num(f.h * 0.6)} ${num(f.w * 0.78)} ${num(f.h * 0.22)}`;
  const stem = path(leaves, { fill: 'none', stroke: tone(palette, 0.62), 'stroke-width': 5 });
  leaves = '';
  for (let i = 0; i < 17; i += 1) {
    const t = 0.1 + i / 19;
    const x = f.w * 0.8 * t;
    const y = f.h * (0.66 - 0.06 * t - 0.38 * t * t);
    const angle = (i % 2 === 0 ? -70 : 26) + random.range(-18, 18);
    leaves += ellipse(34, 0, 38, 12, { transform: `translate(${num(x)} ${num(y)}) rotate(${num(angle)})` });
  }
  const table = f.h * 0.84;
  return group(
    { transform: `translate(${num(f.x)} ${num(f.y)})` },
    wall + light + blur(c.id('b4'), 4) + blur(c.id('b9'), 9),
    rect(0, 0, f.w, f.h, { fill: c.url('wall') }),
    group({ transform: `skewY(-9) translate(0 ${num(f.h * 0.1)})`, filter: c.url('b4') }, panes),
    group({ fill: tone(palette, 0.62), filter: c.url('b9'), opacity: 0.62 }, stem, leaves),
    rect(0, table, f.w, f.h - table, { fill: mix(tone(palette, 0.3), c.paper, 0.3) }),
    rect(0, table, f.w, 6, { fill: tone(palette, 0.2) }),
    ellipse(f.w * 0.79, table + f.h * 0.055, f.w * 0.13, 9, {
      fill: tone(palette, 0.9),
      opacity: 0.4,
      filter: c.url('b4'),
    }),
    path(
      `M${num(f.w * 0.7)} ${num(table - f.h * 0.13)}h${num(f.w * 0.15)}q${num(f.w * 0.02)} ${num(f.h * 0.19)} ${num(-f.w * 0.045)} ${num(f.h * 0.185)}h${num(-f.w * 0.06)}q${num(-f.w * 0.065)} 0 ${num(-f.w * 0.045)} ${num(-f.h * 0.185)}Z`,
      { fill: c.paper },
    ),
    path(
      `M${num(f.w * 0.8)} ${num(table - f.h * 0.13)}h${num(f.w * 0.05)}q${num(f.w * 0.02)} ${num(f.h * 0.19)} ${num(-f.w * 0.045)} ${num(f.h * 0.185)}h${num(-f.w * 0.03)}q${num(f.w * 0.04)} ${num(-f.h * 0.05)} ${num(f.w * 0.025)} ${num(-f.h * 0.185)}Z`,
      { fill: tone(palette, 0.4), opacity: 0.6 },
    ),
  );
}

function bokeh(c: CoverContext, f: Frame): string {
  const { random, palette } = c;
  const sky = linear(c.id('sky'), [
    [0, tone(palette, 1)],
    [0.42, tone(palette, 0.78)],
    [0.62, tone(palette, 0.5)],
    [1, tone(palette, 0.9)],
  ]);
  const warm = [palette.accent, '#F3D9A4', tone(palette, 0.4), '#D9825B'] as const;
  let far = '';
  let near = '';
  for (let i = 0; i < 120; i += 1) {
    const t = random.next();
    far += circle(
      f.x + random.next() * f.w,
      f.y + f.h * (0.55 + 0.18 * (random.next() + random.next() - 1)),
      3 + t * 9,
      { fill: random.pick(warm), opacity: num(0.3 + t * 0.5) },
    );
  }
  for (let i = 0; i < 30; i += 1) {
    const r = 18 + random.next() ** 2 * 62;
    const fill = random.pick(warm);
    const style = {
      fill,
      'fill-opacity': num(0.1 + random.next() * 0.28),
      stroke: fill,
      'stroke-opacity': 0.34,
      'stroke-width': 2,
    };
    near += circle(f.x + random.next() * f.w, f.y + f.h * (0.46 + random.next() * 0.56), r, style);
  }
  let towers = '';
  for (let x = f.x - 10; x < f.x + f.w; ) {
    const wide = random.range(34, 84);
    const tall = f.h * random.range(0.12, 0.36);
    towers += rect(x, f.y + f.h * 0.62 - tall, wide, tall + f.h * 0.5, {
      fill: tone(palette, 0.9 + random.range(-0.05, 0.1)),
    });
    x += wide * 0.86;
  }
  return (
    sky +
    blur(c.id('b1'), 1.2) +
    blur(c.id('b8'), 7) +
    rect(f.x, f.y, f.w, f.h, { fill: c.url('sky') }) +
    group({ filter: c.url('b1') }, towers) +
    group({ filter: c.url('b1') }, far, near)
  );
}

function meadow(c: CoverContext, f: Frame): string {
  const { random, palette } = c;
  const sky = linear(c.id('sky'), [
    [0, tone(palette, 0.22)],
    [0.7, mix(palette.accent, c.paper, 0.7)],
    [1, mix(palette.accent, c.paper, 0.4)],
  ]);
  const glow = radial(c.id('glow'), [
    [0, '#FFF7E2', 1],
    [0.3, '#FBE6B8', 0.6],
    [1, '#FBE6B8', 0],
  ]);
  let out =
    sky +
    glow +
    blur(c.id('b6'), 6) +
    blur(c.id('b2'), 1.4) +
    rect(f.x, f.y, f.w, f.h, { fill: c.url('sky') });
  out += circle(f.x + f.w * 0.7, f.y + f.h * 0.42, f.h * 0.55, { fill: c.url('glow') });
  for (let i = 0; i < 4; i += 1) {
    const points = swell(random, c.w, f.y + f.h * (0.56 + i * 0.09), f.h * 0.024, 0.8 + i * 0.3);
    out += path(poly(below(points, f.y + f.h), true), {
      fill: tone(palette, 0.4 + i * 0.14),
      filter: i === 0 ? c.url('b6') : c.url('b2'),
    });
  }
  let people = '';
  for (let i = 0; i < 9; i += 1) {
    const x = f.x + f.w * (0.13 + i * 0.062) + random.range(-5, 5);
    const y = f.y + f.h * 0.86;
    const s = random.range(1.7, 2.05);
    const arm =
      i % 3 === 1
        ? `M${num(x)} ${num(y - 40 * s)}l${num(13 * s)} ${num(-21 * s)}`
        : `M${num(x)} ${num(y - 38 * s)}l${num(14 * s)} ${num(8 * s)}`;
    people += circle(x, y - 53 * s, 6.4 * s, { fill: tone(palette, 0.97) });
    people += path(
      `M${num(x - 8 * s)} ${num(y - 44 * s)}h${num(16 * s)}l${num(3 * s)} ${num(28 * s)}h${num(-5 * s)}v${num(26 * s)}h${num(-4 * s)}v${num(-24 * s)}h${num(-4 * s)}v${num(24 * s)}h${num(-4 * s)}v${num(-26 * s)}h${num(-5 * s)}Z`,
      { fill: tone(palette, 0.97) },
    );
    people += path(arm, {
      stroke: tone(palette, 0.97),
      'stroke-width': num(4.4 * s),
      'stroke-linecap': 'round',
    });
  }
  let grass = '';
  for (let i = 0; i < 110; i += 1) {
    const x = f.x + random.next() * f.w;
    grass += `M${num(x)} ${num(f.y + f.h)}q${num(random.range(-6, 6))} ${num(-random.range(20, 50))} ${num(random.range(-22, 22))} ${num(-random.range(40, 92))}`;
  }
  return (
    out +
    group(
      { filter: c.url('b2') },
      people,
      path(grass, { fill: 'none', stroke: tone(palette, 0.95), 'stroke-width': 3 }),
    )
  );
}

export const SHOTS = { sea, window: windowLight, bokeh, meadow, table };

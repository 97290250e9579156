import { mix, tone } from '#db/works/palette.ts';
import type { CoverContext } from '../cover-context.ts';
import { circle, ellipse, group, line, linear, num, path, rect } from '../svg.ts';
import { dots, hill, papers } from './playful-parts.ts';

function whale(c: CoverContext): string {
  const p = papers(c);
  const { w, h } = c;
  let out =
    rect(0, 0, w, h, { fill: mix(c.paper, p.cool, 0.16) }) + circle(w * 0.8, h * 0.4, 58, { fill: p.sun });
  out += hill(c, h * 0.62, 14, 0.4, mix(p.cool, c.paper, 0.45));
  out += group(
    { transform: `translate(${num(w * 0.45)} ${num(h * 0.7)})` },
    path(
      'M-210 10C-200 -110 -60 -150 60 -108C130 -84 170 -40 214 -62C196 -96 196 -128 176 -150C216 -146 236 -128 246 -104C262 -126 290 -136 322 -126C300 -106 292 -70 258 -50C240 30 150 92 10 94C-120 94 -206 70 -210 10Z',
      { fill: p.deep },
    ),
    path('M-208 20C-120 66 40 66 148 58C100 84 60 94 10 94C-120 94 -202 76 -208 20Z', {
      fill: mix(p.cool, c.paper, 0.6),
    }),
    path('M-190 44q90 34 210 32M-176 58q90 30 180 26', {
      fill: 'none',
      stroke: p.deep,
      'stroke-width': 3,
      opacity: 0.5,
    }),
    circle(-132, -14, 10, { fill: c.paper }) + circle(-135, -14, 5, { fill: p.deep }),
    circle(-104, 14, 15, { fill: p.warm, opacity: 0.85 }),
    path('M-10 20q40 60 -30 86q-22 -40 -20 -78Z', { fill: mix(p.deep, p.cool, 0.4) }),
    path('M-70 -122q-4 -44 -56 -40M-64 -122q8 -46 62 -36', {
      fill: 'none',
      stroke: mix(p.cool, c.paper, 0.25),
      'stroke-width': 9,
      'stroke-linecap': 'round',
    }),
    group(
      { transform: 'translate(-66 -186) rotate(-9) scale(.92)' },
      rect(-42, -30, 84, 58, { fill: c.paper, rx: 3 }),
      path('M-42 -30L0 6L42 -30', { fill: 'none', stroke: p.warm, 'stroke-width': 3 }),
      circle(0, 4, 9, { fill: p.pop }),
    ),
  );
  out +=
    hill(c, h * 0.78, 16, 2, p.cool) +
    hill(c, h * 0.86, 14, 4.3, mix(p.cool, p.deep, 0.45)) +
    hill(c, h * 0.945, 10, 1, p.deep);
  return out + dots(c, 12, h * 0.8, h * 0.96, mix(p.cool, c.paper, 0.6), 6);
}

function house(
  c: CoverContext,
  x: number,
  base: number,
  s: number,
  wall: string,
  roof: string,
  lit: boolean,
): string {
  const glow = lit ? c.palette.accent : mix(wall, tone(c.palette, 1), 0.45);
  return group(
    { transform: `translate(${num(x)} ${num(base)}) scale(${num(s)})` },
    rect(-34, -70, 68, 74, { fill: wall }),
    path('M-44 -68L0 -112L44 -68Z', { fill: roof }),
    rect(14, -118, 12, 30, { fill: roof }),
    rect(-22, -52, 17, 20, { fill: glow, rx: 2 }) + rect(6, -52, 17, 20, { fill: glow, rx: 2 }),
    rect(-8, -24, 17, 28, { fill: roof, rx: 8 }),
  );
}

function moon(c: CoverContext): string {
  const { w, h, random, palette } = c;
  const night = tone(palette, 0.96);
  const sky = linear(c.id('night'), [
    [0, night],
    [1, tone(palette, 0.62)],
  ]);
  const gold = palette.accent;
  let out = sky + rect(0, 0, w, h, { fill: c.url('night') }) + dots(c, 44, 0, h * 0.75, c.paper, 3.2);
  const x = w * 0.62;
  const y = h * 0.55;
  for (const [r, o] of [
    [190, 0.1],
    [150, 0.14],
    [116, 0.2],
  ] as const)
    out += circle(x, y, r, { fill: gold, opacity: o });
  out += circle(x, y, 86, { fill: mix(gold, c.paper, 0.45) });
  out +=
    circle(x - 36, y + 40, 18, { fill: gold, opacity: 0.28 }) +
    circle(x + 48, y + 22, 11, { fill: gold, opacity: 0.28 });
  out += path(
    `M${num(x - 46)} ${num(y - 8)}q12 11 24 0M${num(x + 18)} ${num(y - 8)}q12 11 24 0M${num(x - 14)} ${num(y + 24)}q12 12 24 0`,
    { fill: 'none', stroke: night, 'stroke-width': 4.5, 'stroke-linecap': 'round' },
  );
  out +=
    line(x + 72, y + 66, x + 72, y + 128, { stroke: c.paper, 'stroke-width': 2.4 }) +
    circle(x + 72, y + 133, 6, { fill: c.paper });
  out += hill(c, h * 0.84, 22, 1.2, tone(palette, 0.74));
  for (let i = 0; i < 6; i += 1) {
    out += house(
      c,
      w * (0.09 + i * 0.165),
      h * (0.885 + (i % 2) * 0.035),
      random.range(0.72, 1.02),
      tone(palette, 0.34 + (i % 3) * 0.12),
      tone(palette, 0.9),
      i === 1 || i === 4,
    );
  }
  return out + hill(c, h * 0.95, 10, 3.4, tone(palette, 1));
}

function snail(c: CoverContext): string {
  const p = papers(c);
  const { w, h } = c;
  let out = rect(0, 0, w, h, { fill: mix(c.paper, p.sun, 0.28) });
  out += hill(c, h * 0.7, 26, 0.2, mix(p.sun, c.paper, 0.3)) + hill(c, h * 0.8, 14, 2.8, p.sun);
  let stems = '';
  for (let i = 0; i < 7; i += 1) {
    const x = w * (0.05 + i * 0.15);
    const tall = c.random.range(70, 170);
    stems += path(`M${num(x)} ${num(h * 0.84)}q-8 ${num(-tall * 0.5)} 4 ${num(-tall)}`, {
      fill: 'none',
      stroke: p.pop,
      'stroke-width': 5,
    });
    stems +=
      circle(x + 4, h * 0.84 - tall, 17, { fill: i % 2 === 0 ? p.cool : p.warm }) +
      circle(x + 4, h * 0.84 - tall, 6, { fill: c.paper });
  }
  let spiral = 'M0 0';
  for (let i = 1; i <= 44; i += 1) {
    const a = i * 0.36;
    spiral += `L${num(Math.cos(a) * i * 2.45)} ${num(Math.sin(a) * i * 2.45)}`;
  }
  out +=
    stems +
    hill(c, h * 0.87, 8, 4, p.pop) +
    group(
      { transform: `translate(${num(w * 0.5)} ${num(h * 0.68)})` },
      path(
        'M-190 106C-130 60 100 74 150 70C176 40 168 -20 196 -44C232 -60 262 -36 256 2C248 62 220 110 130 112Z',
        { fill: p.warm },
      ),
      path('M206 -40q4 -50 -8 -74M238 -42q16 -46 34 -60', {
        fill: 'none',
        stroke: p.warm,
        'stroke-width': 8,
        'stroke-linecap': 'round',
      }),
      circle(198, -118, 10, { fill: p.deep }) + circle(274, -104, 10, { fill: p.deep }),
      circle(226, -2, 5, { fill: p.deep }) +
        path('M232 16q10 8 19 -2', {
          fill: 'none',
          stroke: p.deep,
          'stroke-width': 4,
          'stroke-linecap': 'round',
        }),
      circle(-4, -18, 118, { fill: p.cool }),
      path(spiral, {
        fill: 'none',
        stroke: c.paper,
        'stroke-width': 13,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
    );
  return out + hill(c, h * 0.955, 8, 1, mix(p.pop, p.deep, 0.55));
}

function tree(c: CoverContext): string {
  const p = papers(c);
  const { w, h, random } = c;
  let out =
    rect(0, 0, w, h, { fill: mix(c.paper, p.sun, 0.2) }) + circle(w * 0.16, h * 0.42, 46, { fill: p.warm });
  out += hill(c, h * 0.84, 20, 0.6, mix(p.sun, c.paper, 0.35));
  const x = w * 0.52;
  const trunk = mix(p.deep, p.cool, 0.25);
  out += path(
    `M${num(x - 30)} ${num(h * 0.9)}Q${num(x - 12)} ${num(h * 0.7)} ${num(x - 18)} ${num(h * 0.52)}h36Q${num(x + 14)} ${num(h * 0.7)} ${num(x + 34)} ${num(h * 0.9)}Z`,
    { fill: trunk },
  );
  const crown: readonly (readonly [number, number, number])[] = [
    [-120, 0.56, 92],
    [118, 0.55, 96],
    [-64, 0.44, 104],
    [74, 0.43, 100],
    [0, 0.53, 110],
  ];
  crown.forEach(([dx, y, r], i) => {
    out += circle(x + dx, h * y, r, { fill: mix(p.pop, i % 2 === 0 ? p.sun : p.deep, 0.1 + i * 0.07) });
  });
  for (let i = 0; i < 20; i += 1) {
    const a = random.range(0, 6.28);
    const r = random.range(20, 150);
    out += ellipse(x + Math.cos(a) * r * 1.15, h * 0.5 + Math.sin(a) * r * 0.75, 9, 4.5, {
      fill: p.sun,
      opacity: 0.85,
      transform: `rotate(${random.int(0, 180)} ${num(x + Math.cos(a) * r * 1.15)} ${num(h * 0.5 + Math.sin(a) * r * 0.75)})`,
    });
  }
  const birds: readonly (readonly [number, number, number, string])[] = [
    [-150, 0.47, 1, p.cool],
    [112, 0.5, -1, p.warm],
    [-10, 0.405, 1, p.deep],
  ];
  for (const [dx, y, face, fill] of birds) {
    out += group(
      { transform: `translate(${num(x + dx)} ${num(h * y)}) scale(${face} 1)` },
      path('M-34 6C-30 -26 22 -34 32 -6L48 -2L32 6C22 30 -18 30 -34 6L-60 -8Z', { fill }),
      path('M-16 0q18 22 34 0Z', { fill: mix(fill, c.paper, 0.45) }),
      circle(22, -8, 3.4, { fill: c.paper }),
    );
    out += group(
      { fill: p.deep, transform: `translate(${num(x + dx + face * 70)} ${num(h * y - 36)})` },
      ellipse(0, 0, 7, 5),
      rect(5, -28, 2.4, 28),
      path('M5 -28q14 4 12 16q-3 -8 -12 -9Z'),
    );
  }
  return out + hill(c, h * 0.91, 10, 3.3, p.pop) + hill(c, h * 0.965, 7, 0.4, mix(p.pop, p.deep, 0.5));
}

function bear(c: CoverContext): string {
  const p = papers(c);
  const { w, h } = c;
  const fur = mix(p.warm, p.deep, 0.42);
  const light = mix(fur, c.paper, 0.55);
  let awning = '';
  for (let i = 0; i < 8; i += 1) {
    const x = (w / 8) * i;
    awning += path(
      `M${num(x)} ${num(h * 0.36)}h${num(w / 8)}v46a${num(w / 16)} ${num(w / 16)} 0 0 1 ${num(-w / 8)} 0Z`,
      { fill: i % 2 === 0 ? p.pop : c.paper },
    );
  }
  let loaves = '';
  for (let i = 0; i < 5; i += 1) {
    const x = w * (0.13 + i * 0.185);
    loaves += path(`M${num(x - 46)} ${num(h * 0.88)}q-6 -52 46 -54q52 2 46 54Z`, {
      fill: i % 2 === 0 ? p.sun : p.warm,
    });
    loaves += path(`M${num(x - 20)} ${num(h * 0.8)}l12 22M${num(x + 2)} ${num(h * 0.795)}l12 22`, {
      stroke: c.paper,
      'stroke-width': 5,
      'stroke-linecap': 'round',
      opacity: 0.75,
    });
  }
  const figure = group(
    { transform: `translate(${num(w / 2)} ${num(h * 0.665)}) scale(.9)` },
    path('M-150 200C-160 60 -100 30 0 30C100 30 160 60 150 200Z', { fill: fur }),
    path('M-74 200V70Q0 108 74 70V200Z', { fill: c.paper }),
    circle(-82, -92, 36, { fill: fur }) +
      circle(82, -92, 36, { fill: fur }) +
      circle(-82, -92, 18, { fill: light }) +
      circle(82, -92, 18, { fill: light }),
    ellipse(0, -28, 116, 100, { fill: fur }),
    ellipse(0, 10, 52, 42, { fill: light }),
    ellipse(0, -8, 18, 13, { fill: p.deep }) +
      path('M0 4v14M-18 24q18 16 36 0', {
        fill: 'none',
        stroke: p.deep,
        'stroke-width': 5,
        'stroke-linecap': 'round',
      }),
    circle(-46, -40, 7, { fill: p.deep }) + circle(46, -40, 7, { fill: p.deep }),
    circle(-46, -40, 23, { fill: 'none', stroke: p.deep, 'stroke-width': 4 }) +
      circle(46, -40, 23, { fill: 'none', stroke: p.deep, 'stroke-width': 4 }) +
      path('M-23 -42q23 -10 46 0', { fill: 'none', stroke: p.deep, 'stroke-width': 4 }),
  );
  return (
    rect(0, 0, w, h, { fill: mix(c.paper, p.sun, 0.32) }) +
    rect(0, h * 0.38, w, h * 0.62, { fill: mix(p.cool, c.paper, 0.5) }) +
    figure +
    awning +
    loaves +
    rect(0, h * 0.875, w, h * 0.125, { fill: p.deep }) +
    rect(0, h * 0.875, w, 10, { fill: mix(p.deep, p.cool, 0.5) })
  );
}

export const PLAY_SCENES = { whale, moon, snail, tree, bear };

import { mix, SEAL_RED, tone } from '#db/works/palette.ts';
import type { CoverContext } from '../cover-context.ts';
import { circle, group, line, num, path, rect } from '../svg.ts';

/** Ruled paper with one brushed stroke, as it lies before a calligrapher (习字纸). */
function ruledPaper(c: CoverContext): string {
  const { w, h, random } = c;
  const cell = Math.min(w, h) / 3.6;
  const across = Math.floor((w - 60) / cell);
  const down = Math.floor((h - 60) / cell);
  const [left, top] = [(w - across * cell) / 2, (h - down * cell) / 2];
  const strokes = [
    'M-30 -22Q0 -34 34 -24',
    'M-34 2Q0 -8 36 2',
    'M0 -38Q6 0 -2 38',
    'M-4 -30Q-8 12 -34 34',
    'M0 -24Q12 14 38 30',
    'M-20 -30Q-14 -18 -8 -14',
  ];
  let out = '';
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const [x, y] = [left + column * cell, top + row * cell];
      out += rect(x, y, cell, cell, { fill: 'none', stroke: SEAL_RED, 'stroke-width': 1.6 });
      out += path(
        `M${num(x)} ${num(y)}l${num(cell)} ${num(cell)}m0 ${num(-cell)}l${num(-cell)} ${num(cell)}`,
        {
          stroke: SEAL_RED,
          'stroke-width': 0.7,
          'stroke-dasharray': '6 6',
          opacity: 0.6,
        },
      );
      const count = random.int(1, 4);
      for (let i = 0; i < count; i += 1) {
        const place = `translate(${num(x + cell / 2)} ${num(y + cell / 2)}) scale(${num(cell / 100)})`;
        out += path(random.pick(strokes as [string, ...string[]]), {
          transform: place,
          fill: 'none',
          stroke: tone(c.palette, 0.95),
          'stroke-width': 8,
          'stroke-linecap': 'round',
          opacity: 0.9,
        });
      }
    }
  }
  return out;
}

/** A lamp and its ring of light on an evening table. */
function lamp(c: CoverContext): string {
  const { w, h, palette, random } = c;
  const x = w * random.range(0.3, 0.62);
  const base = h * 0.8;
  const rings = [3.4, 2.5, 1.7, 1].map((share) =>
    circle(x, h * 0.46, h * 0.16 * share, { fill: palette.accent, opacity: 0.16 }),
  );
  return (
    rect(0, 0, w, h, { fill: tone(palette, 0.82) }) +
    rings.join('') +
    rect(0, base, w, h - base, { fill: tone(palette, 0.96) }) +
    path(
      `M${num(x - h * 0.16)} ${num(h * 0.5)}L${num(x - h * 0.09)} ${num(h * 0.34)}h${num(h * 0.18)}l${num(h * 0.07)} ${num(h * 0.16)}Z`,
      {
        fill: mix(palette.accent, c.paper, 0.5),
      },
    ) +
    line(x, h * 0.5, x, base, { stroke: c.paper, 'stroke-width': 5 }) +
    rect(x - h * 0.08, base - 8, h * 0.16, 10, { fill: c.paper, rx: 4 }) +
    path(`M${num(x + h * 0.16)} ${num(base)}l${num(h * 0.26)} -14v14Z`, { fill: c.paper, opacity: 0.9 })
  );
}

/** Stacked paper, edges towards us. */
function sheets(c: CoverContext): string {
  const { w, h, random } = c;
  let out = '';
  let y = h * 0.9;
  while (y > h * 0.24) {
    const high = random.range(6, 30);
    const inset = random.range(0.08, 0.2) * w;
    y -= high;
    out += rect(inset, y, w - inset - random.range(0.08, 0.2) * w, high - 2, {
      fill: random.next() > 0.85 ? c.palette.accent : tone(c.palette, random.range(0.15, 0.85)),
      rx: 1.5,
    });
  }
  return out + rect(0, h * 0.9, w, h * 0.1, { fill: tone(c.palette, 0.3) });
}

/** Pictures for books whose covers are made of type (文字封面的插图): paper, strokes and a lamp, but no word. */
export function letterless(c: CoverContext): string {
  const ground = rect(0, 0, c.w, c.h, { fill: mix(c.paper, '#EBDCBB', 0.3) });
  const scenes = { columns: lamp, frame: sheets, glyph: ruledPaper, 'thread-bound': sheets };
  const draw = scenes[c.spec.motif as keyof typeof scenes] ?? ruledPaper;
  return group({}, ground, draw(c));
}

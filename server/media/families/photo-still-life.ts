import { mix, tone } from '#db/works/palette.ts';
import type { CoverContext } from '../cover-context.ts';
import { blur, circle, ellipse, line, linear, num, path, radial, rect } from '../svg.ts';

/** Where on the cover the photograph sits. */
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

function bowl(c: CoverContext, x: number, y: number, r: number, food: string, name: string): string {
  const { random } = c;
  const soup = radial(c.id(name), [
    [0, mix(food, '#FFF0CF', 0.35)],
    [0.8, food],
    [1, mix(food, '#2A1A10', 0.45)],
  ]);
  let bits = '';
  for (let i = 0; i < 30; i += 1) {
    const a = random.range(0, 6.28);
    const d = Math.sqrt(random.next()) * r * 0.62;
    const fill = random.pick(['#6F7F45', '#C4702F', '#EAD3A0', '#8B3B22'] as const);
    const bx = x + Math.cos(a) * d;
    const by = y + Math.sin(a) * d;
    bits += ellipse(bx, by, random.range(0.05, 0.13) * r, random.range(0.03, 0.08) * r, {
      fill,
      opacity: 0.88,
      transform: `rotate(${random.int(0, 180)} ${num(bx)} ${num(by)})`,
    });
  }
  return (
    soup +
    ellipse(x + r * 0.14, y + r * 0.2, r * 1.04, r * 1.02, {
      fill: '#120C08',
      opacity: 0.5,
      filter: c.url('b9'),
    }) +
    circle(x, y, r, { fill: tone(c.palette, 0.16) }) +
    circle(x, y, r * 0.94, { fill: tone(c.palette, 0.34) }) +
    circle(x, y, r * 0.84, { fill: c.url(name) }) +
    bits +
    path(
      `M${num(x - r * 0.9)} ${num(y - r * 0.28)}A${num(r * 0.94)} ${num(r * 0.94)} 0 0 1 ${num(x - r * 0.2)} ${num(y - r * 0.92)}`,
      {
        fill: 'none',
        stroke: '#FFFDF6',
        'stroke-width': num(r * 0.035),
        opacity: 0.7,
        'stroke-linecap': 'round',
      },
    )
  );
}

/** Dishes on a dark table from straight above, lit from the upper left. */
export function table(c: CoverContext, f: Frame): string {
  const wood = linear(
    c.id('wood'),
    [
      [0, tone(c.palette, 0.86)],
      [1, tone(c.palette, 1)],
    ],
    { x2: 1 },
  );
  let planks = '';
  for (let i = 1; i < 5; i += 1)
    planks += line(f.x + (f.w * i) / 5, f.y, f.x + (f.w * i) / 5 + 6, f.y + f.h, {
      stroke: '#140D08',
      'stroke-width': 2.4,
      opacity: 0.55,
    });
  const [x, y] = [f.x + f.w * 0.56, f.y + f.h * 0.6];
  const sticks = { stroke: tone(c.palette, 0.42), 'stroke-width': 8, 'stroke-linecap': 'round' };
  return (
    wood +
    blur(c.id('b9'), 12) +
    rect(f.x, f.y, f.w, f.h, { fill: c.url('wood') }) +
    planks +
    bowl(c, f.x + f.w * 0.96, f.y + f.h * 0.24, f.w * 0.2, '#8E5A2B', 'f2') +
    bowl(c, x, y, f.w * 0.36, '#A8551F', 'f1') +
    bowl(c, f.x + f.w * 0.1, f.y + f.h * 0.93, f.w * 0.24, '#76803F', 'f3') +
    line(f.x + f.w * 0.06, f.y + f.h * 0.7, f.x + f.w * 0.22, f.y + f.h * 0.34, sticks) +
    line(f.x + f.w * 0.1, f.y + f.h * 0.71, f.x + f.w * 0.28, f.y + f.h * 0.355, sticks)
  );
}

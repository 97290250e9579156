import { mix, tone } from '#db/works/palette.ts';
import type { CoverContext } from '../cover-context.ts';
import { circle, el, ellipse, group, line, num, path, poly, rect, smooth } from '../svg.ts';
import { below, ridge, swell } from '../terrain.ts';

type Draw = (c: CoverContext, w: number, h: number) => string;

function hills(c: CoverContext, w: number, h: number): string {
  return [0, 1, 2]
    .map((i) => {
      const points = ridge(c.random, w, h * (0.66 + i * 0.13), h * (0.36 - i * 0.1), 0.48);
      return path(poly(below(points, h), true), { fill: tone(c.palette, 0.42 + i * 0.2) });
    })
    .join('');
}

function bridge(c: CoverContext, w: number, h: number): string {
  const dark = tone(c.palette, 1);
  const deck = `M0 ${num(h * 0.76)}Q${num(w / 2)} ${num(h * 0.46)} ${num(w)} ${num(h * 0.76)}V${num(h)}H${num(w * 0.8)}A${num(w * 0.3)} ${num(h * 0.36)} 0 0 0 ${num(w * 0.2)} ${num(h)}H0Z`;
  let posts = '';
  for (let i = 1; i < 22; i += 1) {
    const t = i / 22;
    const y = h * (0.76 - 0.6 * t * (1 - t));
    posts += `M${num(w * t)} ${num(y)}v-13`;
  }
  let people = '';
  for (const t of [0.24, 0.3, 0.44, 0.58, 0.63, 0.76]) {
    const y = h * (0.76 - 0.6 * t * (1 - t));
    people += circle(w * t, y - 27, 4.4) + rect(w * t - 4, y - 22, 8, 22, { rx: 3 });
  }
  return (
    hills(c, w, h * 0.86) +
    rect(0, h * 0.82, w, h * 0.18, { fill: tone(c.palette, 0.3) }) +
    path(deck, { fill: tone(c.palette, 0.8) }) +
    path(posts, { stroke: dark, 'stroke-width': 2 }) +
    path(`M0 ${num(h * 0.76 - 13)}Q${num(w / 2)} ${num(h * 0.46 - 13)} ${num(w)} ${num(h * 0.76 - 13)}`, {
      fill: 'none',
      stroke: dark,
      'stroke-width': 3,
    }) +
    group({ fill: dark }, people)
  );
}

function rows(c: CoverContext, w: number, h: number, round: boolean): string {
  let out = hills(c, w, h * 0.62);
  for (let i = 0; i < 8; i += 1) {
    const t = i / 7;
    const y = h * (0.5 + t ** 1.4 * 0.5);
    const points = swell(c.random, w, y, h * 0.022, round ? 1.3 : 0.2);
    out += path(`${smooth(points)}V${num(h)}H-10Z`, { fill: tone(c.palette, 0.4 + (i % 2) * 0.2 + t * 0.3) });
    if (!round) continue;
    const bushes = points.slice(1).map(([x, py]) => ellipse(x, py, 15 + t * 14, 6 + t * 8));
    out += group({ fill: tone(c.palette, 0.6 + t * 0.32) }, ...bushes);
  }
  return out;
}

function person(c: CoverContext, x: number, y: number, s: number, hat: boolean): string {
  const dark = tone(c.palette, 1);
  const brim = hat
    ? path(
        `M${num(x - s * 0.34)} ${num(y - s * 0.88)}L${num(x)} ${num(y - s * 1.14)}L${num(x + s * 0.34)} ${num(y - s * 0.88)}Z`,
        { fill: c.paper },
      )
    : '';
  const body = `M${num(x - s * 0.2)} ${num(y)}q${num(-s * 0.06)} ${num(-s * 0.68)} ${num(s * 0.2)} ${num(-s * 0.7)}q${num(s * 0.26)} 0 ${num(s * 0.2)} ${num(s * 0.7)}Z`;
  return circle(x, y - s * 0.84, s * 0.14, { fill: dark }) + path(body, { fill: dark }) + brim;
}

function teaHills(c: CoverContext, w: number, h: number): string {
  return (
    rows(c, w, h, true) +
    [0.2, 0.34, 0.66, 0.78]
      .map((t, i) => person(c, w * t, h * (0.86 + (i % 2) * 0.06), h * 0.26, true))
      .join('')
  );
}

function field(c: CoverContext, w: number, h: number): string {
  const crowd = [0.08, 0.17, 0.25, 0.36, 0.46, 0.53, 0.62, 0.72];
  return (
    rows(c, w, h, false) +
    crowd
      .map((t, i) => person(c, w * t, h * (0.8 + (i % 3) * 0.07), h * (0.26 + (i % 3) * 0.05), i % 3 === 1))
      .join('')
  );
}

function harbour(c: CoverContext, w: number, h: number): string {
  const dark = tone(c.palette, 0.95);
  let out = hills(c, w, h * 0.66) + rect(0, h * 0.62, w, h * 0.38, { fill: tone(c.palette, 0.34) });
  for (const t of [0.12, 0.34, 0.78]) {
    const x = w * t;
    const top = h * 0.2;
    out += path(
      `M${num(x)} ${num(h * 0.7)}V${num(top)}M${num(x + 34)} ${num(h * 0.7)}V${num(top + 18)}M${num(x - 46)} ${num(top + 18)}H${num(x + 92)}M${num(x)} ${num(top)}L${num(x + 92)} ${num(top + 18)}M${num(x)} ${num(top)}L${num(x - 46)} ${num(top + 18)}M${num(x + 74)} ${num(top + 18)}v34M${num(x)} ${num(h * 0.46)}L${num(x + 34)} ${num(h * 0.62)}`,
      { fill: 'none', stroke: dark, 'stroke-width': 3.6 },
    );
  }
  for (let r = 0; r < 3; r += 1) {
    for (let k = 0; k < 8 - r; k += 1) {
      out += rect(w * 0.4 + k * 26 + r * 11, h * 0.74 - r * 17, 24, 15, {
        fill: tone(c.palette, 0.25 + c.random.next() * 0.6),
      });
    }
  }
  const hull = `M${num(w * 0.32)} ${num(h * 0.8)}H${num(w * 0.98)}L${num(w * 0.93)} ${num(h * 0.93)}H${num(w * 0.37)}Z`;
  return (
    out +
    path(hull, { fill: dark }) +
    line(0, h * 0.94, w, h * 0.94, { stroke: c.paper, 'stroke-width': 2, opacity: 0.6 })
  );
}

/** A long table under lanterns. */
function lanterns(c: CoverContext, w: number, h: number): string {
  const dark = tone(c.palette, 0.98);
  let out =
    rect(0, 0, w, h, { fill: tone(c.palette, 0.74) }) +
    rect(0, h * 0.6, w, h * 0.4, { fill: tone(c.palette, 0.56) });
  for (let i = 0; i < 6; i += 1) {
    const x = w * (0.06 + i * 0.155);
    const y = h * (0.2 + (i % 2) * 0.07);
    out +=
      line(x, 0, x, y, { stroke: dark, 'stroke-width': 2 }) +
      circle(x, y + 20, 46, { fill: c.paper, opacity: 0.16 });
    out +=
      ellipse(x, y + 20, 24, 20, { fill: mix(c.palette.accent, c.paper, 0.35) }) +
      rect(x - 9, y - 3, 18, 5, { fill: dark }) +
      rect(x - 9, y + 38, 18, 5, { fill: dark });
  }
  for (let i = 0; i < 7; i += 1) out += person(c, w * (0.07 + i * 0.115), h * 0.84, h * 0.36, false);
  out += path(`M0 ${num(h * 0.72)}H${num(w * 0.84)}L${num(w * 0.9)} ${num(h * 0.86)}H0Z`, { fill: c.paper });
  for (let i = 0; i < 8; i += 1) {
    out += ellipse(w * (0.06 + i * 0.1), h * 0.78, 20, 7, { fill: tone(c.palette, 0.34 + (i % 2) * 0.3) });
  }
  return out;
}

/** A child behind an open book between two piles. */
function books(c: CoverContext, w: number, h: number): string {
  const dark = tone(c.palette, 1);
  let out = rect(0, 0, w, h, { fill: tone(c.palette, 0.22) });
  for (let r = 0; r < 3; r += 1) {
    out += rect(0, h * (0.28 + r * 0.3), w, 7, { fill: tone(c.palette, 0.6) });
    for (let x = 6; x < w; ) {
      const wide = c.random.range(9, 22);
      const tall = h * c.random.range(0.15, 0.23);
      out += rect(x, h * (0.28 + r * 0.3) - tall, wide, tall, {
        fill: tone(c.palette, 0.3 + c.random.next() * 0.35),
      });
      x += wide + (c.random.next() > 0.85 ? 22 : 2);
    }
  }
  const x = w * 0.4;
  out +=
    circle(x, h * 0.44, h * 0.19, { fill: dark }) +
    ellipse(x, h * 0.5, h * 0.15, h * 0.14, { fill: mix(c.paper, tone(c.palette, 0.5), 0.35) });
  out += path(
    `M${num(x - h * 0.09)} ${num(h * 0.5)}q${num(h * 0.03)} 6 ${num(h * 0.06)} 0M${num(x + h * 0.03)} ${num(h * 0.5)}q${num(h * 0.03)} 6 ${num(h * 0.06)} 0`,
    { fill: 'none', stroke: dark, 'stroke-width': 3 },
  );
  out += path(
    `M${num(x - h * 0.36)} ${num(h)}Q${num(x - h * 0.32)} ${num(h * 0.66)} ${num(x)} ${num(h * 0.64)}Q${num(x + h * 0.32)} ${num(h * 0.66)} ${num(x + h * 0.36)} ${num(h)}Z`,
    { fill: tone(c.palette, 0.74) },
  );
  out += path(
    `M${num(x)} ${num(h * 0.72)}Q${num(x - h * 0.22)} ${num(h * 0.6)} ${num(x - h * 0.46)} ${num(h * 0.68)}V${num(h * 0.95)}Q${num(x - h * 0.22)} ${num(h * 0.88)} ${num(x)} ${num(h)}Q${num(x + h * 0.22)} ${num(h * 0.88)} ${num(x + h * 0.46)} ${num(h * 0.95)}V${num(h * 0.68)}Q${num(x + h * 0.22)} ${num(h * 0.6)} ${num(x)} ${num(h * 0.72)}Z`,
    { fill: c.paper, stroke: dark, 'stroke-width': 3 },
  );
  return out + line(x, h * 0.72, x, h, { stroke: dark, 'stroke-width': 3 });
}

const SUBJECTS: Record<string, Draw> = { bridge, 'tea-hills': teaHills, harbour, lanterns, field, books };

/** A press photograph (新闻图片) with a printed screen over it. */
export function pressPhoto(c: CoverContext, x: number, y: number, w: number, h: number): string {
  const dot = circle(2, 2, 1.1, { fill: c.paper, opacity: 0.36 });
  const screen = {
    id: c.id('screen'),
    width: 4,
    height: 4,
    patternUnits: 'userSpaceOnUse',
    patternTransform: 'rotate(45)',
  };
  return (
    el('pattern', screen, dot) +
    el('clipPath', { id: c.id('photo') }, rect(0, 0, w, h)) +
    group(
      { transform: `translate(${num(x)} ${num(y)})` },
      group(
        { 'clip-path': c.url('photo') },
        rect(0, 0, w, h, { fill: tone(c.palette, 0.18) }),
        circle(w * 0.7, h * 0.26, h * 0.1, { fill: c.paper }),
        (SUBJECTS[c.spec.motif] ?? bridge)(c, w, h),
        rect(0, 0, w, h, { fill: c.url('screen') }),
      ),
    )
  );
}

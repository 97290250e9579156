import { mix, tone } from '#db/works/palette.ts';
import type { CoverContext } from '../cover-context.ts';
import { circle, group, linear, num, type Point, path, poly, rect } from '../svg.ts';
import { below, ridge, swell } from '../terrain.ts';

function picture(c: CoverContext, w: number, height: number): string {
  const { palette, random } = c;
  const sky = linear(c.id('sky'), [
    [0, tone(palette, 0.1)],
    [1, tone(palette, 0.36)],
  ]);
  let out = sky + rect(0, 0, w, height, { fill: c.url('sky') });
  out += circle(w * 0.68, height * 0.36, Math.min(height, w) * 0.12, {
    fill: mix(palette.accent, c.paper, 0.2),
  });
  for (let i = 0; i < 6; i += 1) {
    const t = i / 5;
    const base = height * (0.62 + t * 0.36);
    const points: Point[] =
      i < 3
        ? ridge(random, w, base, height * (0.3 - t * 0.12), 0.5)
        : swell(random, w, base, height * 0.045, 0.9);
    out += path(poly(below(points, height), true), { fill: tone(palette, 0.38 + t * 0.6) });
  }
  let birds = '';
  for (let i = 0; i < 4; i += 1)
    birds += `M${num(w * 0.26 + i * 26)} ${num(height * 0.4 - (i % 2) * 12)}q6 -8 10 0q5 -7 11 -1`;
  return out + path(birds, { fill: 'none', stroke: c.text, 'stroke-width': 2, 'stroke-linecap': 'round' });
}

function rings(c: CoverContext): string {
  let out = '';
  const count = Math.round(c.w / 44);
  for (let i = 0; i < count; i += 1) {
    const x = (c.w * (i + 0.5)) / count;
    out += circle(x, 18, 5.4, { fill: tone(c.palette, 0.95), opacity: 0.55 });
    out += path(`M${num(x - 3)} 18V-4M${num(x + 3)} 18V-4`, {
      stroke: tone(c.palette, 0.5),
      'stroke-width': 2.4,
    });
  }
  return out;
}

function month(c: CoverContext): string {
  const { w, h, paper } = c;
  if (w > h) {
    const half = w * 0.5;
    return picture(c, half + 4, h) + rect(half, 0, w - half, h, { fill: paper }) + rings(c);
  }
  const cut = h * 0.56;
  return picture(c, w, cut) + rect(0, cut, w, h - cut, { fill: paper }) + rings(c);
}

/** A row of houses in the evening. */
function year(c: CoverContext): string {
  const { w, h, palette } = c;
  const ground = mix(c.paper, tone(palette, 0.25), 0.25);
  const yard = [0, 1, 2, 3].map((i) => {
    const x = w * (0.58 + i * 0.095);
    const s = 46 + (i % 2) * 26;
    return (
      rect(x, 230 - s, 52, s + 20, { fill: tone(palette, 0.34 + i * 0.17) }) +
      path(`M${num(x - 10)} ${num(232 - s)}L${num(x + 26)} ${num(196 - s)}L${num(x + 62)} ${num(232 - s)}Z`, {
        fill: tone(palette, 0.6 + i * 0.12),
      }) +
      rect(x + 19, 250 - s, 14, 18, { fill: '#F5D48A' })
    );
  });
  return (
    rect(0, 0, w, h, { fill: ground }) +
    circle(w * 0.86, 108, 34, { fill: palette.accent, opacity: 0.85 }) +
    group({}, ...yard) +
    rect(0, 248, w, 3, { fill: tone(palette, 0.95) })
  );
}

/** Tear-off almanac (黄历式日历): a paper pad. */
function almanac(c: CoverContext): string {
  const { w, h, palette } = c;
  const ink = tone(palette, 1);
  const x = 62;
  const top = 128;
  const pw = w - x * 2;
  const ph = h - top - 96;
  return (
    rect(0, 0, w, h, { fill: ink }) +
    rect(x + 7, top + 9, pw, ph, { fill: tone(palette, 0.5) }) +
    rect(x + 3.5, top + 4.5, pw, ph, { fill: tone(palette, 0.2) }) +
    rect(x, top, pw, ph, { fill: c.paper }) +
    rect(x, top, pw, 60, { fill: palette.accent }) +
    circle(w / 2 - 80, top + 30, 7, { fill: ink }) +
    circle(w / 2 + 80, top + 30, 7, { fill: ink })
  );
}

/** Calendars (日历): a month under a picture, a whole year, or one day. */
export function calendar(c: CoverContext): string {
  if (c.spec.motif === 'year') return year(c);
  return c.spec.motif === 'almanac' ? almanac(c) : month(c);
}

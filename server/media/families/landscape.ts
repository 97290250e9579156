import { mix } from '#db/works/palette.ts';
import type { CoverContext } from '../cover-context.ts';
import { circle, line, linear, radial, rect } from '../svg.ts';
import { across, columnHeight, down, seal } from '../typeset.ts';
import { LANDSCAPES, skyAt } from './landscape-scenes.ts';

/** Landscape layers (远近山水): sky, sun or moon, and layers that darken towards the reader. */
export function landscape(c: CoverContext): string {
  return landscapeScene(c) + titles(c, c.w > c.h);
}

/** The picture alone. */
export function landscapeScene(c: CoverContext): string {
  const { w, h, random, palette, spec } = c;
  const wide = w > h;
  const horizon = h * (wide ? 0.5 : 0.54);
  const left = spec.motif === 'coast' || wide;
  const sun = {
    x: w * (left ? 0.72 : 0.36),
    y: h * (wide ? 0.34 : 0.42),
    r: (wide ? 46 : 54) + random.range(0, 16),
  };
  const draw = LANDSCAPES[spec.motif as keyof typeof LANDSCAPES] ?? LANDSCAPES.mountain;
  const disc = palette.dark ? c.paper : mix(palette.accent, palette.tones[0], 0.25);
  const sky = linear(c.id('sky'), [
    [0, skyAt(c, 0)],
    [0.62, skyAt(c, 1)],
    [1, skyAt(c, 1)],
  ]);
  const glow = radial(c.id('glow'), [
    [0, disc, 0.5],
    [1, disc, 0],
  ]);
  let out = sky + glow + rect(0, 0, w, h, { fill: c.url('sky') });
  out +=
    circle(sun.x, sun.y, sun.r * 3.4, { fill: c.url('glow') }) + circle(sun.x, sun.y, sun.r, { fill: disc });
  return out + draw({ c, horizon, sun });
}

function titles(c: CoverContext, wide: boolean): string {
  const { w, h, spec, text } = c;
  if (wide || spec.motif === 'mountain' || spec.motif === 'coast') {
    const fit = w * (wide ? 0.5 : 0.8);
    const size = Array.from(spec.title).length <= 3 ? 104 : 66;
    return (
      across(spec.title, 48, 48 + size * 0.9, { fill: text, size, weight: 700, tracking: 0.06, fit }) +
      line(50, 74 + size, 98, 74 + size, { stroke: c.palette.accent, 'stroke-width': 3 }) +
      across(spec.subtitle, 48, 112 + size, { fill: text, size: 23, tracking: 0.1, fit }) +
      across(spec.author, 48, h - 40, { fill: c.paper, size: 20, tracking: 0.12, fit })
    );
  }
  const size = Math.min(76, (h * 0.44) / columnHeight(spec.title, 1, 0.14));
  const x = w - 92;
  const end = 64 + columnHeight(spec.title, size, 0.14);
  return (
    down(spec.title, x, 64, { fill: text, size, weight: 700, tracking: 0.14 }) +
    down(spec.subtitle, x - size * 0.96, 70, {
      fill: text,
      size: 21,
      tracking: 0.24,
      opacity: 0.85,
      fit: h * 0.44,
    }) +
    seal(Array.from(spec.author)[0] ?? '印', x, end + 26, 36) +
    across(spec.author, 48, 84, { fill: text, size: 20, tracking: 0.16, fit: w * 0.4 })
  );
}

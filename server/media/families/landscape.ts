import { mix } from '#db/works/palette.ts';
import type { CoverContext } from '../cover-context.ts';
import { circle, linear, radial, rect } from '../svg.ts';
import { LANDSCAPES, skyAt } from './landscape-scenes.ts';

/** Landscape layers (远近山水): sky, sun or moon, and layers that darken towards the reader. */
export function landscape(c: CoverContext): string {
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

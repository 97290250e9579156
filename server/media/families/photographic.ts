import type { CoverContext } from '../cover-context.ts';
import { el, group, line, rect } from '../svg.ts';
import { across, SANS } from '../typeset.ts';
import { grain, SHOTS } from './photo-scenes.ts';
import type { Frame } from './photo-still-life.ts';

/** Photo-like covers (影像): soft light and film grain, framed on paper for albums, bleeding for magazines. */
export function photographic(c: CoverContext): string {
  const { w, h, spec } = c;
  const shoot = SHOTS[spec.motif as keyof typeof SHOTS] ?? SHOTS.sea;
  const full = spec.motif === 'bokeh' || spec.motif === 'table' || spec.motif === 'meadow';
  const f: Frame = full ? { x: 0, y: 0, w, h } : { x: w * 0.11, y: h * 0.1, w: w * 0.78, h: h * 0.58 };
  const clip = el('clipPath', { id: c.id('clip') }, rect(f.x, f.y, f.w, f.h));
  const picture = clip + group({ 'clip-path': c.url('clip') }, shoot(c, f), grain(c, f));
  if (!full) {
    return (
      rect(0, 0, w, h, { fill: c.paper }) +
      picture +
      across(spec.title, w / 2, h * 0.81, {
        fill: c.text,
        size: 44,
        weight: 700,
        tracking: 0.2,
        anchor: 'middle',
        fit: w * 0.78,
      }) +
      line(w / 2 - 18, h * 0.845, w / 2 + 18, h * 0.845, { stroke: c.palette.accent, 'stroke-width': 2 }) +
      across(`${spec.subtitle}　${spec.author}`, w / 2, h * 0.9, {
        fill: c.text,
        size: 17,
        tracking: 0.12,
        anchor: 'middle',
        face: SANS,
        fit: w * 0.8,
        opacity: 0.8,
      })
    );
  }
  const light = spec.motif === 'meadow' ? c.text : '#FBF6EA';
  const short = Array.from(spec.title).length <= 2;
  const size = short ? 150 : 74;
  return (
    picture +
    across(spec.title, 44, 40 + size * 0.9, {
      fill: light,
      size,
      weight: 700,
      tracking: 0.08,
      fit: w * 0.8,
    }) +
    across(spec.subtitle, 48, 84 + size, { fill: light, size: 23, tracking: 0.12, fit: w * 0.8 }) +
    across(spec.author, spec.motif === 'table' ? w - 44 : 48, h - 38, {
      fill: '#FBF6EA',
      size: 18,
      tracking: 0.14,
      face: SANS,
      anchor: spec.motif === 'table' ? 'end' : 'start',
      fit: w * 0.6,
    })
  );
}

import { isFullPhoto } from '#db/works/cover-words/photographic.ts';
import type { CoverContext } from '../cover-context.ts';
import { el, group, rect } from '../svg.ts';
import { grain, SHOTS } from './photo-scenes.ts';
import type { Frame } from './photo-still-life.ts';

/** Photo-like covers (影像): soft light and film grain, framed on paper for albums, bleeding for magazines. */
export function photographic(c: CoverContext): string {
  const { w, h, spec } = c;
  const shoot = SHOTS[spec.motif as keyof typeof SHOTS] ?? SHOTS.sea;
  const isFull = isFullPhoto(spec.motif);
  const f: Frame = isFull ? { x: 0, y: 0, w, h } : { x: w * 0.11, y: h * 0.1, w: w * 0.78, h: h * 0.58 };
  const clip = el('clipPath', { id: c.id('clip') }, rect(f.x, f.y, f.w, f.h));
  const picture = clip + group({ 'clip-path': c.url('clip') }, shoot(c, f), grain(c, f));
  return isFull ? picture : rect(0, 0, w, h, { fill: c.paper }) + picture;
}

import { mix } from '#db/works/palette.ts';
import type { CoverContext } from '../cover-context.ts';
import { group, num } from '../svg.ts';
import { across, measure, SANS } from '../typeset.ts';
import { PLAY_SCENES } from './playful-scenes.ts';

/** Picture books (童书): cut-paper scenes and a title that dances a little on its baseline. */
export function playful(c: CoverContext): string {
  const { w, h, spec, text } = c;
  const draw = PLAY_SCENES[spec.motif as keyof typeof PLAY_SCENES] ?? PLAY_SCENES.whale;
  const glyphs = Array.from(spec.title);
  const size = Math.min(78, (w - 90) / measure(spec.title, 0.06));
  const step = size * 1.06;
  const start = w / 2 - ((glyphs.length - 1) * step) / 2;
  const title = glyphs
    .map((glyph, i) => {
      const y = 66 + size * 0.72 + Math.sin(i * 1.9) * size * 0.1;
      const spin = `rotate(${num(Math.sin(i * 2.7) * 4)} ${num(start + i * step)} ${num(y)})`;
      return group(
        { transform: spin },
        across(glyph, start + i * step, y, { fill: text, size, weight: 700, anchor: 'middle' }),
      );
    })
    .join('');
  const light = mix(c.paper, '#ffffff', 0.2);
  return (
    draw(c) +
    title +
    across(spec.subtitle, w / 2, 104 + size, {
      fill: text,
      size: 22,
      tracking: 0.16,
      anchor: 'middle',
      face: SANS,
      fit: w * 0.7,
    }) +
    across(spec.author, w / 2, h - 20, {
      fill: light,
      size: 18,
      tracking: 0.14,
      anchor: 'middle',
      face: SANS,
      fit: w * 0.7,
    })
  );
}

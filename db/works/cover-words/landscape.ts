import type { CoverSheet } from '../cover-sheet.ts';
import { across, bar, type CoverPiece, down, endOf, initialOf, seal, type Type } from './type.ts';

/** 山水: a line of type in the sky, or a column at the right with a seal. */
export function landscape(c: CoverSheet): readonly CoverPiece[] {
  const { w, h, spec, text } = c;
  const wide = w > h;
  const title: Type = { fill: text, size: 66, weight: 700, part: 'heading-1' };
  if (wide || spec.motif === 'mountain' || spec.motif === 'coast') {
    const fit = w * (wide ? 0.5 : 0.8);
    const size = Array.from(spec.title).length <= 3 ? 104 : 66;
    return [
      across(spec.title, 48, 48 + size * 0.9, { ...title, size, tracking: 0.06, fit }),
      bar(50, 72.5 + size, 48, 3, c.palette.accent),
      across(spec.subtitle, 48, 112 + size, { fill: text, size: 23, tracking: 0.1, fit }),
      across(spec.author, 48, h - 40, { fill: c.paper, size: 20, tracking: 0.12, fit }),
    ];
  }
  const x = w - 92;
  const name = down(spec.title, x, 64, { ...title, size: 76, tracking: 0.14, fit: h * 0.44 });
  const beside: Type = { fill: text, size: 21, tracking: 0.24, opacity: 0.85, fit: h * 0.44 };
  return [
    name,
    down(spec.subtitle, x - name.style.size * 0.96, 70, beside),
    ...seal(initialOf(spec.author), x, endOf(name) + 36, 36),
    across(spec.author, 48, 84, { fill: text, size: 20, tracking: 0.16, fit: w * 0.4 }),
  ];
}

import type { CoverSheet } from '../cover-sheet.ts';
import { across, bar, type CoverPiece, down, initialOf, seal, type Type } from './type.ts';

/** 建筑: type in the sky, beside the front, or on the axis. */
export function architecture({ w, h, spec, text, palette }: CoverSheet): readonly CoverPiece[] {
  const title: Type = { fill: text, size: 80, weight: 700, part: 'heading-1' };
  if (spec.motif === 'gable') {
    const x = w - 100;
    return [
      down(spec.title, x, 62, { ...title, tracking: 0.1, fit: h * 0.52 }),
      down(spec.subtitle, x - 80, 68, { fill: text, size: 22, tracking: 0.2, opacity: 0.85 }),
      ...seal(initialOf(spec.author), 70, 92, 42),
      down(spec.author.replace(' 著', ''), 70, 128, { fill: text, size: 20, tracking: 0.2 }),
    ];
  }
  if (spec.motif === 'facade') {
    return [
      across(spec.title, 44, 118, { ...title, size: 58, tracking: 0.04, fit: w * 0.28 }),
      bar(44.5, 146, 3, 44, palette.accent),
      across(spec.subtitle, 62, 176, { fill: text, size: 20, tracking: 0.06, fit: w * 0.26 }),
      across(spec.author, 44, h - 44, { fill: text, size: 17, tracking: 0.1, fit: w * 0.26 }),
    ];
  }
  const size = Array.from(spec.title).length > 4 ? 70 : 84;
  const middle: Type = { fill: text, size: 21, tracking: 0.16, anchor: 'middle', fit: w * 0.8 };
  return [
    across(spec.title, w / 2, 58 + size, {
      ...title,
      ...{ size, tracking: 0.22 },
      anchor: 'middle',
      fit: w * 0.8,
    }),
    across(spec.subtitle, w / 2, 108 + size, middle),
    bar(w / 2 - 20, 128.5 + size, 40, 3, palette.accent),
    across(spec.author, w / 2, spec.motif === 'blocks' ? 168 + size : h - 26, {
      ...middle,
      ...{ size: 17, tracking: 0.2 },
    }),
  ];
}

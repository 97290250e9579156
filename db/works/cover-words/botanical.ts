import type { CoverSheet } from '../cover-sheet.ts';
import { across, bar, type CoverPiece, down, endOf, initialOf, seal, type Type } from './type.ts';

/** 草木: quiet type beside the specimen. */
export function botanical({ w, spec, text, palette }: CoverSheet): readonly CoverPiece[] {
  const title: Type = { fill: text, size: 74, weight: 700, part: 'heading-1' };
  if (spec.motif === 'ginkgo' || spec.motif === 'tea') {
    const name = down(spec.title, 102, 72, { ...title, tracking: 0.14 });
    return [
      name,
      down(spec.subtitle, 176, 78, { fill: text, size: 21, tracking: 0.28, opacity: 0.85 }),
      ...seal(initialOf(spec.author), 102, endOf(name) + 30, 36),
      across(spec.author, w - 50, 82, { fill: text, size: 19, tracking: 0.14, anchor: 'end', fit: w * 0.4 }),
    ];
  }
  const size = Array.from(spec.title).length <= 3 ? 108 : 70;
  return [
    across(spec.title, 58, 66 + size, { ...title, size, tracking: 0.08, fit: w * 0.8 }),
    bar(60, 94.5 + size, 60, 3, palette.accent),
    across(spec.subtitle, 58, 136 + size, { fill: text, size: 22, tracking: 0.12, fit: w * 0.7 }),
    across(spec.author, 58, 166 + size, {
      fill: text,
      size: 17,
      tracking: 0.12,
      fit: w * 0.6,
      opacity: 0.75,
    }),
  ];
}

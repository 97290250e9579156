import type { CoverSheet } from '../cover-sheet.ts';
import { across, bar, type CoverPiece, type Type } from './type.ts';

/** Photographs that reach over the whole cover. */
const FULL: ReadonlySet<string> = new Set(['bokeh', 'table', 'meadow']);
const LIGHT = '#fbf6ea';

export function isFullPhoto(motif: string): boolean {
  return FULL.has(motif);
}

/** 影像: type below the photograph, or on it. */
export function photographic({ w, h, spec, text, palette }: CoverSheet): readonly CoverPiece[] {
  const title: Type = { fill: text, size: 44, weight: 700, part: 'heading-1' };
  if (!isFullPhoto(spec.motif)) {
    const middle = { anchor: 'middle', fit: w * 0.8 } as const;
    return [
      across(spec.title, w / 2, h * 0.81, { ...title, ...middle, tracking: 0.2, fit: w * 0.78 }),
      bar(w / 2 - 18, h * 0.845 - 1, 36, 2, palette.accent),
      across(`${spec.subtitle}　${spec.author}`, w / 2, h * 0.9, {
        ...{ ...middle, fill: text, size: 17, tracking: 0.12, face: 'sans', opacity: 0.8 },
      }),
    ];
  }
  const fill = spec.motif === 'meadow' ? text : LIGHT;
  const size = Array.from(spec.title).length <= 2 ? 150 : 74;
  const isRight = spec.motif === 'table';
  return [
    across(spec.title, 44, 40 + size * 0.9, { ...title, ...{ fill, size, tracking: 0.08, fit: w * 0.8 } }),
    across(spec.subtitle, 48, 84 + size, { fill, size: 23, tracking: 0.12, fit: w * 0.8 }),
    across(spec.author, isRight ? w - 44 : 48, h - 38, {
      ...{
        fill: LIGHT,
        size: 18,
        tracking: 0.14,
        face: 'sans',
        anchor: isRight ? 'end' : 'start',
        fit: w * 0.6,
      },
    }),
  ];
}

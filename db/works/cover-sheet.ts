import { type Palette, paletteAt } from './palette.ts';
import type { CoverSpec } from './types.ts';

/** What the picture of a cover and the words on it share. The short side of a cover is always 600 units. */
export interface CoverSheet {
  readonly spec: CoverSpec;
  readonly w: number;
  readonly h: number;
  readonly palette: Palette;
  readonly paper: string;
  /** Ground and type colour of this cover: light covers are ink on paper, dark ones the reverse. */
  readonly ground: string;
  readonly text: string;
}

export function coverSheet(spec: CoverSpec): CoverSheet {
  const palette = paletteAt(spec.palette);
  const scale = 600 / Math.min(spec.widthMm, spec.heightMm);
  const [paper, , , , ink] = palette.tones;
  return {
    spec,
    w: Math.round(spec.widthMm * scale),
    h: Math.round(spec.heightMm * scale),
    palette,
    paper,
    ground: palette.dark ? ink : paper,
    text: palette.dark ? paper : ink,
  };
}

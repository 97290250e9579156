import { hashText } from '#contracts/seeded-random.ts';
import { type Palette, paletteAt } from '#db/works/palette.ts';
import type { CoverSpec } from '#db/works/types.ts';
import { createRandom, type Random } from './prng.ts';

/** What every family draws with. The short side of a cover is always 600 units. */
export interface CoverContext {
  spec: CoverSpec;
  w: number;
  h: number;
  random: Random;
  palette: Palette;
  paper: string;
  /** Ground and type colour of this cover: light covers are ink on paper, dark ones the reverse. */
  ground: string;
  text: string;
  /** Ids are prefixed so that two covers inlined on one page cannot borrow each other's gradients. */
  id(name: string): string;
  url(name: string): string;
}

export function createCoverContext(spec: CoverSpec): CoverContext {
  const palette = paletteAt(spec.palette);
  const scale = 600 / Math.min(spec.widthMm, spec.heightMm);
  const prefix = `c${hashText(spec.artId).toString(36)}`;
  const [paper, , , , ink] = palette.tones;
  return {
    spec,
    w: Math.round(spec.widthMm * scale),
    h: Math.round(spec.heightMm * scale),
    random: createRandom(spec.artId),
    palette,
    paper,
    ground: palette.dark ? ink : paper,
    text: palette.dark ? paper : ink,
    id: (name) => `${prefix}-${name}`,
    url: (name) => `url(#${prefix}-${name})`,
  };
}

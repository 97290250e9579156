import { hashText } from '#contracts/seeded-random.ts';
import { type CoverSheet, coverSheet } from '#db/works/cover-sheet.ts';
import type { CoverSpec } from '#db/works/types.ts';
import { createRandom, type Random } from './prng.ts';

/** What every family draws with. */
export interface CoverContext extends CoverSheet {
  random: Random;
  /** Ids are prefixed so that two covers inlined on one page cannot borrow each other's gradients. */
  id(name: string): string;
  url(name: string): string;
}

export function createCoverContext(spec: CoverSpec): CoverContext {
  const prefix = `c${hashText(spec.artId).toString(36)}`;
  return {
    ...coverSheet(spec),
    random: createRandom(spec.artId),
    id: (name) => `${prefix}-${name}`,
    url: (name) => `url(#${prefix}-${name})`,
  };
}

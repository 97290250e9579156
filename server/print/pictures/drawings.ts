import { BLANK_COVER } from '#contracts/rules/publications/cover-address.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { SEEDED_WORKS } from '#db/works/works.ts';
import { BLANK_COVER_DRAWING } from '../../media/blank-cover.ts';
import { plateOf } from '../../media/kept-plates.ts';
import { seededCover, sizeOfDrawing } from '../covers/seeded-cover.ts';
import type { InnerPicture } from './inner-picture.ts';

/** A drawing of the product by the name of its picture: a cover, or a picture inside a work. */
export async function drawingOf(name: string): Promise<InnerPicture | null> {
  const svg = await svgOf(name);
  return svg === null ? null : { svg, ...sizeOfDrawing(svg) };
}

async function svgOf(name: string): Promise<string | null> {
  if (name === BLANK_COVER) return BLANK_COVER_DRAWING;
  const [artId, no] = name.split('/');
  const work = SEEDED_WORKS.find((one) => one.artId === artId);
  if (!work) return null;
  if (no === undefined) return seededCover(work);
  const n = parseDecimalId(no);
  return n === null ? null : plateOf(work, n);
}

import { BLANK_COVER } from '#contracts/rules/publications/cover-address.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { SEEDED_WORKS } from '#db/works/works.ts';
import { BLANK_COVER_DRAWING } from '../../media/blank-cover.ts';
import { renderCover } from '../../media/cover-art.ts';
import { renderPlate } from '../../media/plates.ts';
import { withOutlinedWords } from './outlined-words.ts';

export interface Drawing {
  readonly svg: string;
  /** As it tells it. */
  readonly width: number;
  readonly height: number;
}

/** A drawing of the product by the name of its picture, as paths alone. */
export async function drawingOf(name: string): Promise<Drawing | null> {
  const svg = svgOf(name);
  if (svg === null) return null;
  const [, width = 0, height = 0] = (/ width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []).map(Number);
  return { svg: await withOutlinedWords(svg), width, height };
}

function svgOf(name: string): string | null {
  if (name === BLANK_COVER) return BLANK_COVER_DRAWING;
  const [artId, no] = name.split('/');
  const work = SEEDED_WORKS.find((one) => one.artId === artId);
  if (!work) return null;
  if (no === undefined) return renderCover(work);
  const n = parseDecimalId(no);
  return n === null ? null : renderPlate(work, n);
}

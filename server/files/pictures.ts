import { fileURLToPath } from 'node:url';
import type { Square } from '#contracts/rules/account/avatar.ts';
import { MOST_PIXELS, MOST_PIXELS_AMONG_STRANGERS } from '#contracts/rules/files/file-kinds.ts';
import { ownProcess } from '../own-process.ts';
import type { Whose } from '../shares/waiting-line.ts';
import type { Draft } from './file-store.ts';
import type { PictureAnswer, PictureAsked, PictureMade } from './picture-work.ts';

/** A picture that cannot be taken, in words for who brought it. */
export class BadPicture extends Error {}

/** How much work one picture may be. */
export interface PictureLimits {
  readonly mostPixels: number;
  readonly longestMs: number;
}

export const PICTURES: PictureLimits = { mostPixels: MOST_PIXELS, longestMs: 60_000 };
/** While one is decoded the others wait, so none may be as large as a machine of one's own carries. */
export const PICTURES_AMONG_STRANGERS: PictureLimits = {
  mostPixels: MOST_PIXELS_AMONG_STRANGERS,
  longestMs: 30_000,
};

/** One picture after the other: each takes a lot of memory for a moment. */
const askProcess = ownProcess<PictureAsked, PictureAnswer>(
  fileURLToPath(new URL('./picture-process.ts', import.meta.url)),
  { refused: '图片无法处理，请换一张再试' },
);

interface Wanted {
  readonly whose: Whose;
  readonly limits: PictureLimits;
  /** Only this square of it. */
  readonly square?: Square | undefined;
}

/** Reads a picture and makes its two sizes (两种尺寸), or of one square of it a small one. Throws `BadPicture` for what is none, or is too large. */
export async function readPicture(
  { path, bytes }: Draft,
  { whose, square, limits: { mostPixels, longestMs } }: Wanted,
): Promise<PictureMade> {
  const asked = { path, bytes, mostPixels, ...(square ? { square } : {}) };
  const answer = await askProcess({ asked, whose, longestMs });
  if ('made' in answer) return answer.made;
  throw new BadPicture(answer.refused);
}

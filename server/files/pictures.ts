import { fileURLToPath } from 'node:url';
import type { Square } from '#contracts/rules/account/avatar.ts';
import { ownProcess } from '../own-process.ts';
import type { Draft } from './file-store.ts';
import type { PictureAnswer, PictureAsked, PictureMade } from './picture-work.ts';

/** A picture that cannot be taken, in words for who brought it. */
export class BadPicture extends Error {}

/** One picture after the other: each takes a lot of memory for a moment. */
const askProcess = ownProcess<PictureAsked, PictureAnswer>(
  fileURLToPath(new URL('./picture-process.ts', import.meta.url)),
  { refused: '图片无法处理，请换一张再试' },
);

/** Reads a picture and makes its two sizes (两种尺寸), or of one square of it a small one. Throws `BadPicture` for what is none, or is too large. */
export async function readPicture({ path, bytes }: Draft, square?: Square): Promise<PictureMade> {
  const answer = await askProcess({ path, bytes, ...(square ? { square } : {}) });
  if ('made' in answer) return answer.made;
  throw new BadPicture(answer.refused);
}

import type { Square } from '#contracts/rules/account/avatar.ts';
import type { CameraFacts } from './exif.ts';
import type { Sizes } from './file-store.ts';

/** What goes between the server and the process that looks into pictures. */
export interface PictureAsked {
  readonly path: string;
  readonly bytes: number;
  /** Only this square of it is wanted (头像), small. */
  readonly square?: Square;
  readonly mostPixels: number;
}

export interface PictureMade extends CameraFacts {
  /** As it is looked at: the turn that a camera noted is counted. */
  readonly width: number;
  readonly height: number;
  readonly sizes: Sizes;
}

export type PictureAnswer =
  | { readonly made: PictureMade }
  /** In words for who brought it. */
  | { readonly refused: string };

import { MEGABYTE } from '../files/file-kinds.ts';

/** A picture of oneself (头像): how large it may come, and how large it is kept. */
export const AVATAR_MOST_BYTES = 10 * MEGABYTE;
export const AVATAR_SIDE = 320;
/** A part of a picture that is smaller than this shows nothing any more. */
export const AVATAR_LEAST_SIDE = 64;

/** The square that is shown (裁剪), in pixels of the picture as it is looked at. */
export interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** A square as it travels with the picture: `left,top,side`. Null for what is none. */
export function squareIn(text: string): Square | null {
  const [, left, top, side] = /^(\d{1,6}),(\d{1,6}),(\d{1,6})$/.exec(text) ?? [];
  const square = { left: Number(left), top: Number(top), side: Number(side) };
  return side === undefined || square.side < AVATAR_LEAST_SIDE ? null : square;
}

/** The same square, moved into a picture that it would look out of. */
export function squareWithin({ left, top, side }: Square, width: number, height: number): Square {
  const fitting = Math.min(side, width, height);
  const between = (value: number, most: number) => Math.max(0, Math.min(Math.round(value), most));
  return { left: between(left, width - fitting), top: between(top, height - fitting), side: fitting };
}

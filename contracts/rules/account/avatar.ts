import { MEGABYTE } from '../files/file-kinds.ts';

/** The picture of a member (头像): the largest upload, and the size that is stored. */
export const AVATAR_MOST_BYTES = 10 * MEGABYTE;
export const AVATAR_SIDE = 320;
/** The smallest useful part of a picture. */
export const AVATAR_LEAST_SIDE = 64;

/** The visible square (裁剪), in pixels of the picture as displayed. */
export interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** A square as sent with the picture: `left,top,side`. Null if invalid. */
export function squareIn(text: string): Square | null {
  const [, left, top, side] = /^(\d{1,6}),(\d{1,6}),(\d{1,6})$/.exec(text) ?? [];
  const square = { left: Number(left), top: Number(top), side: Number(side) };
  return side === undefined || square.side < AVATAR_LEAST_SIDE ? null : square;
}

/** The same square, moved inside the picture. */
export function squareWithin({ left, top, side }: Square, width: number, height: number): Square {
  const fitting = Math.min(side, width, height);
  const between = (value: number, most: number) => Math.max(0, Math.min(Math.round(value), most));
  return { left: between(left, width - fitting), top: between(top, height - fitting), side: fitting };
}

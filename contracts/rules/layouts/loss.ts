import type { PictureSize } from '../pages/edits/pictures.ts';
import { dpiIn, isBlurredIn, PRINT_DPI } from '../pages/geometry/dpi.ts';

interface Sides {
  readonly w: number;
  readonly h: number;
}

/** A photo with enough pixels suits a place of honour better than any other, whatever its shape. */
const BLURRED = 100;

/** What a photo loses in a place: what is cut off of it, and the dots that print asks for and it does not have. */
export function lossIn(place: Sides, photo: PictureSize): number {
  const box = { w: Math.max(place.w, 1), h: Math.max(place.h, 1) };
  const cut = Math.abs(Math.log((box.w * photo.height) / (box.h * photo.width || 1)));
  return cut + Math.max(0, Math.log(PRINT_DPI / dpiIn(box, photo)));
}

/** The photo that suits a place of honour best. */
export function bestFor<Photo extends PictureSize>(
  place: Sides,
  photos: readonly Photo[],
): Photo | undefined {
  const lossOf = (photo: Photo) => lossIn(place, photo) + (isBlurredIn(place, photo) ? BLURRED : 0);
  return [...photos].sort((one, other) => lossOf(one) - lossOf(other))[0];
}

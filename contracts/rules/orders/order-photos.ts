import { MEGABYTE } from '../files/file-kinds.ts';

/** 照片: what a customer shows of the goods, with an after-sale or a review. */
export const PHOTOS_MAX = 6;
export const PHOTO_MOST_BYTES = 20 * MEGABYTE;
/** So many that were brought and not sent yet wait for one order, the latest of them. */
export const PHOTOS_WAITING_MAX = 2 * PHOTOS_MAX;

/** What travels as the photos of an after-sale or a review: their names, each once. */
export function photoNamesOf(text: string): readonly string[] {
  return [...new Set(text.split(',').filter((name) => name !== ''))];
}

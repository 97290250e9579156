import { MEGABYTE } from '../files/file-kinds.ts';

/** 照片: the most photos of the goods with one after-sale or review. */
export const PHOTOS_MAX = 6;
export const PHOTO_MOST_BYTES = 20 * MEGABYTE;
/** The most unsubmitted photos kept for an order, the latest ones. */
export const PHOTOS_WAITING_MAX = 2 * PHOTOS_MAX;

/** The photos of an after-sale or a review as sent: their names, each once. */
export function photoNamesOf(text: string): readonly string[] {
  return [...new Set(text.split(',').filter((name) => name !== ''))];
}

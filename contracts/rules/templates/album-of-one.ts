import { type FilledAlbum, filledAlbum, isFreeCover } from '../layouts/fill-album.ts';
import type { PageDocument } from '../pages/document.ts';

interface Filled extends FilledAlbum {
  /** Whether the cover shows once more what stands inside. */
  readonly isCoverAgain: boolean;
}

/** Fills an album (自动排版): of several photos the cover takes one away, and one alone stands there as well as inside. */
export function filledWithCover(document: PageDocument, filling: Parameters<typeof filledAlbum>[1]): Filled {
  const { photos } = filling;
  const [only, ...others] = photos;
  const isAlone = only !== undefined && others.length === 0 && document.pages.some(isFreeCover);
  const filled = filledAlbum(document, isAlone ? { ...filling, photos: [only, { ...only }] } : filling);
  const placed = Math.min(filled.placed, photos.length);
  return { ...filled, placed, left: photos.length - placed, isCoverAgain: filled.placed > placed };
}

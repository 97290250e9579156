import type { ImageElement } from '#contracts/rules/pages/document.ts';
import type { Sides } from '#contracts/rules/print/sheets/bleed.ts';
import { pictureBytes } from './picture-bytes.ts';
import type { PictureShelf, PlacedPicture } from './picture-shelf.ts';

/** A picture as it stands on a page. */
export interface PictureWish {
  readonly element: ImageElement;
  /** How far it goes on beyond each side. */
  readonly beyond: Sides;
}

/** So many are made while the page before them is drawn: as many as a small machine has processors. */
const AHEAD = 2;

interface Opener {
  openImage(bytes: Buffer): PlacedPicture;
}

/** Pictures are made ahead, in the order in which they are going to be needed. */
export function openPictures(
  doc: unknown,
  files: Readonly<Record<string, string>>,
  wishes: readonly PictureWish[] = [],
): PictureShelf {
  const known = new Map<string, PlacedPicture>();
  const coming = new Map<string, Promise<Buffer>>();
  let next = 0;

  function bytesOf(key: string, { element, beyond }: PictureWish): Promise<Buffer> {
    const found = coming.get(key) ?? pictureBytes(element, beyond, files);
    coming.set(key, found);
    // What is broken is told by the page that needs it.
    found.catch(() => {});
    return found;
  }

  function goAhead(): void {
    for (let wish = wishes[next]; wish && coming.size < AHEAD; wish = wishes[next]) {
      next += 1;
      const key = keyOf(wish);
      if (!known.has(key)) void bytesOf(key, wish);
    }
  }

  goAhead();
  return {
    async placed(element, beyond) {
      const wish = { element, beyond };
      const key = keyOf(wish);
      const found = known.get(key);
      if (found !== undefined) return found;
      const bytes = await bytesOf(key, wish);
      // The library opens a picture once and then draws it by its name.
      const picture = (doc as Opener).openImage(bytes);
      known.set(key, picture);
      coming.delete(key);
      goAhead();
      return picture;
    },
  };
}

function keyOf({ element: { source, crop, w, h, tune }, beyond }: PictureWish): string {
  return JSON.stringify([source, crop, w, h, tune, beyond]);
}

import type { AlbumPhoto } from '../layouts/fill-album.ts';
import type { PageDocument } from '../pages/document.ts';
import { idAt } from '../pages/ids.ts';
import { albumDocument } from './album-document.ts';
import type { AlbumTemplate } from './album-template.ts';
import { filledPlaces } from './photo-places.ts';
import { countPlaces } from './waiting.ts';

/** How many pictures a work of the product has; odd ones lie, even ones stand. */
const PICTURES = 24;
const LYING = { width: 3, height: 2 };
const STANDING = { width: 3, height: 4 };

/** Pictures of a work of the product, in place of photos. */
export function samplePhotos(work: string, count: number): readonly AlbumPhoto[] {
  return Array.from({ length: count }, (_, at) => {
    const no = (at % PICTURES) + 1;
    return { source: `art:${work}/${no}`, ...(no % 2 === 1 ? LYING : STANDING), takenAt: at };
  });
}

/** What an album may become (样张): pictures of the product in its places. */
export function albumSample(album: AlbumTemplate): PageDocument {
  const { name: title, subtitle, samples } = album;
  const document = albumDocument(album, { title, subtitle, author: '' });
  const photos = samplePhotos(samples, countPlaces(document));
  return filledPlaces(document, photos, { newId: () => idAt(0) }).document;
}

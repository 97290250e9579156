import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo } from 'react';
import { placeIn } from '#contracts/rules/files/photo-place.ts';
import type { AlbumPhoto } from '#contracts/rules/layouts/fill-album.ts';
import { type SizeOf, USUAL_SIZE } from '#contracts/rules/layouts/page-layout.ts';
import type { PageDocument } from '#contracts/rules/pages/document.ts';
import type { PictureSize } from '#contracts/rules/pages/edits/pictures.ts';
import { ask } from '#web/kit/ask/ask.ts';
import type { DataOf } from '#web/kit/ask/send.ts';

export type Photo = DataOf<'OpusServiceMag.getPhotos'>['list'][number];

/** How often each picture stands on the pages of a work, by its source. */
export function usesOf({ pages }: Pick<PageDocument, 'pages'>): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { elements } of pages) {
    for (const element of elements) {
      if (element.kind === 'image') uses.set(element.source, (uses.get(element.source) ?? 0) + 1);
    }
  }
  return uses;
}

export function sourceOf({ photo }: Pick<Photo, 'photo'>): string {
  return `file:${photo}`;
}

/** A photo that was measured. */
export function sizeOfPhoto({ width, height }: Photo): PictureSize | null {
  return width > 0 && height > 0 ? { width, height } : null;
}

export function usePhotoQuery(opusID: string) {
  return useQuery(ask('OpusServiceMag.getPhotos', { opusID }));
}

const NONE: readonly Photo[] = [];
const PhotosContext = createContext(NONE);
export const PhotosProvider = PhotosContext.Provider;

/** The photos of the work as far as they are known. */
export function usePhotos(): readonly Photo[] {
  return useContext(PhotosContext);
}

/** The list stays the same object while nothing of it changes. */
export function usePhotoList(opusID: string): readonly Photo[] {
  return usePhotoQuery(opusID).data?.list ?? NONE;
}

/** The size of each of these pictures. */
export function sizesOf(photos: readonly Photo[]): SizeOf {
  const sizes = new Map(photos.map((photo) => [sourceOf(photo), sizeOfPhoto(photo)]));
  return (source) => sizes.get(source) ?? null;
}

/** The size of each picture that is known. */
export function useSizeOf(): SizeOf {
  const photos = usePhotos();
  return useMemo(() => sizesOf(photos), [photos]);
}

/** A photo as it is arranged. */
export function albumPhoto(photo: Photo): AlbumPhoto {
  const taken = Date.parse(photo.takenAt);
  return {
    ...{ source: sourceOf(photo), ...(sizeOfPhoto(photo) ?? USUAL_SIZE) },
    takenAt: Number.isNaN(taken) ? null : taken,
    place: placeIn(photo.place ?? ''),
  };
}

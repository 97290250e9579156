import { useMemo } from 'react';
import type { PageDocument } from '#contracts/rules/pages/document.ts';
import type { Finding, PictureFile } from '#contracts/rules/print/preflight/finding.ts';
import { usePreflight } from '#web/lib/preflight/use-preflight.ts';
import { type Photo, sizeOfPhoto, sourceOf } from '../model/photos.ts';

function pictureFiles(photos: readonly Photo[]): Record<string, PictureFile> {
  const files = photos.map((photo): [string, PictureFile] => {
    const size = sizeOfPhoto(photo);
    return [sourceOf(photo), size ? { state: 'pixels', ...size } : { state: 'drawn' }];
  });
  return Object.fromEntries(files);
}

/** What the preflight finds in a document, by the photos that are there. */
export function useFindings(document: PageDocument, photos: readonly Photo[]): readonly Finding[] | null {
  const facts = useMemo(() => ({ pictures: pictureFiles(photos) }), [photos]);
  return usePreflight(document, facts);
}

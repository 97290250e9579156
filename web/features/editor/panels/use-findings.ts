import { useEffect, useState } from 'react';
import type { PageDocument } from '#contracts/rules/pages/document.ts';
import type { Finding, PictureFile } from '#contracts/rules/print/preflight/finding.ts';
import { preflightSteps } from '#contracts/rules/print/preflight/preflight.ts';
import { type Photo, sizeOfPhoto, sourceOf } from '../model/photos.ts';

const REST_MS = 400;
/** Half a frame, so that a hand on the page does not feel it. */
const SLICE_MS = 8;

function pictureFiles(photos: readonly Photo[]): Record<string, PictureFile> {
  const files = photos.map((photo): [string, PictureFile] => {
    const size = sizeOfPhoto(photo);
    return [sourceOf(photo), size ? { state: 'pixels', ...size } : { state: 'drawn' }];
  });
  return Object.fromEntries(files);
}

/** What the preflight finds in a document that rests (预检), page by page in between other work; null while it looks. */
export function useFindings(document: PageDocument, photos: readonly Photo[]): readonly Finding[] | null {
  const [found, setFound] = useState<{ readonly of: PageDocument; readonly findings: readonly Finding[] }>();

  useEffect(() => {
    const book = { ...document, pageNum: document.pages.length };
    const steps = preflightSteps(book, { pictures: pictureFiles(photos) });
    let timer = setTimeout(look, REST_MS);
    function look(): void {
      const ends = performance.now() + SLICE_MS;
      for (;;) {
        const { done, value } = steps.next();
        if (done) {
          setFound({ of: document, findings: value });
          return;
        }
        if (performance.now() > ends) break;
      }
      timer = setTimeout(look);
    }
    return () => clearTimeout(timer);
  }, [document, photos]);

  return found?.of === document ? found.findings : null;
}

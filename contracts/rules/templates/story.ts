import type { Chapter } from '../layouts/chapters.ts';
import { type AlbumPhoto, type FilledAlbum, filledAlbum } from '../layouts/fill-album.ts';
import { isFree } from '../layouts/place.ts';
import type { Id, Page, PageDocument } from '../pages/document.ts';
import { deletePage, insertPage } from '../pages/edits/pages.ts';
import { filledPlaces } from './photo-places.ts';
import { isPrompt, placesOf } from './waiting.ts';

/**
 * An album in chapters (照片讲故事), each of which begins on a page of its own. Of a template the cover has its photo, and pages
 * that still ask for the words of other chapters make room; what was written or put in by hand stays.
 */
export function storyAlbum(
  document: PageDocument,
  chapters: readonly Chapter<AlbumPhoto>[],
  newId: () => Id,
  title = '',
): FilledAlbum {
  const photos = chapters.flatMap((chapter, at) =>
    chapter.photos.map((photo) => ({ ...photo, chapter: chapter.title.trim() || `第 ${at + 1} 章` })),
  );
  const roomy = withoutAsking(document, newId);
  const kept = filledPlaces(roomy, photos, { newId, isMeant: (page) => !isFree(page) });
  const filling = { seed: chapters.length, density: 'usual', saysDays: false, title, newId } as const;
  const filled = filledAlbum(kept.document, { ...filling, photos: kept.left });
  return { ...filled, placed: filled.placed + kept.placed };
}

/** Without the pages that only ask; the number of pages stays even. */
function withoutAsking(document: PageDocument, newId: () => Id): PageDocument {
  const asking = document.pages.filter(isAsking);
  const left = asking.reduce((next, { id }) => deletePage(next, id), document);
  if (asking.length % 2 === 0) return left;
  const last = left.pages.findLast(({ role }) => role === 'inner');
  return insertPage(left, last?.id ?? null, newId);
}

/** Written on or filled by hand, it stays. */
function isAsking(page: Page): boolean {
  if (page.role !== 'inner' || isFree(page)) return false;
  const places = placesOf(page);
  const isLeft = page.elements.every(
    (element) =>
      isPrompt(element) ||
      places.some(({ id }) => id === element.id) ||
      (element.kind === 'shape' && !element.by),
  );
  return isLeft && page.elements.some(isPrompt);
}

import type { Id, PageDocument } from '#contracts/rules/pages/document.ts';
import { type CoverSheet, coverSheet } from '#contracts/rules/print/cover-sheet.ts';
import { usualAlbum } from '#contracts/rules/print/sheets/usual-album.ts';
import { useEditorState, useOpen } from './editing.ts';

/** The cover sheet (封面展开) that an album of that size and that many pages usually gets. */
export function coverOf({ pages, widthMm, heightMm }: PageDocument): CoverSheet | null {
  return coverSheet(usualAlbum(pages.length), { widthMm, heightMm });
}

/** Whether the work has a cover in one piece, or why not. */
export function canOpenCover({ pages, calendar }: PageDocument): true | string {
  if (calendar !== undefined) return '日历装铁圈，没有连成一张的封面';
  return pages.length > 1 || '只有一页，没有封底';
}

/** Whether a page lies on the cover sheet. */
export function isOnCover(document: PageDocument, id: Id): boolean {
  const { pages } = document;
  return canOpenCover(document) === true && (pages[0]?.id === id || pages.at(-1)?.id === id);
}

/** Whether the shown page is shown on the cover sheet. */
export function useIsCoverOpen(): boolean {
  const isWanted = useOpen((now) => now.cover);
  return useEditorState(({ document, page }) => isOnCover(document, page)) && isWanted;
}

import { hashText } from '../../seeded-random.ts';
import type { Id, Page, PageDocument, PageElement } from '../pages/document.ts';
import { pageOf, withPage } from '../pages/edits/change.ts';
import type { PictureSize } from '../pages/edits/pictures.ts';
import type { BoundPage } from '../print/page-boxes.ts';
import { arranged, isPhoto, type LaidPhoto, partsOf } from './arrange.ts';
import { layoutOf, MOST_PHOTOS } from './layouts.ts';
import { roomBeside } from './place.ts';
import { type Fitting, ranked } from './ranked.ts';

/** The pixels of a picture; where they are not known, as most cameras take them. */
export type SizeOf = (source: string) => PictureSize | null;
export const USUAL_SIZE: PictureSize = { width: 6000, height: 4000 };

export function boundPageOf(document: PageDocument, page: Page): BoundPage {
  const { widthMm, heightMm, pages } = document;
  return { widthMm, heightMm, no: pages.indexOf(page) + 1, pageNum: pages.length };
}

/** The photos that an arrangement of the page moves, in their order. */
export function photosOf(page: Page, sizeOf: SizeOf): readonly LaidPhoto[] {
  return partsOf(page)
    .arranged.filter(isPhoto)
    .map(({ source }) => ({ source, ...(sizeOf(source) ?? USUAL_SIZE) }));
}

/** Why the photos of a page cannot be arranged, in words; empty where they can. */
export function layoutProblem(document: PageDocument, page: Page): string {
  const { arranged: moved, stays } = partsOf(page);
  const { length } = moved.filter(isPhoto);
  if (length === 0) {
    return stays.some(isPhoto) ? '这一页的照片都是手动调整过的，版式不会动它们' : '先把照片放到这一页';
  }
  if (length > MOST_PHOTOS) return `版式最多放 ${MOST_PHOTOS} 张照片`;
  const isRoom = roomBeside(stays, boundPageOf(document, page)) !== null;
  return isRoom ? '' : '手动放的内容占满了这一页，没有地方排照片';
}

/** The layouts for what is on a page, the most fitting first. */
export function fittingsOf(document: PageDocument, page: Page, sizeOf: SizeOf): readonly Fitting[] {
  const sheet = boundPageOf(document, page);
  const { arranged: moved, stays } = partsOf(page);
  const room = roomBeside(stays, sheet);
  if (room === null) return [];
  const hasWords = moved.some(({ kind }) => kind === 'text');
  return ranked(photosOf(page, sizeOf), { seed: hashText(page.id), room, sheet, hasWords });
}

interface Change {
  readonly sizeOf: SizeOf;
  readonly newId: () => Id;
}

/** A page in a layout that was chosen for it (版式). */
export function withLayout(document: PageDocument, pageID: Id, id: string, change: Change): PageDocument {
  return laidOut(document, pageID, change, (fittings) => fittings.find(({ layout }) => layout.id === id));
}

/** A page in the next layout that suits its photos (换一种版式); after the last one comes the first. */
export function withAnotherLayout(document: PageDocument, pageID: Id, change: Change): PageDocument {
  const now = layoutOf(pageOf(document, pageID)?.layout);
  return laidOut(document, pageID, change, (fittings) => {
    const at = fittings.findIndex(({ layout }) => layout === now);
    return at >= 0 && fittings.length === 1 ? undefined : fittings[(at + 1) % fittings.length];
  });
}

function laidOut(
  document: PageDocument,
  pageID: Id,
  { sizeOf, newId }: Change,
  choose: (fittings: readonly Fitting[]) => Fitting | undefined,
): PageDocument {
  const page = pageOf(document, pageID);
  if (!page || layoutProblem(document, page) !== '') return document;
  const fitting = choose(fittingsOf(document, page, sizeOf));
  if (fitting === undefined) return document;
  const photos = photosOf(page, sizeOf);
  const sheet = boundPageOf(document, page);
  return withPage(document, pageID, (before) => arranged(before, { ...fitting, photos, sheet, newId }));
}

/** What was touched is the arrangement's again (交回版式); the next layout moves it. */
export function givenBack(document: PageDocument, pageID: Id, ids: ReadonlySet<Id>): PageDocument {
  return withPage(document, pageID, (page) => {
    if (!page.elements.some(({ id, pinned }) => pinned && ids.has(id))) return page;
    const unpinned = ({ pinned: _pinned, ...element }: PageElement) => element as PageElement;
    return { ...page, elements: page.elements.map((each) => (ids.has(each.id) ? unpinned(each) : each)) };
  });
}

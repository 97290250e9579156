import type { Id, ImageElement, LinkElement, Page, PageDocument, ShapeElement } from '../document.ts';
import { DOCUMENT_VERSION, WHOLE } from '../document.ts';
import { idAt } from '../ids.ts';
import { pageRole } from '../page-role.ts';

export const shape = (at: number, more: Partial<ShapeElement> = {}): ShapeElement => ({
  ...{ id: idAt(at), kind: 'shape', form: 'rect', x: 10 * at, y: 10, w: 20, h: 10 },
  ...{ fill: '#000000', stroke: null, strokeWidth: 0, radius: 0 },
  ...more,
});

export const image = (at: number, more: Partial<ImageElement> = {}): ImageElement => ({
  ...{ id: idAt(at), kind: 'image', x: 0, y: 0, w: 60, h: 30, source: 'art:west-lake', crop: WHOLE, alt: '' },
  ...more,
});

export const linkTo = (at: number, page: Id): LinkElement => ({
  ...{ id: idAt(at), kind: 'link', x: 0, y: 0, w: 10, h: 10, label: '' },
  target: { to: 'page', page },
});

/** A document of that many pages, each with the elements that are given for it. */
export function documentOf(pageNum: number, elements: Readonly<Record<number, Page['elements']>> = {}) {
  const document: PageDocument = {
    ...{ version: DOCUMENT_VERSION, widthMm: 145, heightMm: 210, outline: [] },
    pages: Array.from({ length: pageNum }, (_, at) => ({
      id: idAt(at + 1),
      role: pageRole(at + 1, pageNum),
      ground: '#ffffff',
      elements: elements[at + 1] ?? [],
    })),
  };
  return document;
}

/** Ids of pages and elements that nothing has yet. */
export function countedIds(): () => Id {
  let made = 100_000;
  return () => idAt(++made);
}

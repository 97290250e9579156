import type { Id, Page, PageDocument, PageElement } from '../document.ts';

/** A document with one page changed; everything else stays the same object. */
export function withPage(document: PageDocument, id: Id, change: (page: Page) => Page): PageDocument {
  let isChanged = false;
  const pages = document.pages.map((page) => {
    if (page.id !== id) return page;
    const next = change(page);
    isChanged = next !== page;
    return next;
  });
  return isChanged ? { ...document, pages } : document;
}

/** Changes some elements of a page. One that was generated is kept from now on when it is generated again. */
export function withElements(
  document: PageDocument,
  pageID: Id,
  ids: ReadonlySet<Id>,
  change: (element: PageElement) => PageElement,
): PageDocument {
  return withPage(document, pageID, (page) => {
    let isChanged = false;
    const elements = page.elements.map((element) => {
      if (!ids.has(element.id)) return element;
      const next = change(element);
      if (next === element) return element;
      isChanged = true;
      return next.by && !next.pinned ? { ...next, pinned: true as const } : next;
    });
    return isChanged ? { ...page, elements } : page;
  });
}

export function pageOf(document: PageDocument, id: Id): Page | undefined {
  return document.pages.find((page) => page.id === id);
}

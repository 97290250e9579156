import type { Id, Master, Page, PageDocument, PageElement } from '../document.ts';
import { DOCUMENT_LIMITS } from '../limits.ts';
import { pageRole } from '../page-role.ts';

type NewId = () => Id;

/** An empty page behind another, whose master it shares; at the beginning where that is null. */
export function insertPage(document: PageDocument, behind: Id | null, newId: NewId): PageDocument {
  const master = document.pages.find(({ id }) => id === behind)?.master;
  const page: Page = { id: newId(), role: 'inner', ground: '#ffffff', elements: [] };
  return insertBehind(document, behind, master === undefined ? page : { ...page, master });
}

/** The page once more, behind itself, under an id of its own. */
export function copyPage(document: PageDocument, id: Id, newId: NewId): PageDocument {
  const page = document.pages.find((each) => each.id === id);
  return page ? insertCopy(document, page, id, newId) : document;
}

/** The same behind another page. */
export function insertCopy(document: PageDocument, page: Page, behind: Id, newId: NewId): PageDocument {
  return insertBehind(document, behind, { ...page, id: newId() });
}

function insertBehind(document: PageDocument, behind: Id | null, page: Page): PageDocument {
  if (document.pages.length >= DOCUMENT_LIMITS.pages) return document;
  const at = behind === null ? 0 : document.pages.findIndex(({ id }) => id === behind) + 1;
  return withPages(document, [...document.pages.slice(0, at), page, ...document.pages.slice(at)]);
}

/** A page at another place, counted from 0. */
export function movePage(document: PageDocument, id: Id, to: number): PageDocument {
  const from = document.pages.findIndex((page) => page.id === id);
  const page = document.pages[from];
  const place = Math.min(Math.max(to, 0), document.pages.length - 1);
  if (!page || place === from) return document;
  const others = document.pages.filter((each) => each !== page);
  return withPages(document, [...others.slice(0, place), page, ...others.slice(place)]);
}

/** Without a page, and without the links that led to it. The last one stays. */
export function deletePage(document: PageDocument, id: Id): PageDocument {
  const pages = document.pages.filter((page) => page.id !== id);
  if (pages.length === 0 || pages.length === document.pages.length) return document;
  const leadsThere = (element: PageElement) =>
    element.kind === 'link' && element.target.to === 'page' && element.target.page === id;
  const cleaned = <T extends Page | Master>(of: T): T =>
    of.elements.some(leadsThere) ? { ...of, elements: of.elements.filter((each) => !leadsThere(each)) } : of;
  const next = withPages(document, pages.map(cleaned));
  return document.masters ? { ...next, masters: document.masters.map(cleaned) } : next;
}

/** The same document with these pages: roles follow their places, and the outline its pages. */
function withPages(document: PageDocument, pages: readonly Page[]): PageDocument {
  const numbers = new Map(pages.map(({ id }, at) => [id, at + 1]));
  const outline = document.outline.flatMap((entry) => {
    const id = document.pages[entry.page - 1]?.id;
    const page = id === undefined ? undefined : numbers.get(id);
    if (page === undefined) return [];
    return [page === entry.page ? entry : { ...entry, page }];
  });
  return {
    ...document,
    outline,
    pages: pages.map((page, at) => {
      const role = pageRole(at + 1, pages.length);
      if (page.role === role) return page;
      // Page numbers are for inner pages: one that becomes a cover or an endpaper has them no longer.
      const { master, ...rest } = page;
      return master === undefined || role === 'inner' ? { ...page, role } : { ...rest, role };
    }),
  };
}

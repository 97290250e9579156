import type { AreasOfPage } from '#contracts/rules/pages/areas/read-areas.ts';
import type { Id, PageElement } from '#contracts/rules/pages/document.ts';
import type { DraftChange } from '#contracts/rules/pages/draft/read-draft.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import type { Database } from '../../client.ts';
import { type DraftRow, leafContent, leavesOf, outlineOf, type PagesOf, sharedOf } from './drafts.ts';
import { readContent } from './page-contents.ts';
import { storedTexts } from './stored-pages.ts';

/** All pages of a draft in order, with their hot areas (热区). Computed pages have none. */
export function areasOf(db: Database, of: PagesOf): AreasOfPage[] {
  if (of.form === 'drawn') return leavesOf(db, of).map(({ id }) => ({ page: id, areas: [] }));
  return [...storedTexts(db, of)].map(({ id, text }) => ({
    page: id,
    areas: text.includes('"areas":') ? (readContent(text).areas ?? []) : [],
  }));
}

/** Other hot areas for some pages, as a change of the draft: what else stands on them stays. */
export function areasChange(
  db: Database,
  { pages: of }: DraftRow,
  pages: readonly AreasOfPage[],
): DraftChange {
  const leaves = pages.flatMap(({ page, areas }) => {
    const content = leafContent(db, of, page);
    return content ? [{ id: page, content: { ...content, areas } }] : [];
  });
  return { header: {}, order: leavesOf(db, of).map(({ id }) => id), leaves };
}

/**
 * The pages of another work in place of those of a draft (换上新页面): the place of a page keeps its id and its hot areas,
 * and what leads to pages within the new ones follows.
 */
export function takenPages(db: Database, draft: DraftRow, from: DraftRow): DraftChange {
  const before = areasOf(db, draft.pages);
  const leaves = leavesOf(db, from.pages);
  const fresh = freshIds(new Set(before.map(({ page }) => page)));
  const ids = new Map(leaves.map(({ id }, at) => [id, before[at]?.page ?? fresh()]));
  const toPage = <T extends PageElement>(element: T): T => {
    if (element.kind !== 'link' || element.target.to !== 'page') return element;
    return { ...element, target: { to: 'page', page: ids.get(element.target.page) ?? element.target.page } };
  };
  const moved = (elements: readonly PageElement[]) => elements.map(toPage);
  return {
    header: {
      outline: outlineOf(from.pages),
      masters: sharedOf(db, from.pages).masters.map((master) => ({
        ...master,
        elements: moved(master.elements),
      })),
    },
    order: leaves.map(({ id }) => ids.get(id) ?? id),
    leaves: leaves.flatMap(({ id }, at) => {
      const content = leafContent(db, from.pages, id);
      if (!content) return [];
      const areas = before[at]?.areas ?? [];
      return [{ id: ids.get(id) ?? id, content: { ...content, elements: moved(content.elements), areas } }];
    }),
  };
}

function freshIds(used: ReadonlySet<Id>): () => Id {
  let next = 0;
  return () => {
    do next += 1;
    while (used.has(idAt(next)));
    return idAt(next);
  };
}

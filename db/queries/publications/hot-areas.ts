import type { AreasOfPage } from '#contracts/rules/pages/areas/read-areas.ts';
import type { DraftChange } from '#contracts/rules/pages/draft/read-draft.ts';
import type { Database } from '../../client.ts';
import { type DraftRow, leafContent, leavesOf, type PagesOf } from './drafts.ts';
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

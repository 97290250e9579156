import type { Id } from '#contracts/rules/pages/document.ts';
import type { PageContent } from '#contracts/rules/pages/draft/leaf.ts';
import type { Database } from '../client.ts';
import { type Saving, saveDraft } from '../queries/publications/draft-saving.ts';
import { type DraftRow, leafContent, leavesOf } from '../queries/publications/drafts.ts';

/** Saves a page of a draft, counted from 1, as an editor does. Answers its id; null where there is none. */
export function savePage(
  db: Database,
  { draft, no }: { readonly draft: DraftRow; readonly no: number },
  change: (content: PageContent) => PageContent,
  by: Saving,
): Id | null {
  const order = leavesOf(db, draft.pages).map((leaf) => leaf.id);
  const id = order[no - 1];
  const content = id === undefined ? null : leafContent(db, draft.pages, id);
  if (id === undefined || !content) return null;
  const next = change(content);
  if (next !== content) saveDraft(db, draft, { header: {}, order, leaves: [{ id, content: next }] }, by);
  return id;
}

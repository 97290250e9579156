import { eq } from 'drizzle-orm';
import type { Page } from '#contracts/rules/pages/document.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { pageCover } from '#contracts/rules/publications/cover-address.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { publications } from '../../schema/index.ts';
import { readContent } from './page-contents.ts';

/** Gives a work its own first page for a cover. */
export function setPageCover(db: Database, publicationId: number): void {
  const first = 'SELECT content_hash FROM publication_pages WHERE publication_id = ? AND seq = 0 AND no = 1';
  const hash = db.sqlite.prepare<[number], string>(first).pluck().get(publicationId) ?? '';
  db.orm
    .update(publications)
    .set({ artId: pageCover(hash) })
    .where(eq(publications.id, publicationId))
    .run();
}

interface Shown {
  readonly content: string;
  readonly widthMm: number;
  readonly heightMm: number;
}

/**
 * A page that is the cover of a draft or a version: for its owner, who pays for its owner's team, anyone for what is
 * published, and those who ordered it.
 */
const shown = preparedOnce(({ sqlite }) =>
  sqlite.prepare<{ cover: string; hash: string; readerId: number }, Shown>(`
    WITH shelf (id, since) AS (SELECT @readerId, 0 UNION SELECT user_id, joined_at FROM team_members
        WHERE owner_id = @readerId AND state <> 'removed' AND joined_at IS NOT NULL),
      covers AS (
        SELECT w.width_mm, w.height_mm FROM publication_pages p JOIN publications w ON w.id = p.publication_id
          LEFT JOIN publication_versions v ON v.publication_id = p.publication_id AND v.seq = p.seq
          WHERE p.content_hash = @hash AND coalesce(v.art_id, w.art_id) = @cover AND (
            EXISTS (SELECT 1 FROM shelf WHERE shelf.id = w.owner_id AND w.created_at >= since)
            OR (v.seq = w.published_seq AND w.status IN ('published', 'changed') AND w.trashed_at IS NULL))
        UNION ALL SELECT w.width_mm, w.height_mm FROM order_lines l JOIN orders ON orders.id = l.order_id
          JOIN publications w ON w.id = l.publication_id
          JOIN shelf ON shelf.id = orders.user_id AND orders.created_at >= since WHERE l.art_id = @cover)
    SELECT content, width_mm AS widthMm, height_mm AS heightMm FROM page_contents, covers WHERE hash = @hash LIMIT 1`),
);

/** What stands on the cover of a work, for who may see it (封面). */
export function coverPage(
  db: Database,
  hash: string,
  readerId: number,
): (Omit<Shown, 'content'> & { readonly page: Page }) | null {
  const found = shown(db).get({ cover: pageCover(hash), hash, readerId });
  if (!found) return null;
  const { content, widthMm, heightMm } = found;
  return { widthMm, heightMm, page: { id: idAt(1), role: 'cover', ...readContent(content) } };
}

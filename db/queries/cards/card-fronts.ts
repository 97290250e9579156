import { eq } from 'drizzle-orm';
import type { PageContent } from '#contracts/rules/pages/draft/leaf.ts';
import { cardCover } from '#contracts/rules/publications/cover-address.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { pageContents, publications } from '../../schema/index.ts';
import { readContent } from '../publications/page-contents.ts';

/** Gives the work of a printed card its own front for a cover. */
export function setCardCover(db: Database, publicationId: number): void {
  const first = 'SELECT content_hash FROM publication_pages WHERE publication_id = ? AND no = 1';
  const hash = db.sqlite.prepare<[number], string>(first).pluck().get(publicationId) ?? '';
  db.orm
    .update(publications)
    .set({ artId: cardCover(hash) })
    .where(eq(publications.id, publicationId))
    .run();
}

/** The owner of a work, those who ordered it, and anyone for what is published. */
const shown = preparedOnce(({ sqlite }) =>
  sqlite
    .prepare<{ cover: string; hash: string; readerId: number }, number>(`
      SELECT 1 FROM publication_pages p JOIN publications w ON w.id = p.publication_id
        WHERE p.content_hash = @hash AND w.art_id = @cover AND (w.owner_id = @readerId
          OR (w.published_seq = p.seq AND w.status = 'published' AND w.trashed_at IS NULL))
      UNION SELECT 1 FROM order_lines JOIN orders ON orders.id = order_lines.order_id
        WHERE orders.user_id = @readerId AND order_lines.art_id = @cover
      LIMIT 1`)
    .pluck(),
);

/** What stands on the front of a printed card, for who may see it (名片正面). */
export function cardFront(db: Database, hash: string, readerId: number): PageContent | null {
  if (shown(db).get({ cover: cardCover(hash), hash, readerId }) === undefined) return null;
  const row = db.orm.select().from(pageContents).where(eq(pageContents.hash, hash)).get();
  return row ? readContent(row.content) : null;
}

import { eq } from 'drizzle-orm';
import type { Page } from '#contracts/rules/pages/document.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { isRunning, resolved } from '#contracts/rules/pages/resolved.ts';
import { hashesOfCover, pageCover } from '#contracts/rules/publications/cover-address.ts';
import { isOpenToAll, READING_MODES } from '#contracts/rules/publications/reading.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { publications } from '../../schema/index.ts';
import { readContent, readShared } from './page-contents.ts';

interface First {
  readonly content: string;
  /** Null where it shares nothing. */
  readonly masters: string | null;
}

const first = preparedOnce(({ sqlite }) =>
  sqlite.prepare<{ work: number; page: string }, First>(`
    SELECT page.content_hash AS content, shared.content_hash AS masters
    FROM publication_pages page JOIN page_contents ON hash = page.content_hash
      LEFT JOIN publication_pages shared ON shared.publication_id = page.publication_id AND shared.seq = page.seq
        AND shared.no = 0 AND content ->> 'master' IS NOT NULL
    WHERE page.publication_id = @work AND page.seq = 0 AND page.no = coalesce((SELECT no FROM publication_pages
      WHERE publication_id = @work AND seq = 0 AND no > 0 AND page_id = @page), 1)`),
);

/** The page of a draft that was chosen for its cover; the first one where none was, or where it is gone. */
export function coverOfDraft(db: Database, publicationId: number, coverPage = ''): string {
  const { content = '', masters = null } = first(db).get({ work: publicationId, page: coverPage }) ?? {};
  return pageCover(content, masters);
}

/** Gives a work its own first page for a cover. */
export function setPageCover(db: Database, publicationId: number): void {
  db.orm
    .update(publications)
    .set({ artId: coverOfDraft(db, publicationId) })
    .where(eq(publications.id, publicationId))
    .run();
}

interface Shown {
  readonly content: string;
  readonly masters: string | null;
  readonly title: string;
  readonly pages: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

const OPEN_MODES = READING_MODES.filter((mode) =>
  isOpenToAll({ status: 'published', isTrashed: false, mode }),
)
  .map((mode) => `'${mode}'`)
  .join(', ');

/**
 * A page that is the cover of a draft or a version: for its owner, who pays for its owner's team, those who ordered it,
 * and anyone where what is published is open to all.
 */
const shown = preparedOnce(({ sqlite }) =>
  sqlite.prepare<{ cover: string; hash: string; shared: string; readerId: number }, Shown>(`
    WITH shelf (id, since) AS (SELECT @readerId, 0 UNION SELECT user_id, joined_at FROM team_members
        WHERE owner_id = @readerId AND state <> 'removed' AND joined_at IS NOT NULL),
      covers AS (
        SELECT coalesce(v.name, w.name) AS title, coalesce(v.page_num, w.page_num) AS pages, w.width_mm, w.height_mm
          FROM publication_pages p JOIN publications w ON w.id = p.publication_id
          LEFT JOIN publication_versions v ON v.publication_id = p.publication_id AND v.seq = p.seq
          WHERE p.content_hash = @hash AND coalesce(v.art_id, w.art_id) = @cover AND (
            EXISTS (SELECT 1 FROM shelf WHERE shelf.id = w.owner_id AND w.created_at >= since)
            OR (v.seq = w.published_seq AND w.status IN ('published', 'changed') AND w.trashed_at IS NULL
              AND w.mode IN (${OPEN_MODES})))
        UNION ALL SELECT w.name, w.page_num, w.width_mm, w.height_mm FROM order_lines l JOIN orders ON orders.id = l.order_id
          JOIN publications w ON w.id = l.publication_id
          JOIN shelf ON shelf.id = orders.user_id AND orders.created_at >= since WHERE l.art_id = @cover)
    SELECT content, (SELECT content FROM page_contents WHERE hash = @shared) AS masters, title, pages,
      width_mm AS widthMm, height_mm AS heightMm FROM page_contents, covers WHERE hash = @hash LIMIT 1`),
);

interface CoverPage extends Pick<Shown, 'widthMm' | 'heightMm'> {
  readonly page: Page;
  /** Whether it says what its hashes do not know, such as the title of the work. */
  readonly isRunning: boolean;
}

/** What stands on the cover of a work, for who may see it (封面), with what it shares with other pages. */
export function coverPage(db: Database, name: string, readerId: number): CoverPage | null {
  const [hash, shared] = hashesOfCover(name);
  const found = shown(db).get({ cover: pageCover(hash, shared), hash, shared, readerId });
  if (!found) return null;
  const { content, title, pages, widthMm, heightMm } = found;
  const own: Page = { id: idAt(1), role: 'cover', ...readContent(content) };
  const masters = found.masters === null ? [] : readShared(found.masters).masters;
  const elements = [own, ...masters].flatMap((each) => each.elements);
  const page = resolved(own, { no: 1, pages, masters, title });
  return { widthMm, heightMm, page, isRunning: elements.some(isRunning) };
}

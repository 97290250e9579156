import type { Database } from '../../client.ts';

/** What is left goes with the next purge. */
const FORGOTTEN_AT_ONCE = 1000;

/** No page of any work or version shows what stands there, and no order of a card does. */
const UNUSED_CONTENTS = `
  DELETE FROM page_contents WHERE rowid IN (
    SELECT rowid FROM page_contents WHERE NOT EXISTS (
      SELECT 1 FROM publication_pages WHERE content_hash = page_contents.hash)
      AND hash NOT IN (SELECT substr(art_id, 6, 64) FROM order_lines WHERE art_id LIKE 'card:%')
      AND hash NOT IN (SELECT substr(art_id, 71) FROM order_lines WHERE art_id LIKE 'card:%-%')
    LIMIT ${FORGOTTEN_AT_ONCE})`;

/**
 * A member's file that is no photo of theirs and that no page, no import, no work or card, no order, no payment and no avatar needs. An order keeps
 * the cover and the pages of what was ordered, whatever became of the work, and the photos that were brought for it.
 */
const UNUSED_FILES = `
  DELETE FROM member_files WHERE rowid IN (SELECT rowid FROM member_files WHERE (owner_id, hash) NOT IN (
    SELECT publications.owner_id, page_files.file_hash FROM page_files
      JOIN publication_pages USING (content_hash)
      JOIN publications ON publications.id = publication_pages.publication_id WHERE owner_id IS NOT NULL
    UNION SELECT orders.user_id, page_files.file_hash FROM order_lines JOIN orders ON orders.id = order_lines.order_id
      JOIN publication_pages ON publication_pages.publication_id = order_lines.publication_id
        AND publication_pages.seq = order_lines.publication_seq
      JOIN page_files USING (content_hash)
    UNION SELECT orders.user_id, source_hash FROM order_lines JOIN orders ON orders.id = order_lines.order_id
      JOIN publication_versions ON publication_versions.publication_id = order_lines.publication_id
        AND seq = order_lines.publication_seq WHERE source_hash <> ''
    UNION SELECT publications.owner_id, publication_imports.file_hash FROM publication_imports
      JOIN publications ON publications.id = publication_imports.publication_id
    UNION SELECT owner_id, substr(art_id, 6) FROM publications WHERE art_id LIKE 'file:%' AND owner_id IS NOT NULL
    UNION SELECT orders.user_id, substr(order_lines.art_id, 6) FROM order_lines
      JOIN orders ON orders.id = order_lines.order_id WHERE order_lines.art_id LIKE 'file:%'
    UNION SELECT owner_id, hash FROM member_photos
    UNION SELECT id, avatar_hash FROM users WHERE avatar_hash <> ''
    UNION SELECT orders.user_id, order_photos.hash FROM order_photos JOIN orders ON orders.id = order_photos.order_id
    UNION SELECT user_id, slip_hash FROM payments WHERE slip_hash <> ''
    UNION SELECT owner_id, photo_hash FROM business_cards UNION SELECT owner_id, wechat_hash FROM business_cards)
    LIMIT ${FORGOTTEN_AT_ONCE})`;

/** Forgets what nothing needs any more, after works were purged; the files themselves are the store's to remove. */
export function forgetUnusedFiles(db: Database): void {
  db.sqlite.transaction(() => {
    db.sqlite.prepare(UNUSED_CONTENTS).run();
    db.sqlite.prepare(UNUSED_FILES).run();
  })();
}

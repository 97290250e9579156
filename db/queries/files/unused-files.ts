import type { Database } from '../../client.ts';

/** No page of any work or version shows what stands there. */
const UNUSED_CONTENTS = `
  DELETE FROM page_contents WHERE NOT EXISTS (
    SELECT 1 FROM publication_pages WHERE content_hash = page_contents.hash)`;

/**
 * A member's file that no page, no import, no work of theirs and no order needs. An order keeps the cover of what was
 * ordered, whatever became of the work.
 */
const UNUSED_FILES = `
  DELETE FROM member_files WHERE
    NOT EXISTS (
      SELECT 1 FROM page_files
      JOIN publication_pages USING (content_hash)
      JOIN publications ON publications.id = publication_pages.publication_id
      WHERE page_files.file_hash = member_files.hash AND publications.owner_id = member_files.owner_id)
    AND NOT EXISTS (
      SELECT 1 FROM publication_imports
      JOIN publications ON publications.id = publication_imports.publication_id
      WHERE publication_imports.file_hash = member_files.hash AND publications.owner_id = member_files.owner_id)
    AND NOT EXISTS (
      SELECT 1 FROM publications
      WHERE art_id = 'file:' || member_files.hash AND owner_id = member_files.owner_id)
    AND NOT EXISTS (
      SELECT 1 FROM order_lines
      JOIN orders ON orders.id = order_lines.order_id
      WHERE order_lines.art_id = 'file:' || member_files.hash AND orders.user_id = member_files.owner_id)`;

/** Forgets what nothing needs any more, after works were purged; the files themselves are the store's to remove. */
export function forgetUnusedFiles(db: Database): void {
  db.sqlite.transaction(() => {
    db.sqlite.prepare(UNUSED_CONTENTS).run();
    db.sqlite.prepare(UNUSED_FILES).run();
  })();
}

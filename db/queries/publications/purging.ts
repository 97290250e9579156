import type { Database } from '../../client.ts';

/** Versions that a line of an order prints. */
const PRINTED = `
  SELECT publication_id, publication_seq FROM order_lines WHERE publication_seq IS NOT NULL AND publication_id IN works`;

const WORKS = 'WITH works (id) AS (SELECT value FROM json_each(@ids))';

/**
 * What a purged work leaves is the versions that orders print, under a row without an owner: no list, link or search finds
 * it, and its id is not given to another work.
 */
const STEPS = [
  `${WORKS} DELETE FROM cart_lines WHERE publication_id IN works`,
  `${WORKS} DELETE FROM reading_places WHERE publication_id IN works`,
  `${WORKS} DELETE FROM publication_imports WHERE publication_id IN works`,
  `${WORKS} DELETE FROM publication_pages WHERE publication_id IN works AND (publication_id, seq) NOT IN (${PRINTED})`,
  `${WORKS} DELETE FROM publication_versions WHERE publication_id IN works AND (publication_id, seq) NOT IN (${PRINTED})`,
  `${WORKS} UPDATE publications SET owner_id = NULL, code = '', folder_id = NULL, tags = '[]', published_seq = NULL
   WHERE id IN works`,
  `${WORKS} DELETE FROM publications
   WHERE id IN works AND id NOT IN (SELECT publication_id FROM publication_versions)`,
];

/** Deletes works for good, except for what orders print of them. */
export function dropWorks(db: Database, ids: readonly number[]): void {
  const works = JSON.stringify(ids);
  db.sqlite.transaction(() => {
    for (const sql of STEPS) db.sqlite.prepare(sql).run({ ids: works });
  })();
}

import type { PublicationStatus } from '#contracts/rules/publications/publication-states.ts';
import { readableVersion } from '#contracts/rules/publications/reading.ts';
import type { Database } from '../../client.ts';
import { hasFile } from './member-files.ts';

/** Works whose published version shows the file, on a page or as its cover. */
const SHOWN_BY = `
  SELECT DISTINCT publications.status, publications.trashed_at AS trashedAt FROM page_files
  JOIN publication_pages USING (content_hash)
  JOIN publications ON publications.id = publication_pages.publication_id
    AND publications.published_seq = publication_pages.seq
  WHERE page_files.file_hash = ?`;

interface Showing {
  readonly status: PublicationStatus;
  readonly trashedAt: number | null;
}

/** Whether somebody may see a file (谁能看文件): who brought it, and who may read a work that shows it. */
export function mayReadFile(db: Database, hash: string, readerId: number | null): boolean {
  if (readerId !== null && hasFile(db, readerId, hash)) return true;
  const works = db.sqlite.prepare<[string], Showing>(SHOWN_BY).all(hash);
  return works.some(
    ({ status, trashedAt }) =>
      readableVersion({ status, isTrashed: trashedAt !== null, isOwn: false }) === 'published',
  );
}

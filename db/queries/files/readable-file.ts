import type { PublicationStatus } from '#contracts/rules/publications/publication-states.ts';
import { isOpenToAll, isRead, mayRead, type ReadingMode } from '#contracts/rules/publications/reading.ts';
import type { Database } from '../../client.ts';
import {
  isInvited,
  linkFacts,
  picturesOfRight,
  readerOf,
  subjectOf,
} from '../publications/reading-access.ts';
import { linksOf } from '../publications/share-links.ts';
import { mayEdit } from '../team/team-editing.ts';
import { hasFile } from './member-files.ts';

/** Works whose published version shows the file, on a page or as its cover. */
const SHOWN_BY = `
  SELECT DISTINCT publications.id, owner_id AS ownerId, read_key AS readKey, mode, publications.status,
    publications.trashed_at AS trashedAt
  FROM page_files
  JOIN publication_pages USING (content_hash)
  JOIN publications ON publications.id = publication_pages.publication_id
    AND publications.published_seq = publication_pages.seq
  WHERE page_files.file_hash = ?`;

/** Works that a team edits, any version of which shows the file. */
const EDITED_WITH = `
  SELECT DISTINCT publications.owner_id AS ownerId
  FROM page_files
  JOIN publication_pages USING (content_hash)
  JOIN publications ON publications.id = publication_pages.publication_id
  WHERE page_files.file_hash = ? AND is_team_edited AND trashed_at IS NULL AND owner_id IS NOT NULL`;

/** Whether a reader edits a work with the team that shows the file. */
function isEditedBy(db: Database, hash: string, readerId: number): boolean {
  const owners = db.sqlite.prepare<[string], { ownerId: number }>(EDITED_WITH).all(hash);
  return owners.some(({ ownerId }) => mayEdit(db, readerId, { ownerId, isTeamEdited: true }));
}

interface Showing {
  readonly id: number;
  readonly ownerId: number | null;
  readonly readKey: number;
  readonly mode: ReadingMode;
  readonly status: PublicationStatus;
  readonly trashedAt: number | null;
}

interface Reading {
  readonly readerId: number | null;
  readonly now: number;
  /** Whether the token in the address is a right to this. */
  readonly hasRight: (subject: string) => boolean;
}

/** Whether a reader may see a file (谁能看文件): who brought it, and who edits or may read a work that shows it. */
export function mayReadFile(db: Database, hash: string, reading: Reading): boolean {
  const { readerId } = reading;
  if (readerId !== null && (hasFile(db, readerId, hash) || isEditedBy(db, hash, readerId))) return true;
  const works = db.sqlite.prepare<[string], Showing>(SHOWN_BY).all(hash);
  return works.some((work) => mayReadWork(db, work, reading));
}

function mayReadWork(db: Database, work: Showing, { readerId, now, hasRight }: Reading): boolean {
  const { status, mode } = work;
  const state = { status, mode, isTrashed: work.trashedAt !== null };
  if (isOpenToAll(state)) return true;
  const reader = {
    reader: readerOf(db, work, readerId),
    isInvited: mode === 'invited' && isInvited(db, work.id, readerId),
  };
  // The address tells no link: one by which the work was opened is known from the token alone.
  return [null, ...linksOf(db, work.id)].some((link) => {
    const hasIts = hasRight(picturesOfRight(subjectOf(work, link)));
    return isRead(mayRead({ ...state, ...reader, link: link && linkFacts(link, now), hasRight: hasIts }));
  });
}

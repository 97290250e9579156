import { CARD_LIMITS } from '#contracts/rules/cards/card-content.ts';
import type { Database } from '../../client.ts';
import { forgetUnusedFiles } from '../files/unused-files.ts';
import type { TeamMemberRow } from './memberships.ts';

/** Written since joining, as many as the owner has room for; the oldest first. */
const HANDED_CARDS = `
  SELECT id FROM business_cards WHERE owner_id = @userId AND created_at >= @joinedAt ORDER BY id
  LIMIT max(0, ${CARD_LIMITS.cards} - (SELECT count(*) FROM business_cards WHERE owner_id = @ownerId))`;

const CARD_FILES = `
  INSERT INTO member_files (owner_id, hash, kind, bytes, width, height, taken_at, created_at)
  SELECT @ownerId, hash, kind, bytes, width, height, taken_at, created_at FROM member_files WHERE owner_id = @userId AND hash IN (
    SELECT photo_hash FROM business_cards WHERE id IN (${HANDED_CARDS})
    UNION SELECT wechat_hash FROM business_cards WHERE id IN (${HANDED_CARDS}))
  ON CONFLICT DO NOTHING`;

/**
 * Hands the cards that a member wrote for the team over to the owner (移交名片): what was printed still leads to somebody,
 * with its visits. Whom the member exchanged cards with is the member's own.
 */
export function handOverCards(
  db: Database,
  { userId, ownerId, joinedAt }: Pick<TeamMemberRow, 'userId' | 'ownerId' | 'joinedAt'>,
): number {
  if (joinedAt === null) return 0;
  const who = { userId, ownerId, joinedAt };
  db.sqlite.prepare(CARD_FILES).run(who);
  const handed = db.sqlite
    .prepare(
      `UPDATE business_cards SET owner_id = @ownerId, revision = revision + 1 WHERE id IN (${HANDED_CARDS})`,
    )
    .run(who);
  if (handed.changes > 0) forgetUnusedFiles(db);
  return handed.changes;
}

/** Made since joining, finished and not thrown away. */
const HANDED = `
  SELECT id FROM publications WHERE owner_id = @userId AND created_at >= @joinedAt AND trashed_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM publication_imports i
      WHERE i.publication_id = publications.id AND i.state <> 'done')`;

/** The files that these works show: who has a work has its files. */
const FILES = `
  INSERT INTO member_files (owner_id, hash, kind, bytes, width, height, taken_at, created_at)
  SELECT @ownerId, hash, kind, bytes, width, height, taken_at, created_at FROM member_files WHERE owner_id = @userId AND hash IN (
    SELECT file_hash FROM page_files JOIN publication_pages USING (content_hash)
      WHERE publication_id IN (${HANDED})
    UNION SELECT file_hash FROM publication_imports WHERE publication_id IN (${HANDED})
    UNION SELECT substr(art_id, 6) FROM publications WHERE id IN (${HANDED}) AND art_id LIKE 'file:%')
  ON CONFLICT DO NOTHING`;

/**
 * Hands what a member made for the team over to the owner (移交作品): the works with their links and files. Orders keep
 * the copy that was ordered; lines of the member's cart go, because nobody prints what is another's.
 */
export function handOverWorks(
  db: Database,
  { userId, ownerId, joinedAt }: Pick<TeamMemberRow, 'userId' | 'ownerId' | 'joinedAt'>,
): number {
  if (joinedAt === null) return 0;
  const { sqlite } = db;
  const who = { userId, ownerId, joinedAt };
  sqlite.prepare(FILES).run(who);
  sqlite
    .prepare(`DELETE FROM cart_lines WHERE user_id = @userId AND publication_id IN (${HANDED})`)
    .run({ userId, joinedAt });
  const { changes } = sqlite
    .prepare(`
      UPDATE publications SET owner_id = @ownerId, folder_id = NULL, is_team_edited = 0, revision = revision + 1
      WHERE id IN (${HANDED})`)
    .run(who);
  // A file opens to whoever has it, so it goes with the last work of theirs that shows it.
  if (changes > 0) forgetUnusedFiles(db);
  return changes;
}

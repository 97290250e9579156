import { eq } from 'drizzle-orm';
import type { NoticeKind } from '#contracts/rules/account/notice-settings.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { type notices, unwantedNotices } from '../../schema/index.ts';

export type NoticeRow = typeof notices.$inferSelect;
type Notice = Omit<NoticeRow, 'id' | 'readAt'>;

/** So many are kept for each member; older ones have been read or will not be. */
const KEPT = 200;

// Written by hand, because a year of orders is told when a database is seeded, and each screen asks for the count.
const statements = preparedOnce(({ sqlite }) => ({
  refusal: sqlite
    .prepare<[number, string], number>('SELECT 1 FROM unwanted_notices WHERE user_id = ? AND kind = ?')
    .pluck(),
  insert: sqlite.prepare<Notice>(`
    INSERT INTO notices (user_id, kind, title, text, path, created_at)
    VALUES (@userId, @kind, @title, @text, @path, @createdAt)`),
  trim: sqlite.prepare<{ userId: number }>(`
    DELETE FROM notices WHERE user_id = @userId AND (created_at, id) <= (
      SELECT created_at, id FROM notices WHERE user_id = @userId
      ORDER BY created_at DESC, id DESC LIMIT 1 OFFSET ${KEPT})`),
  count: sqlite.prepare<[number], number>('SELECT count(*) FROM notices WHERE user_id = ?').pluck(),
  unread: sqlite
    .prepare<[number], number>('SELECT count(*) FROM notices WHERE user_id = ? AND read_at IS NULL')
    .pluck(),
  page: sqlite.prepare<{ userId: number; most: number; offset: number }, NoticeRow>(`
    SELECT id, user_id AS userId, kind, title, text, path, created_at AS createdAt, read_at AS readAt
    FROM notices WHERE user_id = @userId ORDER BY created_at DESC, id DESC LIMIT @most OFFSET @offset`),
  own: sqlite
    .prepare<{ userId: number; id: number }, number>(
      'SELECT 1 FROM notices WHERE user_id = @userId AND id = @id',
    )
    .pluck(),
  read: sqlite.prepare<{ userId: number; id: number; now: number }>(
    'UPDATE notices SET read_at = @now WHERE user_id = @userId AND id = @id AND read_at IS NULL',
  ),
  readUntil: sqlite.prepare<{ userId: number; until: number; now: number }>(`
    UPDATE notices SET read_at = @now WHERE user_id = @userId AND read_at IS NULL AND created_at <= @until`),
}));

/** Tells a member of something (通知), in the transaction of the thing itself; of what he does not want, nothing. */
export function tell(db: Database, notice: Notice): void {
  if (statements(db).refusal.get(notice.userId, notice.kind) === 1) return;
  statements(db).insert.run(notice);
  statements(db).trim.run({ userId: notice.userId });
}

export function unreadNotices(db: Database, userId: number): number {
  return statements(db).unread.get(userId) ?? 0;
}

/** One page of what a member was told, the newest first. */
export function noticePage(
  db: Database,
  userId: number,
  { page, pageSize }: { page: number; pageSize: number },
): { list: NoticeRow[]; total: number } {
  const list = statements(db).page.all({ userId, most: pageSize, offset: (page - 1) * pageSize });
  return { list, total: statements(db).count.get(userId) ?? 0 };
}

/** Marks one as read; false where the member has none of that id. */
export function readNotice(db: Database, read: { userId: number; id: number; now: number }): boolean {
  if (statements(db).own.get({ userId: read.userId, id: read.id }) === undefined) return false;
  statements(db).read.run(read);
  return true;
}

/** Marks as read what was told up to then (全部已读); answers how many that were. */
export function readNoticesUntil(db: Database, read: { userId: number; until: number; now: number }): number {
  return statements(db).readUntil.run(read).changes;
}

/** The kinds that a member does not want (通知设置). */
export function unwantedOf(db: Database, userId: number): readonly NoticeKind[] {
  const rows = db.orm.select().from(unwantedNotices).where(eq(unwantedNotices.userId, userId)).all();
  return rows.map(({ kind }) => kind);
}

export function saveUnwanted(db: Database, userId: number, kinds: readonly NoticeKind[]): void {
  db.sqlite.transaction(() => {
    db.orm.delete(unwantedNotices).where(eq(unwantedNotices.userId, userId)).run();
    for (const kind of kinds) db.orm.insert(unwantedNotices).values({ userId, kind }).run();
  })();
}

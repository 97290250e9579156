import { eq } from 'drizzle-orm';
import type { NoticeKind } from '#contracts/rules/account/notice-settings.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { notices, unwantedNotices } from '../../schema/index.ts';

type Notice = Omit<typeof notices.$inferInsert, 'id' | 'readAt'>;

/** So many are kept for each member; older ones have been read or will not be. */
const KEPT = 200;

const trimming = preparedOnce(({ sqlite }) =>
  sqlite.prepare<{ userId: number }>(`
    DELETE FROM notices WHERE user_id = @userId AND id <= (
      SELECT id FROM notices WHERE user_id = @userId ORDER BY id DESC LIMIT 1 OFFSET ${KEPT})`),
);

const refusing = preparedOnce(({ sqlite }) =>
  sqlite
    .prepare<[number, string], number>('SELECT 1 FROM unwanted_notices WHERE user_id = ? AND kind = ?')
    .pluck(),
);

/** Tells a member of something (通知), in the transaction of the thing itself; of what he does not want, nothing. */
export function tell(db: Database, notice: Notice): void {
  if (refusing(db).get(notice.userId, notice.kind) === 1) return;
  db.orm.insert(notices).values(notice).run();
  trimming(db).run({ userId: notice.userId });
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

import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { notices } from '../../schema/index.ts';

type Notice = Omit<typeof notices.$inferInsert, 'id' | 'readAt'>;

/** So many are kept for each member; older ones have been read or will not be. */
const KEPT = 200;

const trimming = preparedOnce(({ sqlite }) =>
  sqlite.prepare<{ userId: number }>(`
    DELETE FROM notices WHERE user_id = @userId AND id <= (
      SELECT id FROM notices WHERE user_id = @userId ORDER BY id DESC LIMIT 1 OFFSET ${KEPT})`),
);

/** Tells a member of something (通知), in the transaction of the thing itself. */
export function tell(db: Database, notice: Notice): void {
  db.orm.insert(notices).values(notice).run();
  trimming(db).run({ userId: notice.userId });
}

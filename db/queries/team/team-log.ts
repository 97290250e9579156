import { count, desc, eq } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { teamLog } from '../../schema/index.ts';

export type TeamLogRow = typeof teamLog.$inferSelect;

/** So much of a team is kept; what is older nobody pages to. */
const KEPT = 1000;

const trimming = preparedOnce(({ sqlite }) =>
  sqlite.prepare<{ ownerId: number }>(`
    DELETE FROM team_log WHERE owner_id = @ownerId AND id <= (
      SELECT id FROM team_log WHERE owner_id = @ownerId ORDER BY id DESC LIMIT 1 OFFSET ${KEPT})`),
);

/** Writes down what somebody did in a team (团队动态), in the transaction of the thing itself. */
export function logTeam(db: Database, entry: Omit<TeamLogRow, 'id'>): void {
  db.orm.insert(teamLog).values(entry).run();
  trimming(db).run({ ownerId: entry.ownerId });
}

/** One page, the newest first. */
export function teamLogPage(
  db: Database,
  { ownerId, page, pageSize }: { ownerId: number; page: number; pageSize: number },
): { list: TeamLogRow[]; total: number } {
  const own = eq(teamLog.ownerId, ownerId);
  const list = db.orm
    .select()
    .from(teamLog)
    .where(own)
    .orderBy(desc(teamLog.at), desc(teamLog.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .all();
  return { list, total: db.orm.select({ n: count() }).from(teamLog).where(own).get()?.n ?? 0 };
}

import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import { deviceName } from '#contracts/rules/account/device-name.ts';
import { networkPlace } from '#contracts/rules/account/network-place.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { knownDevices, sessions } from '../../schema/index.ts';
import { withdrawClosing } from './closing.ts';
import { tell } from './notices.ts';
import { createSession, type NewSession } from './sessions.ts';

/** Nobody has more by hand; the one that was seen longest ago is forgotten then. */
const MOST_DEVICES = 30;

/**
 * Logs a member in (登录): whoever wanted the account closed wants it after all, and who comes from a device that the
 * account does not know is told of, as soon as there is one that it knows.
 */
export function beginSession(db: Database, session: NewSession): void {
  db.sqlite.transaction(() => {
    createSession(db, session);
    withdrawClosing(db, session.userId, session.now);
    noteDevice(db, session);
  })();
}

const devices = preparedOnce(({ sqlite }) => ({
  known: sqlite.prepare<[number], { device: string }>('SELECT device FROM known_devices WHERE user_id = ?'),
  forget: sqlite.prepare<{ userId: number }>(`
    DELETE FROM known_devices WHERE user_id = @userId AND rowid NOT IN (
      SELECT rowid FROM known_devices WHERE user_id = @userId ORDER BY seen_at DESC LIMIT ${MOST_DEVICES})`),
}));

function noteDevice(db: Database, { userId, now, device: userAgent = '', ip = '' }: NewSession): void {
  const device = deviceName(userAgent);
  const known = devices(db).known.all(userId);
  db.orm
    .insert(knownDevices)
    .values({ userId, device, seenAt: now })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.device], set: { seenAt: now } })
    .run();
  if (known.some((one) => one.device === device)) return;
  devices(db).forget.run({ userId });
  if (known.length === 0) return;
  tell(db, {
    userId,
    kind: 'account',
    title: '新设备登录',
    text: `您的账号在${device}（${networkPlace(ip)}）登录。如果不是您本人，请修改密码。`,
    path: '/manager/userInfo#devices',
    createdAt: now,
  });
}

/** So much of a token's hash names its session to the member, and is of no use to anybody else. */
const ID_LETTERS = 16;
const idOf = sql<string>`substr(${sessions.tokenHash}, 1, ${sql.raw(String(ID_LETTERS))})`;

export function deviceId(tokenHash: string): string {
  return tokenHash.slice(0, ID_LETTERS);
}

export type DeviceRow = Pick<
  typeof sessions.$inferSelect,
  'tokenHash' | 'device' | 'ip' | 'createdAt' | 'lastUsedAt'
>;

/** Where a member is logged in (登录设备), the one that was used last first. */
export function devicePage(
  db: Database,
  { userId, now }: { readonly userId: number; readonly now: number },
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): { readonly list: readonly DeviceRow[]; readonly total: number } {
  const alive = and(eq(sessions.userId, userId), gt(sessions.expiresAt, now));
  const list = db.orm
    .select()
    .from(sessions)
    .where(alive)
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt), sessions.tokenHash)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .all();
  return { list, total: db.orm.select({ n: count() }).from(sessions).where(alive).get()?.n ?? 0 };
}

/** Whether there was such a session of this member. */
export function endDevice(db: Database, userId: number, id: string): boolean {
  const named = and(eq(sessions.userId, userId), eq(idOf, id));
  return db.orm.delete(sessions).where(named).run().changes > 0;
}

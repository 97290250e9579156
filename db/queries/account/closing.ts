import { eq } from 'drizzle-orm';
import {
  CLOSING_DAYS,
  CLOSING_MS,
  closingBlockers,
  type Unfinished,
} from '#contracts/rules/account/closing.ts';
import { chinaDayText, chinaIsoDay } from '#contracts/rules/china-time.ts';
import { cachedUntilWrite } from '../../cached-until-write.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { accountClosings } from '../../schema/index.ts';
import { forgetMember } from './forgetting.ts';
import { tell } from './notices.ts';
import { deleteSessionsOfUser } from './sessions.ts';
import { userById } from './users.ts';

const PATH = '/manager/userInfo#privacy';

interface Counted extends Omit<Unfinished, 'vipName' | 'vipLastTime'> {}

const counting = preparedOnce(({ sqlite }) =>
  sqlite.prepare<{ userId: number }, Counted>(`
    SELECT
      (SELECT count(*) FROM orders WHERE user_id = @userId
        AND state NOT IN ('done', 'canceled', 'closed')) AS openOrders,
      (SELECT count(*) FROM after_sales JOIN orders ON orders.id = after_sales.order_id
        WHERE orders.user_id = @userId AND after_sales.state IN ('applied', 'agreed', 'refunding')) AS openAfterSales,
      (SELECT count(*) FROM payments WHERE user_id = @userId AND state IN ('waiting', 'scanned')) +
        (SELECT count(*) FROM recharges WHERE user_id = @userId
          AND refund_due_at IS NOT NULL AND refunded_at IS NULL) AS waitingMoney,
      coalesce((SELECT principal_fen FROM wallets WHERE user_id = @userId), 0) AS principalFen,
      coalesce((SELECT bonus_fen FROM wallets WHERE user_id = @userId), 0) AS bonusFen,
      (SELECT count(*) FROM team_members WHERE owner_id = @userId AND state <> 'removed') AS colleagues`),
);

/** What a member has going on at this moment. */
export function unfinishedOf(db: Database, userId: number, now: number): Unfinished {
  const counted = counting(db).get({ userId });
  const user = userById(db, userId);
  if (!counted || !user) throw new RangeError(`there is no member ${userId}`);
  const isRunning = user.vipName !== '' && user.vipLastTime >= chinaIsoDay(now);
  return { ...counted, vipName: isRunning ? user.vipName : '', vipLastTime: user.vipLastTime };
}

/** 申请注销: from now on nobody is logged in, and whoever logs in takes it back. Answers when it happens. */
export function askClosing(db: Database, userId: number, now: number): number {
  const dueAt = now + CLOSING_MS;
  db.sqlite.transaction(() => {
    const facts = { askedAt: now, dueAt, closedAt: null };
    db.orm
      .insert(accountClosings)
      .values({ userId, ...facts })
      .onConflictDoUpdate({ target: accountClosings.userId, set: facts })
      .run();
    deleteSessionsOfUser(db, userId);
    tell(db, {
      ...{ userId, kind: 'account', title: '已申请注销账号', path: PATH, createdAt: now },
      text: `账号将在 ${CLOSING_DAYS} 天后注销，在此之前登录即撤回申请。`,
    });
  })();
  return dueAt;
}

/** 撤回注销; nothing where nothing was asked for. */
export function withdrawClosing(db: Database, userId: number, now: number): void {
  const withdrawn = db.orm.delete(accountClosings).where(eq(accountClosings.userId, userId)).run();
  if (withdrawn.changes === 0) return;
  tell(db, {
    ...{ userId, kind: 'account', title: '注销申请已撤回', path: PATH, createdAt: now },
    text: '您在冷静期内登录，账号和数据都保留不变。',
  });
}

const nextDue = preparedOnce(({ sqlite }) =>
  sqlite
    .prepare<[], number | null>('SELECT min(due_at) FROM account_closings WHERE closed_at IS NULL')
    .pluck(),
);

// Asked with every request, and mostly nobody is leaving.
const knownNextDue = cachedUntilWrite([accountClosings], (db) => nextDue(db).get() ?? null);

/** So many in one request, so that nobody waits long for it. */
const MOST_AT_ONCE = 20;

const dueNow = preparedOnce(({ sqlite }) =>
  sqlite.prepare<[number], { userId: number; dueAt: number }>(`
    SELECT user_id AS userId, due_at AS dueAt FROM account_closings
    WHERE closed_at IS NULL AND due_at <= ? ORDER BY due_at LIMIT ${MOST_AT_ONCE}`),
);

/**
 * Closes the accounts whose time has come (到期注销); whether there were any. Whose money came in the meantime keeps the
 * account and reads why. Where nothing can be written, on a full disk, the next request tries again.
 */
export function closeDueAccounts(db: Database, now: number): boolean {
  const next = knownNextDue(db, '');
  if (next === null || next > now) return false;
  try {
    db.sqlite.transaction(() => {
      for (const { userId, dueAt } of dueNow(db).all(now)) closeOrKeep(db, userId, { dueAt, now });
    })();
    return true;
  } catch {
    return false;
  }
}

function closeOrKeep(db: Database, userId: number, { dueAt, now }: { dueAt: number; now: number }): void {
  const [blocker] = closingBlockers(unfinishedOf(db, userId, dueAt));
  if (blocker === undefined) {
    forgetMember(db, userId, dueAt);
    db.orm.update(accountClosings).set({ closedAt: dueAt }).where(eq(accountClosings.userId, userId)).run();
    return;
  }
  db.orm.delete(accountClosings).where(eq(accountClosings.userId, userId)).run();
  tell(db, {
    ...{ userId, kind: 'account', title: '账号没有注销', path: PATH, createdAt: dueAt },
    text: `${chinaDayText(dueAt, now)}本应注销，但${blocker.text}。账号和数据都保留不变。`,
  });
}

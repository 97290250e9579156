import { and, asc, count, desc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { RequestState } from '#contracts/rules/team/spending.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { teamMembers, teamRequestOrders, teamRequests, users } from '../../schema/index.ts';
import { tell } from '../account/notices.ts';
import type { UserRow } from '../account/users.ts';
import { type OrderRead, ordersOfIds } from '../orders/order-reading.ts';
import type { TeamMemberRow } from './memberships.ts';

export type RequestRow = typeof teamRequests.$inferSelect;

/** A request with who asks, and the orders that it is about. */
export interface RequestRead {
  readonly request: RequestRow;
  readonly name: string;
  readonly askerId: number;
  readonly orders: readonly OrderRead[];
}

/** Whose requests somebody sees: all of a team, or those of one member. */
export type RequestScope = { readonly ownerId: number } | { readonly memberId: number };

function within(scope: RequestScope): SQL {
  return 'ownerId' in scope
    ? eq(teamRequests.ownerId, scope.ownerId)
    : eq(teamRequests.memberId, scope.memberId);
}

/**
 * Requests whose orders cannot be paid any more are over (已失效): cancelled, paid otherwise or too late. Like all that
 * happens by itself, it happens when somebody looks.
 */
export function lapseRequests({ sqlite }: Database, scope: RequestScope, now: number): void {
  const [column, id] = 'ownerId' in scope ? ['owner_id', scope.ownerId] : ['member_id', scope.memberId];
  sqlite
    .prepare(`
      UPDATE team_requests SET state = 'lapsed', decided_at = @now, reason = '订单已取消、已付款或已过期'
      WHERE ${column} = @id AND state = 'waiting' AND EXISTS (
        SELECT 1 FROM team_request_orders r JOIN orders o ON o.id = r.order_id
        WHERE r.request_id = team_requests.id
          AND (o.state <> 'unpaid' OR o.expires_at <= @now OR o.deleted_at IS NOT NULL))`)
    .run({ id, now });
}

/** One page (审批列表), the newest first. */
export function requestsPage(
  db: Database,
  scope: RequestScope,
  { state, page, pageSize }: { state: RequestState | null; page: number; pageSize: number },
): { list: RequestRead[]; total: number } {
  const where = and(within(scope), state === null ? undefined : eq(teamRequests.state, state));
  const rows = joined(db)
    .where(where)
    .orderBy(desc(teamRequests.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .all();
  const total = db.orm.select({ n: count() }).from(teamRequests).where(where).get()?.n ?? 0;
  return { list: withOrders(db, rows), total };
}

/** How many wait that a scope may see; those that a member asked himself are nobody's to decide there. */
export function waitingRequests(db: Database, ownerId: number, exceptMemberId: number): number {
  return waiting(db).get(ownerId, exceptMemberId) ?? 0;
}

const waiting = preparedOnce(({ sqlite }) =>
  sqlite
    .prepare<[number, number], number>(
      "SELECT count(*) FROM team_requests WHERE owner_id = +? AND state = 'waiting' AND member_id <> +?",
    )
    .pluck(),
);

export function requestById(db: Database, id: number): RequestRead | null {
  const rows = joined(db).where(eq(teamRequests.id, id)).all();
  return withOrders(db, rows)[0] ?? null;
}

/** The latest request for any of these orders; null without one. */
export function latestRequestFor(db: Database, orderIds: readonly number[]): RequestRow | null {
  const row = db.orm
    .select({ request: teamRequests })
    .from(teamRequests)
    .innerJoin(teamRequestOrders, eq(teamRequestOrders.requestId, teamRequests.id))
    .where(inArray(teamRequestOrders.orderId, [...orderIds]))
    .orderBy(desc(teamRequests.id))
    .limit(1)
    .get();
  return row?.request ?? null;
}

export function orderIdsOf(db: Database, requestId: number): number[] {
  return db.orm
    .select({ id: teamRequestOrders.orderId })
    .from(teamRequestOrders)
    .where(eq(teamRequestOrders.requestId, requestId))
    .all()
    .map(({ id }) => id);
}

/** Until when a request can be decided: as long as all its orders wait. */
export function requestEnds({ sqlite }: Database, requestId: number): number {
  return sqlite
    .prepare<[number], number>(
      'SELECT min(o.expires_at) FROM team_request_orders r JOIN orders o ON o.id = r.order_id WHERE r.request_id = ?',
    )
    .pluck()
    .get(requestId) as number;
}

/** The owner and every 管理员 but the one who asks. */
export function decidersOf(db: Database, ownerId: number, exceptMemberId: number): UserRow[] {
  const { role, state } = teamMembers;
  const admins = and(
    eq(teamMembers.ownerId, ownerId),
    eq(state, 'normal'),
    eq(role, 'admin'),
    ne(teamMembers.id, exceptMemberId),
  );
  const found = db.orm
    .select({ userId: teamMembers.userId })
    .from(teamMembers)
    .where(admins)
    .orderBy(asc(teamMembers.id))
    .all();
  const ids = [ownerId, ...found.map(({ userId }) => userId)];
  const rows = db.orm.select().from(users).where(inArray(users.id, ids)).all();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** Ends what a member asked for (申请结束): whoever may not order may not have it approved either. */
export function endRequestsOf(
  db: Database,
  { id: memberId, userId }: TeamMemberRow,
  { at, reason }: { at: number; reason: string },
): void {
  const waiting = and(eq(teamRequests.memberId, memberId), eq(teamRequests.state, 'waiting'));
  const ended = { state: 'lapsed', decidedAt: at, reason } as const;
  const { changes } = db.orm.update(teamRequests).set(ended).where(waiting).run();
  if (changes === 0) return;
  const text = `${reason}，订单保留，可以自己付款`;
  tell(db, {
    userId,
    kind: 'team',
    title: '审批已结束',
    text,
    path: '/manager/order?tab=unpaid',
    createdAt: at,
  });
}

function joined(db: Database) {
  return db.orm
    .select({ request: teamRequests, name: users.nick, askerId: users.id })
    .from(teamRequests)
    .innerJoin(teamMembers, eq(teamMembers.id, teamRequests.memberId))
    .innerJoin(users, eq(users.id, teamMembers.userId));
}

/** With one question for the orders of all. */
function withOrders(db: Database, rows: readonly Omit<RequestRead, 'orders'>[]): RequestRead[] {
  const links = db.orm
    .select()
    .from(teamRequestOrders)
    .where(
      inArray(
        teamRequestOrders.requestId,
        rows.map(({ request }) => request.id),
      ),
    )
    .all();
  const orders = ordersOfIds(
    db,
    links.map(({ orderId }) => orderId),
  );
  return rows.map((row) => {
    const ids = links.filter(({ requestId }) => requestId === row.request.id).map(({ orderId }) => orderId);
    return { ...row, orders: orders.filter(({ order }) => ids.includes(order.id)) };
  });
}

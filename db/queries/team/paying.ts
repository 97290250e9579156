import { and, count, eq, inArray } from 'drizzle-orm';
import { type Done, done, type Missing, missing, type Refused, refused } from '#contracts/rules/decision.ts';
import { yuanText } from '#contracts/rules/money.ts';
import { checkPayable } from '#contracts/rules/payment/payable-orders.ts';
import { amountOf } from '#contracts/rules/payment/payment-plan.ts';
import { PAYMENT_MESSAGES } from '#contracts/rules/payment/payment-states.ts';
import {
  APPROVAL_WITHIN_MS,
  teamObstacle,
  teamPayment,
  WAITING_REQUESTS_MAX,
} from '#contracts/rules/team/spending.ts';
import type { Database } from '../../client.ts';
import { keptWhenDone } from '../../kept-when-done.ts';
import { orders, teamRequestOrders, teamRequests, teamSpendings } from '../../schema/index.ts';
import { tell } from '../account/notices.ts';
import { logOrder } from '../orders/order-machine.ts';
import type { OrderRow } from '../orders/order-reading.ts';
import { endWaitingPayments } from '../payment/payment-settling.ts';
import { createPayment, letOrdersWait } from '../payment/payments.ts';
import { type Membership, membershipById, membershipOf, spenderOf } from './memberships.ts';
import { decidersOf, lapseRequests, latestRequestFor, orderIdsOf } from './requests.ts';
import { logTeam } from './team-log.ts';

const REQUESTS_PATH = '/manager/myMember?view=requests';

interface TeamWish {
  readonly user: { readonly id: number; readonly nick: string };
  /** Own ones of the user, checked by the caller. */
  readonly orderIds: readonly number[];
  /** What is told to those who decide, where it has to be asked for; may be empty. */
  readonly purpose?: string;
  readonly plea?: string;
  readonly codeToken: string;
  readonly now: number;
}

export interface TeamPaid {
  readonly outcome: 'paid' | 'asked';
  readonly text: string;
  /** Of what was asked. */
  readonly requestId: number | null;
}

type Unpaid = Refused<'orders-not-payable' | 'wallet-too-low'>;

/**
 * 企业付款: within what is left of the month at once, otherwise by request. The month is counted in the transaction of
 * the payment, so that two orders at the same moment never share what is left.
 */
export function payByTeam(db: Database, wish: TeamWish): Done<TeamPaid> | Refused<'team-refused'> | Unpaid {
  return keptWhenDone(db, () => {
    const { user, orderIds, codeToken, now } = wish;
    const membership = membershipOf(db, user.id);
    if (!membership) return refused('team-refused', { message: '您不在团队中，不能用企业付款' });
    const rows = payable(db, orderIds, now);
    if (rows.kind !== 'done') return rows;
    const amountFen = amountOf(rows.value);
    const way = teamPayment(spenderOf(db, membership, now), amountFen);
    if (way.kind !== 'done') return way;
    if (way.value.kind === 'ask')
      return ask(db, membership, { ...wish, amountFen, overFen: way.value.overFen });
    const paid = payOnAccount(db, membership, { orderIds, codeToken, now });
    if (paid.kind !== 'done') return paid;
    const text = `企业付款成功，由 ${membership.owner.nick} 的团队账户支付`;
    return done({ outcome: 'paid', text, requestId: null });
  });
}

function payable(
  db: Database,
  orderIds: readonly number[],
  now: number,
): Done<readonly OrderRow[]> | Refused<'orders-not-payable'> {
  const rows = db.orm
    .select()
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
    .all();
  return checkPayable(rows, now);
}

/** The owner pays orders of a member, whatever waited for them otherwise. */
function payOnAccount(
  db: Database,
  { member, owner }: Membership,
  { orderIds, codeToken, now }: Pick<TeamWish, 'orderIds' | 'codeToken' | 'now'>,
): Done<void> | Unpaid {
  // Not given way to by the new payment: what it froze is of another wallet.
  endWaitingPayments(db, orderIds, { at: now, message: PAYMENT_MESSAGES.replaced });
  const rows = payable(db, orderIds, now);
  if (rows.kind !== 'done') return rows;
  const wish = { userId: owner.id, channel: 'wallet', usesWallet: true, codeToken, now } as const;
  const paid = createPayment(db, { ...wish, orders: rows.value });
  if (paid.kind !== 'done') return paid;
  for (const { id: orderId, payTotalFen: amountFen } of rows.value) {
    db.orm
      .insert(teamSpendings)
      .values({ orderId, memberId: member.id, paymentId: paid.value.id, amountFen, at: now })
      .run();
    logOrder(db, { orderId, at: now, actor: '系统', text: `企业付款，由 ${owner.nick} 的团队账户支付` });
  }
  return done(undefined);
}

interface Asking extends TeamWish {
  readonly amountFen: number;
  readonly overFen: number;
}

/** 请审批: the orders wait longer, and everybody who may decide is told. */
function ask(
  db: Database,
  { member, owner }: Membership,
  { user, orderIds, amountFen, overFen, purpose = '', plea = '', now }: Asking,
): Done<TeamPaid> | Refused<'team-refused'> {
  lapseRequests(db, { memberId: member.id }, now);
  const known = latestRequestFor(db, orderIds);
  const text = '已提交审批，通过后自动付款';
  if (known?.state === 'waiting') {
    const same = orderIdsOf(db, known.id);
    const isSame = same.length === orderIds.length && same.every((id) => orderIds.includes(id));
    if (isSame) return done({ outcome: 'asked', text, requestId: known.id });
    return refused('team-refused', { message: '其中有订单正在审批，请等审批结束' });
  }
  if (waitingOf(db, member.id) >= WAITING_REQUESTS_MAX) {
    return refused('team-refused', {
      message: `最多同时有 ${WAITING_REQUESTS_MAX} 个审批，请等前面的处理完`,
    });
  }
  letOrdersWait(db, orderIds, now + APPROVAL_WITHIN_MS);
  const { id: requestId } = db.orm
    .insert(teamRequests)
    .values({
      ownerId: owner.id,
      memberId: member.id,
      state: 'waiting',
      amountFen,
      overFen,
      purpose,
      plea,
      createdAt: now,
    })
    .returning({ id: teamRequests.id })
    .get();
  for (const orderId of orderIds) {
    db.orm.insert(teamRequestOrders).values({ requestId, orderId }).run();
    logOrder(db, { orderId, at: now, actor: '会员', text: '提交企业付款审批，订单保留 3 天' });
  }
  logTeam(db, { ownerId: owner.id, at: now, actor: user.nick, text: `提交审批 ${yuanText(amountFen)}` });
  const said = `${user.nick} 的订单 ${yuanText(amountFen)} 请您审批，3 天内有效`;
  for (const { id: userId } of decidersOf(db, owner.id, member.id)) {
    tell(db, {
      userId,
      kind: 'team',
      title: '有订单待审批',
      text: said,
      path: REQUESTS_PATH,
      createdAt: now,
    });
  }
  return done({ outcome: 'asked', text, requestId });
}

function waitingOf(db: Database, memberId: number): number {
  const own = and(eq(teamRequests.memberId, memberId), eq(teamRequests.state, 'waiting'));
  return db.orm.select({ n: count() }).from(teamRequests).where(own).get()?.n ?? 0;
}

interface Verdict {
  readonly requestId: number;
  readonly decider: { readonly id: number; readonly nick: string };
  /** Empty approves. */
  readonly refusal: string;
  readonly codeToken: string;
  readonly now: number;
}

type Decided = Done<void> | Missing<'team-request'> | Refused<'team-changed' | 'team-refused'> | Unpaid;

/** 审批: approved is paid at once from the owner's wallet, over the limit of the month too. Who may decide the caller knows. */
export function decideRequest(
  db: Database,
  { requestId, decider, refusal, codeToken, now }: Verdict,
): Decided {
  return keptWhenDone(db, (): Decided => {
    const request = db.orm.select().from(teamRequests).where(eq(teamRequests.id, requestId)).get();
    const membership = request && membershipById(db, request.memberId);
    if (!request || !membership) return missing('team-request');
    if (request.state !== 'waiting') return refused('team-changed');
    const { member, owner } = membership;
    const orderIds = orderIdsOf(db, requestId);
    if (refusal === '') {
      const message = teamObstacle(spenderOf(db, membership, now));
      if (message !== '') return refused('team-refused', { message });
      const paid = payOnAccount(db, membership, { orderIds, codeToken, now });
      if (paid.kind !== 'done') return paid;
    }
    const state = refusal === '' ? 'approved' : 'refused';
    const decided = { state, reason: refusal, decidedAt: now, decidedBy: decider.nick } as const;
    db.orm.update(teamRequests).set(decided).where(eq(teamRequests.id, requestId)).run();
    const money = yuanText(request.amountFen);
    const said = refusal === '' ? '通过审批' : '拒绝审批';
    logTeam(db, { ownerId: owner.id, at: now, actor: decider.nick, text: `${said} ${money}` });
    for (const orderId of orderIds) {
      const why = refusal === '' ? '' : `：${refusal}`;
      logOrder(db, { orderId, at: now, actor: '系统', text: `${decider.nick}${said}${why}` });
    }
    const text =
      refusal === ''
        ? `${decider.nick} 通过了您的订单 ${money}，已由团队账户付款`
        : `${decider.nick} 没有通过您的订单 ${money}：${refusal}。订单保留，可以自己付款`;
    const first = eq(orders.id, orderIds[0] ?? 0);
    const order = db.orm.select({ no: orders.no }).from(orders).where(first).get();
    const path = order ? `/manager/order?no=${order.no}` : '/manager/order';
    tell(db, { userId: member.userId, kind: 'team', title: said, text, path, createdAt: now });
    return done(undefined);
  });
}

import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { type Done, done, type Refused } from '#contracts/rules/decision.ts';
import { codeExpiresAt, OPEN_STATES, PAYMENT_MESSAGES } from '#contracts/rules/payment/payment-states.ts';
import {
  bonusFor,
  planRecharge,
  RECHARGE_WITHIN_MS,
  type RechargeChannel,
} from '#contracts/rules/wallet/recharge.ts';
import type { Database } from '../../client.ts';
import { payments, recharges } from '../../schema/index.ts';
import { endPayment } from '../payment/payment-closing.ts';
import { type PaymentRow, paymentById } from '../payment/payment-reading.ts';
import { askOutside } from '../payment/payment-settling.ts';
import { insertPayment } from '../payment/payments.ts';
import type { RechargeRow } from './recharge-crediting.ts';

/** A recharge with the payment that it waits for. */
export interface Recharge {
  readonly recharge: RechargeRow;
  readonly payment: PaymentRow;
}

interface RechargeWish {
  readonly userId: number;
  readonly amountFen: number;
  readonly channel: RechargeChannel;
  readonly codeToken: string;
  readonly now: number;
}

/**
 * Begins a recharge (发起充值), or answers the one of exactly this kind that waits already; the others that nobody has
 * paid give way. Whether the outside party has their money is asked first.
 */
export function createRecharge(
  db: Database,
  wish: RechargeWish,
): Done<PaymentRow> | Refused<'recharges-full'> {
  return db.sqlite.transaction(() => {
    const { userId, amountFen, channel, codeToken, now } = wish;
    for (const { payment } of waitingRecharges(db, userId)) askOutside(db, payment.id, now);
    const waiting = waitingRecharges(db, userId).map(({ payment }) => payment);
    const planned = planRecharge(wish, waiting);
    if (planned.kind !== 'done') return planned;
    const { same, closed } = planned.value;
    for (const payment of closed) {
      endPayment(db, payment, { state: 'closed', message: PAYMENT_MESSAGES.replaced });
    }
    if (same) return done(same);
    const expiresAt = now + RECHARGE_WITHIN_MS[channel === 'transfer' ? 'transfer' : 'code'];
    const facts = { userId, channel, amountFen, codeToken, expiresAt, createdAt: now };
    const paymentId = insertPayment(db, { ...facts, codeExpiresAt: codeExpiresAt(now, { expiresAt }) });
    const bonusFen = bonusFor(amountFen);
    db.orm.insert(recharges).values({ paymentId, userId, bonusFen, createdAt: now }).run();
    return done(paymentById(db, paymentId));
  })();
}

/** Those that still wait for their money (待支付), the oldest first. */
export function waitingRecharges(db: Database, userId: number): Recharge[] {
  return joined(db, and(eq(recharges.userId, userId), inArray(payments.state, [...OPEN_STATES])))
    .orderBy(asc(recharges.createdAt), asc(recharges.paymentId))
    .all();
}

/** One page of the member's recharges (充值记录), the newest first. */
export function rechargePage(
  db: Database,
  { userId, page, pageSize }: { userId: number; page: number; pageSize: number },
): { list: Recharge[]; total: number } {
  const own = eq(recharges.userId, userId);
  const list = joined(db, own)
    .orderBy(desc(recharges.createdAt), desc(recharges.paymentId))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .all();
  const counted = db.orm.select({ n: count() }).from(recharges).where(own).get();
  return { list, total: counted?.n ?? 0 };
}

export function ownRecharge(db: Database, userId: number, payNo: string): Recharge | null {
  return joined(db, and(eq(recharges.userId, userId), eq(payments.no, payNo))).get() ?? null;
}

function joined(db: Database, where: SQL | undefined) {
  return db.orm
    .select({ recharge: recharges, payment: payments })
    .from(recharges)
    .innerJoin(payments, eq(payments.id, recharges.paymentId))
    .where(where);
}

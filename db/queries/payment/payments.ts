import { and, eq, inArray, lt, max, type SQL } from 'drizzle-orm';
import { datedNumber } from '#contracts/rules/dated-number.ts';
import { type Done, done, type Refused } from '#contracts/rules/decision.ts';
import { type PaymentFacts, planPayment } from '#contracts/rules/payment/payment-plan.ts';
import {
  codeExpiresAt,
  isOpen,
  OPEN_STATES,
  PAYMENT_MESSAGES,
} from '#contracts/rules/payment/payment-states.ts';
import type { Database } from '../../client.ts';
import { orders as orderTable, paymentOrders, payments } from '../../schema/index.ts';
import type { OrderRow } from '../orders/order-reading.ts';
import { endPayment } from './payment-closing.ts';
import {
  openPaymentsOf,
  overduePayments,
  type PaymentRow,
  paymentById,
  waitingFor,
} from './payment-reading.ts';
import { askOutside, settlePayment } from './payment-settling.ts';
import { freezeWallet } from './wallets.ts';
import { freeWallet } from './wallets-read.ts';

/** The ids below belong to payments that are made together with a demo order and have its id. */
const FIRST_ID = 100_001;

export interface PaymentWish extends Pick<PaymentFacts<never>, 'channel' | 'usesWallet' | 'now'> {
  readonly userId: number;
  /** Checked by the caller: own, unpaid, payable together. */
  readonly orders: readonly OrderRow[];
  readonly codeToken: string;
}

/**
 * Begins a payment (发起支付), or answers the one of exactly this kind that waits already; older ones of these orders
 * are closed. What the wallet can pay alone is paid at once.
 */
export function createPayment(db: Database, wish: PaymentWish): Done<PaymentRow> | Refused<'wallet-too-low'> {
  return db.sqlite.transaction(() => {
    const { userId, orders, now } = wish;
    const ids = orders.map(({ id }) => id);
    const waiting = waitingFor(db, ids);
    const planned = planPayment({ ...wish, free: freeWallet(db, userId), waiting });
    if (planned.kind !== 'done') return planned;
    const plan = planned.value;
    for (const payment of plan.closed) {
      endPayment(db, payment, { state: 'closed', message: PAYMENT_MESSAGES.replaced });
    }
    if (plan.same) return done(paymentById(db, plan.same.id));

    freezeWallet(db, userId, plan.split);
    letOrdersWait(db, ids, plan.ordersWaitUntil);
    const paymentId = insertPayment(db, {
      userId,
      channel: plan.channel,
      amountFen: plan.amountFen,
      walletBonusFen: plan.split.bonusFen,
      walletPrincipalFen: plan.split.principalFen,
      codeToken: wish.codeToken,
      codeExpiresAt: plan.codeExpiresAt,
      expiresAt: plan.expiresAt,
      createdAt: now,
    });
    for (const { id: orderId, payTotalFen } of orders) {
      db.orm.insert(paymentOrders).values({ paymentId, orderId, amountFen: payTotalFen }).run();
    }
    return done(
      plan.channel === 'wallet' ? settlePayment(db, { paymentId, at: now }) : paymentById(db, paymentId),
    );
  })();
}

export function letOrdersWait(db: Database, orderIds: readonly number[], until: number): void {
  const { id, state, expiresAt } = orderTable;
  db.orm
    .update(orderTable)
    .set({ expiresAt: until, dueAt: until })
    .where(and(inArray(id, [...orderIds]), eq(state, 'unpaid'), lt(expiresAt, until)))
    .run();
}

/** A payment that waits, with a number of its own (支付单). */
export function insertPayment(
  db: Database,
  payment: Omit<typeof payments.$inferInsert, 'id' | 'no' | 'state'>,
): number {
  const last = db.orm
    .select({ id: max(payments.id) })
    .from(payments)
    .get();
  const id = Math.max(FIRST_ID, (last?.id ?? 0) + 1);
  const no = datedNumber('P', payment.createdAt, id);
  db.orm
    .insert(payments)
    .values({ ...payment, id, no, state: 'waiting' })
    .run();
  return id;
}

/** A new code for a payment that waits (刷新二维码); the old one is unknown from now on. */
export function refreshCode(
  db: Database,
  payment: PaymentRow,
  { codeToken, now }: { codeToken: string; now: number },
): PaymentRow {
  db.orm
    .update(payments)
    .set({ codeToken, codeExpiresAt: codeExpiresAt(now, payment), state: 'waiting' })
    .where(eq(payments.id, payment.id))
    .run();
  return paymentById(db, payment.id);
}

/** 已扫码. */
export function markScanned(db: Database, paymentId: number): void {
  db.orm.update(payments).set({ state: 'scanned' }).where(eq(payments.id, paymentId)).run();
}

/** The outside party has the money and does not call back (掉单). */
export function markPaidOutside(db: Database, paymentId: number): void {
  db.orm
    .update(payments)
    .set({ isPaidOutside: true, state: 'scanned' })
    .where(and(eq(payments.id, paymentId), inArray(payments.state, [...OPEN_STATES])))
    .run();
}

/** 转账凭证. */
export function saveSlip(
  db: Database,
  paymentId: number,
  slip: { payer: string; serialNo: string },
): PaymentRow {
  db.orm
    .update(payments)
    .set({ ...slip, message: PAYMENT_MESSAGES.slipSent })
    .where(eq(payments.id, paymentId))
    .run();
  return paymentById(db, paymentId);
}

/** Keeps the slip of a transfer (转账回单) in the place of the one before it. */
export function keepSlipFile(db: Database, paymentId: number, slipHash: string): PaymentRow {
  db.orm.update(payments).set({ slipHash }).where(eq(payments.id, paymentId)).run();
  return paymentById(db, paymentId);
}

/** The payment did not work (付款失败); what it froze of the wallet is free again. */
export function failPayment(db: Database, payment: PaymentRow, message: string): PaymentRow {
  return db.sqlite.transaction(() => {
    endPayment(db, payment, { state: 'failed', message });
    return paymentById(db, payment.id);
  })();
}

/** Gives up a payment that waits (关闭支付), unless the outside party turns out to have the money: then it settles. */
export function closePayment(
  db: Database,
  payment: PaymentRow,
  { at, message }: { at: number; message: string },
): PaymentRow {
  return db.sqlite.transaction(() => {
    if (payment.isPaidOutside) return settlePayment(db, { paymentId: payment.id, at });
    endPayment(db, payment, { state: 'closed', message });
    return paymentById(db, payment.id);
  })();
}

/**
 * Closes payments whose time is over; what they froze of a wallet is free again. The outside party is asked first:
 * money that came in time pays, although nobody was told. Answers how many were over.
 */
export function expirePayments(
  db: Database,
  now: number,
  which: { among?: SQL | undefined; most: number },
): number {
  const overdue = overduePayments(db, now, which);
  for (const { id } of overdue) {
    // An earlier one of the list may just have paid the orders and closed this one.
    const payment = paymentById(db, id);
    if (isOpen(payment)) {
      closePayment(db, payment, { at: payment.expiresAt - 1, message: PAYMENT_MESSAGES.expired });
    }
  }
  return overdue.length;
}

/** Before a new payment begins: whether the money of an older one is there already. */
export function askOutsideAbout(db: Database, orderIds: readonly number[], at: number): void {
  for (const payment of openPaymentsOf(db, orderIds)) askOutside(db, payment.id, at);
}

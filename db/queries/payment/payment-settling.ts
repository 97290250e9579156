import { eq, inArray, max } from 'drizzle-orm';
import { formatFen } from '#contracts/rules/money.ts';
import { splitWallet } from '#contracts/rules/price/wallet-split.ts';
import type { Database } from '../../client.ts';
import { paymentOrders, payments } from '../../schema/index.ts';
import { applyOrderEvent, logOrder } from '../orders/order-machine.ts';
import { endPayment } from './payment-closing.ts';
import {
  isOpen,
  openPaymentsOf,
  ordersOfPayment,
  outsideFen,
  type PaymentRow,
  paymentById,
} from './payment-reading.ts';
import { giveBack, giveOutsideBack, paidText } from './payment-refunds.ts';
import { freezeWallet, spendFrozen } from './wallets.ts';
import { freeWallet } from './wallets-read.ts';

interface Settlement {
  readonly paymentId: number;
  readonly at: number;
  /** An order that is about to be closed: its part goes back although it could still be paid. */
  readonly exceptOrderId?: number;
}

type PaidOrder = ReturnType<typeof ordersOfPayment>[number];

/**
 * The money of a payment has arrived (到账). It pays every order that can still be paid, also when the payment was
 * closed or had failed meanwhile; what it cannot pay goes back at once. No money is ever lost or taken twice.
 */
export function settlePayment(db: Database, settlement: Settlement): PaymentRow {
  return db.sqlite.transaction(() => {
    const { paymentId, at, exceptOrderId } = settlement;
    const payment = paymentById(db, paymentId);
    db.orm.update(payments).set({ isPaidOutside: false }).where(eq(payments.id, paymentId)).run();
    if (payment.settledAt !== null) return returnRepeated(db, payment, at);

    const all = ordersOfPayment(db, paymentId);
    const isPayable = (order: PaidOrder) =>
      order.state === 'unpaid' && at < order.expiresAt && order.id !== exceptOrderId;
    const payable = all.filter(isPayable);
    const gone = all.filter((order) => !isPayable(order));
    // An order that is not paid by this money may still be paid by another payment, which then is the first to settle.
    if (payable.length > 0 && !holdsWalletPart(db, payment)) {
      return returnAll(db, payment, { orders: all, at, why: '钱包余额已不足以合并支付' });
    }
    const settledAt = Math.max(at, lastSettled(db, all) + 1);
    db.orm.update(payments).set({ settledAt }).where(eq(payments.id, paymentId)).run();
    if (payable.length === 0) return returnAll(db, payment, { orders: all, at, why: whyGone(all) });
    payOrders(db, paymentById(db, paymentId), { payable, gone, at });
    return paymentById(db, paymentId);
  })();
}

/**
 * Settles a payment whose money the outside party has without ever having called back (主动查询). It is read anew,
 * because settling another one may just have settled this one.
 */
export function askOutside(db: Database, paymentId: number, at: number): PaymentRow {
  const payment = paymentById(db, paymentId);
  return payment.isPaidOutside ? settlePayment(db, { paymentId, at }) : payment;
}

function payOrders(
  db: Database,
  payment: PaymentRow,
  { payable, gone, at }: { payable: readonly PaidOrder[]; gone: readonly PaidOrder[]; at: number },
): void {
  const { id: paymentId, userId } = payment;
  const titles = payable.map(({ no }) => no).join('、');
  spendFrozen(db, {
    userId,
    principalFen: payment.walletPrincipalFen,
    bonusFen: payment.walletBonusFen,
    title: `支付订单 ${titles}`,
    paymentId,
    at,
  });
  db.orm
    .update(payments)
    .set({ state: 'succeeded', message: '支付成功' })
    .where(eq(payments.id, paymentId))
    .run();
  const text = `${paidText(payment)}，付款成功，等待审稿`;
  for (const { id: orderId } of payable) applyOrderEvent(db, { orderId, event: 'pay', at, text });
  const amountFen = gone.reduce((sum, { shareFen }) => sum + shareFen, 0);
  if (amountFen > 0) {
    giveBack(db, { payment, beforeFen: 0, amountFen, at, title: '部分订单不能支付，原路退回' });
    const message = `支付成功；${whyGone(gone)}，¥${formatFen(amountFen)} 已原路退回`;
    db.orm.update(payments).set({ message }).where(eq(payments.id, paymentId)).run();
    for (const order of gone) {
      const text = `${whyGone([order])}，¥${formatFen(order.shareFen)} 已原路退回`;
      logOrder(db, { orderId: order.id, at, actor: '系统', text });
    }
  }
  closeOthers(db, payable, paymentId, at);
}

/** The payments that wait for orders just paid have nothing to wait for, unless their money is there already. */
function closeOthers(db: Database, paid: readonly PaidOrder[], paymentId: number, at: number): void {
  const others = openPaymentsOf(
    db,
    paid.map(({ id }) => id),
  );
  for (const other of others.filter(({ id }) => id !== paymentId)) {
    if (other.isPaidOutside) settlePayment(db, { paymentId: other.id, at });
    else endPayment(db, other, { state: 'closed', message: '订单已用其他方式付款' });
  }
}

function returnAll(
  db: Database,
  payment: PaymentRow,
  { orders, at, why }: { orders: readonly PaidOrder[]; at: number; why: string },
): PaymentRow {
  endPayment(db, payment, { state: 'refunded', message: `${why}，款项已原路退回` });
  const amountFen = giveOutsideBack(db, payment.id);
  const money = orders.length === 1 ? `¥${formatFen(amountFen)} ` : '款项';
  for (const { id: orderId } of orders) {
    logOrder(db, { orderId, at, actor: '系统', text: `${why}，${money}已原路退回` });
  }
  return paymentById(db, payment.id);
}

function returnRepeated(db: Database, payment: PaymentRow, at: number): PaymentRow {
  if (outsideFen(payment) === 0) return paymentById(db, payment.id);
  const amountFen = giveOutsideBack(db, payment.id);
  db.orm.update(payments).set({ message: '重复付款已退回' }).where(eq(payments.id, payment.id)).run();
  for (const { id: orderId } of ordersOfPayment(db, payment.id)) {
    logOrder(db, { orderId, at, actor: '系统', text: `重复付款已退回，¥${formatFen(amountFen)} 原路退回` });
  }
  return paymentById(db, payment.id);
}

/** A payment that was closed has to take its part of the wallet anew, where it is still there. */
function holdsWalletPart(db: Database, payment: PaymentRow): boolean {
  if (isOpen(payment)) return true;
  const walletFen = payment.amountFen - outsideFen(payment);
  const split = splitWallet({ ...freeWallet(db, payment.userId), amountFen: walletFen });
  if (split.restFen > 0) return false;
  freezeWallet(db, payment.userId, split);
  db.orm
    .update(payments)
    .set({ walletPrincipalFen: split.principalFen, walletBonusFen: split.bonusFen })
    .where(eq(payments.id, payment.id))
    .run();
  return true;
}

function whyGone(orders: readonly PaidOrder[]): string {
  const isPaid = orders.every(({ paidAt }) => paidAt !== null);
  return isPaid ? '订单已用其他方式付款' : '订单已关闭';
}

/** When money for one of these orders last arrived. Two arrivals never share a moment, so that the first is known. */
function lastSettled(db: Database, orders: readonly PaidOrder[]): number {
  const row = db.orm
    .select({ at: max(payments.settledAt) })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .where(
      inArray(
        paymentOrders.orderId,
        orders.map(({ id }) => id),
      ),
    )
    .get();
  return row?.at ?? 0;
}

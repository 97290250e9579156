import { eq, inArray, max } from 'drizzle-orm';
import { orderPayment } from '#contracts/rules/money-ledger/postings.ts';
import { isOpen, PAYMENT_MESSAGES } from '#contracts/rules/payment/payment-states.ts';
import { type OrderSentence, type Settlement, settle } from '#contracts/rules/payment/settlement.ts';
import type { Database } from '../../client.ts';
import { paymentOrders, payments } from '../../schema/index.ts';
import { settleUpgrade, upgradeOf } from '../membership/upgrade-settling.ts';
import { applyOrderEvent, logOrder } from '../orders/order-machine.ts';
import { returnAtOnce } from '../wallet/held-money.ts';
import { book } from '../wallet/ledger.ts';
import { creditRecharge, rechargeOf } from '../wallet/recharge-crediting.ts';
import { endPayment } from './payment-closing.ts';
import { openPaymentsOf, ordersOfPayment, type PaymentRow, paymentById } from './payment-reading.ts';
import { giveBack } from './payment-refunds.ts';
import { freezeWallet, unfreezeWallet } from './wallets.ts';
import { freeWallet } from './wallets-read.ts';

interface Arrival {
  readonly paymentId: number;
  readonly at: number;
  /** An order that is about to be closed: its part goes back although it could still be paid. */
  readonly exceptOrderId?: number;
}

type PayingOrder = ReturnType<typeof ordersOfPayment>[number];

/** The money of a payment has arrived (到账): writes down what becomes of it, and answers the payment as it is then. */
export function settlePayment(db: Database, { paymentId, at, exceptOrderId }: Arrival): PaymentRow {
  return db.sqlite.transaction(() => {
    const payment = paymentById(db, paymentId);
    change(db, paymentId, { isPaidOutside: false });
    if (rechargeOf(db, paymentId)) {
      creditRecharge(db, payment, at);
      return paymentById(db, paymentId);
    }
    const upgrade = upgradeOf(db, paymentId);
    if (upgrade) {
      settleUpgrade(db, { payment, upgrade, at });
      return paymentById(db, paymentId);
    }
    const orders = ordersOfPayment(db, paymentId);
    const free = freeWallet(db, payment.userId);
    const settlement = settle({ payment, orders, free, at, exceptOrderId });
    if (settlement.kind === 'returned') returnMoney(db, payment, { ...settlement, at });
    else if (settlement.kind === 'paid') payOrders(db, payment, { ...settlement, orders, at });
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

/** Ends the payments that wait for these orders; money that the outside party has already settles. */
export function endWaitingPayments(
  db: Database,
  orderIds: readonly number[],
  how: { at: number; message: string; exceptOrderId?: number },
): void {
  const { message, ...arrival } = how;
  for (const { id: paymentId } of openPaymentsOf(db, orderIds)) {
    // Settling one of them may have ended another.
    const payment = paymentById(db, paymentId);
    if (!isOpen(payment)) continue;
    if (payment.isPaidOutside) settlePayment(db, { paymentId, ...arrival });
    else endPayment(db, payment, { state: 'closed', message });
  }
}

function payOrders(
  db: Database,
  payment: PaymentRow,
  paid: Extract<Settlement, { kind: 'paid' }> & { orders: readonly PayingOrder[]; at: number },
): void {
  const { id: paymentId, userId } = payment;
  const { spent, at, message, title } = paid;
  if (paid.refrozen) freezeWallet(db, userId, paid.refrozen);
  const parts = { walletPrincipalFen: spent.principalFen, walletBonusFen: spent.bonusFen };
  change(db, paymentId, { ...parts, settledAt: momentFor(db, paymentId, at), state: 'succeeded', message });
  unfreezeWallet(db, userId, spent);
  const sold = paid.orders.filter(({ id }) => paid.paidIds.includes(id));
  const postings = orderPayment({ ...payment, ...parts }, sold, paid.goneFen);
  book(db, { userId, kind: 'pay', title, paymentId, at, postings });
  for (const orderId of paid.paidIds) {
    applyOrderEvent(db, { orderId, event: 'pay', at, text: paid.paidText });
  }
  if (paid.goneFen > 0) {
    const back = { payment: { ...payment, ...parts }, beforeFen: 0, amountFen: paid.goneFen, orderId: null };
    giveBack(db, { ...back, at, title: paid.goneTitle });
    change(db, paymentId, { message });
  }
  writeLog(db, paid);
  endWaitingPayments(db, paid.paidIds, { at, message: PAYMENT_MESSAGES.paidOtherwise });
}

function returnMoney(
  db: Database,
  payment: PaymentRow,
  returned: Extract<Settlement, { kind: 'returned' }> & { at: number },
): void {
  const { id: paymentId } = payment;
  const { message, at } = returned;
  if (returned.isArrival) change(db, paymentId, { settledAt: momentFor(db, paymentId, at) });
  if (!returned.isRepeated) endPayment(db, payment, { state: 'refunded', message });
  returnAtOnce(db, payment, { title: message, at });
  writeLog(db, returned);
}

function writeLog(db: Database, { log, at }: { log: readonly OrderSentence[]; at: number }): void {
  for (const sentence of log) logOrder(db, { ...sentence, at, actor: '系统' });
}

function change(db: Database, paymentId: number, columns: Partial<PaymentRow>): void {
  db.orm.update(payments).set(columns).where(eq(payments.id, paymentId)).run();
}

/** Two arrivals of money for one of these orders never share a moment, so that the first is known. */
function momentFor(db: Database, paymentId: number, at: number): number {
  const orderIds = ordersOfPayment(db, paymentId).map(({ id }) => id);
  const row = db.orm
    .select({ at: max(payments.settledAt) })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .where(inArray(paymentOrders.orderId, orderIds))
    .get();
  return Math.max(at, (row?.at ?? 0) + 1);
}

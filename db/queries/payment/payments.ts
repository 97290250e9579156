import { and, eq, inArray, lt, max } from 'drizzle-orm';
import { TRANSFER_WITHIN_MS } from '#contracts/rules/orders/order-times.ts';
import { splitWallet } from '#contracts/rules/price/wallet-split.ts';
import { chinaDate } from '../../civil-date.ts';
import type { Database } from '../../client.ts';
import { orders as orderTable, paymentOrders, payments } from '../../schema/index.ts';
import type { OrderRow } from '../orders/order-machine.ts';
import { endPayment } from './payment-closing.ts';
import {
  type Channel,
  isOpen,
  OPEN_STATES,
  openPaymentsOf,
  ordersOfPayment,
  overduePayments,
  type PaymentRow,
  paymentById,
} from './payment-reading.ts';
import { askOutside, settlePayment } from './payment-settling.ts';
import { freezeWallet, type WalletMoney } from './wallets.ts';
import { freeWallet } from './wallets-read.ts';

export { refundOrderMoney } from './payment-refunds.ts';

/** 付款码有效期: afterwards the code has to be refreshed. */
export const PAY_CODE_MS = 5 * 60_000;

/** The ids below belong to payments that are made together with a demo order and have its id. */
const FIRST_ID = 100_001;

export interface PaymentWish {
  readonly userId: number;
  /** Checked by the caller: own, unpaid, payable together. */
  readonly orders: readonly OrderRow[];
  readonly channel: Channel;
  readonly usesWallet: boolean;
  readonly codeToken: string;
  readonly now: number;
}

/**
 * Begins a payment (发起支付), or answers the one of exactly this kind that waits already; older ones of these orders
 * are closed. What the wallet can pay alone is paid at once. Where it should and cannot: how much is missing.
 */
export function createPayment(db: Database, wish: PaymentWish): PaymentRow | { readonly missingFen: number } {
  return db.sqlite.transaction(() => {
    const { userId, orders, now } = wish;
    const amountFen = orders.reduce((sum, { payTotalFen }) => sum + payTotalFen, 0);
    const ids = orders.map(({ id }) => id);
    const waiting = openPaymentsOf(db, ids);
    const usable = usableWallet(db, userId, waiting);
    const usesWallet = wish.usesWallet || wish.channel === 'wallet';
    const split = splitWallet({ ...(usesWallet ? usable : EMPTY), amountFen });
    if (wish.channel === 'wallet' && split.restFen > 0) return { missingFen: split.restFen };
    const channel = split.restFen === 0 ? 'wallet' : wish.channel;

    const same = waiting.find((payment) => isSame(db, payment, { channel, split, ids }));
    for (const payment of waiting.filter(({ id }) => id !== same?.id)) {
      endPayment(db, payment, { state: 'closed', message: '已改用其他方式' });
    }
    if (same) return same;

    freezeWallet(db, userId, split);
    const expiresAt = extendForTransfer(db, orders, channel === 'transfer' ? now + TRANSFER_WITHIN_MS : 0);
    const payment = insertPayment(db, { ...wish, channel }, { amountFen, expiresAt, split });
    return channel === 'wallet' ? settlePayment(db, { paymentId: payment.id, at: now }) : payment;
  })();
}

const EMPTY: WalletMoney = { principalFen: 0, bonusFen: 0 };

/** What these orders can take from the wallet: also what their own waiting payments froze, since those would be closed. */
export function usableWallet(
  db: Database,
  userId: number,
  waiting: readonly PaymentRow[],
): { principalFen: number; bonusFen: number } {
  const free = freeWallet(db, userId);
  return waiting.reduce(
    ({ principalFen, bonusFen }, payment) => ({
      principalFen: principalFen + payment.walletPrincipalFen,
      bonusFen: bonusFen + payment.walletBonusFen,
    }),
    free,
  );
}

function isSame(
  db: Database,
  payment: PaymentRow,
  { channel, split, ids }: { channel: Channel; split: WalletMoney; ids: readonly number[] },
): boolean {
  return (
    payment.channel === channel &&
    payment.walletPrincipalFen === split.principalFen &&
    payment.walletBonusFen === split.bonusFen &&
    isOfExactly(db, payment, ids)
  );
}

export function isOfExactly(db: Database, payment: PaymentRow, orderIds: readonly number[]): boolean {
  const paid = ordersOfPayment(db, payment.id);
  return paid.length === orderIds.length && paid.every(({ id }) => orderIds.includes(id));
}

/** A bank transfer takes days, so its orders wait longer. Answers when the first of them stops to wait. */
function extendForTransfer(db: Database, orders: readonly OrderRow[], until: number): number {
  const ids = orders.map(({ id }) => id);
  db.orm
    .update(orderTable)
    .set({ expiresAt: until, dueAt: until })
    .where(and(inArray(orderTable.id, ids), eq(orderTable.state, 'unpaid'), lt(orderTable.expiresAt, until)))
    .run();
  return Math.min(...orders.map(({ expiresAt }) => Math.max(expiresAt, until)));
}

function insertPayment(
  db: Database,
  { userId, orders, channel, codeToken, now }: PaymentWish,
  { amountFen, expiresAt, split }: { amountFen: number; expiresAt: number; split: WalletMoney },
): PaymentRow {
  const last = db.orm
    .select({ id: max(payments.id) })
    .from(payments)
    .get();
  const id = Math.max(FIRST_ID, (last?.id ?? 0) + 1);
  const no = `P${chinaDate(now).replaceAll('-', '')}${String(id).padStart(8, '0')}`;
  db.orm
    .insert(payments)
    .values({
      id,
      no,
      userId,
      channel,
      state: 'waiting',
      amountFen,
      walletBonusFen: split.bonusFen,
      walletPrincipalFen: split.principalFen,
      codeToken,
      codeExpiresAt: Math.min(now + PAY_CODE_MS, expiresAt),
      expiresAt,
      createdAt: now,
    })
    .run();
  for (const { id: orderId, payTotalFen } of orders) {
    db.orm.insert(paymentOrders).values({ paymentId: id, orderId, amountFen: payTotalFen }).run();
  }
  return paymentById(db, id);
}

/** A new code for a payment that waits (刷新二维码); the old one is unknown from now on. */
export function refreshCode(
  db: Database,
  payment: PaymentRow,
  { codeToken, now }: { codeToken: string; now: number },
): PaymentRow {
  const codeExpiresAt = Math.min(now + PAY_CODE_MS, payment.expiresAt);
  db.orm
    .update(payments)
    .set({ codeToken, codeExpiresAt, state: 'waiting' })
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
    .set({ ...slip, message: '已提交，核对到账后自动确认' })
    .where(eq(payments.id, paymentId))
    .run();
  return paymentById(db, paymentId);
}

/** The payment did not work (支付失败); what it froze of the wallet is free again. */
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

/** Closes the payments of an order that still wait; money that the outside party has already goes back. */
export function closePaymentsOfOrder(
  db: Database,
  { orderId, at, message }: { orderId: number; at: number; message: string },
): void {
  for (const { id } of openPaymentsOf(db, [orderId])) {
    // Settling one of them may have ended another.
    const payment = paymentById(db, id);
    if (!isOpen(payment)) continue;
    if (payment.isPaidOutside) settlePayment(db, { paymentId: payment.id, at, exceptOrderId: orderId });
    else endPayment(db, payment, { state: 'closed', message });
  }
}

/**
 * Closes the payments whose time is over; what they froze of a wallet is free again. The outside party is asked
 * first: money that came in time pays, although nobody was told.
 */
export function expirePayments(db: Database, now: number): void {
  for (const { id } of overduePayments(db, now)) {
    // An earlier one of the list may just have paid the orders and closed this one.
    const payment = paymentById(db, id);
    if (isOpen(payment)) {
      closePayment(db, payment, { at: payment.expiresAt - 1, message: '超过付款时间，支付已关闭' });
    }
  }
}

/** Before a new payment begins: whether the money of an older one is there already. */
export function askOutsideAbout(db: Database, orderIds: readonly number[], at: number): void {
  for (const payment of openPaymentsOf(db, orderIds)) askOutside(db, payment.id, at);
}

/** Whether somebody outside can pay it by a code. */
export function hasCode({ channel }: PaymentRow): boolean {
  return channel === 'weixin' || channel === 'alipay';
}

import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '#contracts/rules/decision.ts';
import { PAY_WITHIN_MS, TRANSFER_WITHIN_MS } from '#contracts/rules/orders/order-times.ts';
import { PAY_CODE_MS } from '#contracts/rules/payment/payment-states.ts';
import { closeDatabase, type Database } from '../../client.ts';
import { orderLogs, orders, payments } from '../../schema/index.ts';
import { createTestDatabase, TEST_NOW, walletEntriesOf } from '../../testing.ts';
import { catchUp } from '../orders/catch-up.ts';
import { applyOrderEvent } from '../orders/order-machine.ts';
import type { OrderRow } from '../orders/order-reading.ts';
import { beginPayment, fillWallet, SUPER, settled, unpaidOrder, walletOf } from '../orders/testing-orders.ts';
import { type PaymentRow, payerOf, paymentById } from './payment-reading.ts';
import { refundOrderMoney } from './payment-refunds.ts';
import { endWaitingPayments } from './payment-settling.ts';
import {
  closePayment,
  createPayment,
  expirePayments,
  failPayment,
  markPaidOutside,
  refreshCode,
} from './payments.ts';

const NOW = TEST_NOW;
const MINUTE_MS = 60_000;

let db: Database;
let first: OrderRow;
let second: OrderRow;
beforeEach(() => {
  db = createTestDatabase();
  fillWallet(db, 3000, 500);
  first = unpaidOrder(db, 900_001, 10_000, NOW);
  second = unpaidOrder(db, 900_002, 2_000, NOW);
});
afterEach(() => closeDatabase(db));

const orderNow = ({ id }: OrderRow) => db.orm.select().from(orders).where(eq(orders.id, id)).get();
const stateNow = (order: OrderRow) => orderNow(order)?.state;
const payNow = ({ id }: PaymentRow) => paymentById(db, id);
const logOf = ({ id }: OrderRow) =>
  db.orm
    .select({ text: orderLogs.text })
    .from(orderLogs)
    .where(eq(orderLogs.orderId, id))
    .all()
    .map(({ text }) => text);

describe('createPayment', () => {
  it('waits for the outside party until the first of the orders ends', () => {
    const later = unpaidOrder(db, 900_003, 100, NOW + MINUTE_MS);
    const payment = beginPayment(db, { orders: [later, first], now: NOW + MINUTE_MS });
    expect(payment).toMatchObject({
      state: 'waiting',
      amountFen: 10_100,
      expiresAt: first.expiresAt,
      codeExpiresAt: NOW + MINUTE_MS + PAY_CODE_MS,
    });
    expect(payment.no).toMatch(/^P20270321\d{8}$/);
  });

  it('freezes the bonus first, then the principal', () => {
    const payment = beginPayment(db, { orders: [first], usesWallet: true, now: NOW });
    expect([payment.walletBonusFen, payment.walletPrincipalFen]).toEqual([500, 3000]);
    expect(walletOf(db)).toEqual([3000, 500, 3000, 500]);
  });

  it('pays by the wallet at once, and freezes nothing', () => {
    const payment = beginPayment(db, { orders: [second], channel: 'wallet', now: NOW });
    expect(payment.state).toBe('succeeded');
    expect(walletOf(db)).toEqual([1500, 0, 0, 0]);
    expect(stateNow(second)).toBe('paid');
    expect(logOf(second)).toEqual(['钱包余额 ¥20.00，付款成功，等待审稿']);
  });

  it('needs no code where the wallet pays everything', () => {
    const payment = beginPayment(db, { orders: [second], usesWallet: true, now: NOW });
    expect(payment).toMatchObject({ channel: 'wallet', state: 'succeeded' });
  });

  it('says how much is missing in the wallet, and leaves a waiting payment alone', () => {
    const waiting = beginPayment(db, { orders: [first], now: NOW });
    const wish = { userId: SUPER, orders: [first], usesWallet: true, codeToken: 'x', now: NOW };
    expect(createPayment(db, { ...wish, channel: 'wallet' })).toEqual(
      refused('wallet-too-low', { missingFen: 6500 }),
    );
    expect(payNow(waiting).state).toBe('waiting');
  });

  it('answers the payment of the same kind that waits', () => {
    const wish = { orders: [first, second], usesWallet: true, now: NOW };
    expect(beginPayment(db, wish).id).toBe(beginPayment(db, wish).id);
    expect(walletOf(db)).toEqual([3000, 500, 3000, 500]);
  });

  it.each([
    ['another channel', { channel: 'alipay' }],
    ['the wallet', { usesWallet: true }],
  ] as const)('closes the older one for %s', (_what, change) => {
    const older = beginPayment(db, { orders: [first, second], now: NOW });
    const newer = beginPayment(db, { orders: [first, second], now: NOW, ...change });
    expect(newer.id).not.toBe(older.id);
    expect(payNow(older)).toMatchObject({ state: 'closed', message: '已改用其他方式' });
  });

  it('closes the older one that holds one of the orders, and frees its part of the wallet', () => {
    beginPayment(db, { orders: [first, second], usesWallet: true, now: NOW });
    beginPayment(db, { orders: [second], now: NOW });
    expect(walletOf(db)).toEqual([3000, 500, 0, 0]);
  });

  it('can take from the wallet what the older one had frozen', () => {
    beginPayment(db, { orders: [first], usesWallet: true, now: NOW });
    const newer = beginPayment(db, { orders: [first], channel: 'alipay', usesWallet: true, now: NOW });
    expect([newer.walletBonusFen, newer.walletPrincipalFen]).toEqual([500, 3000]);
    expect(walletOf(db)).toEqual([3000, 500, 3000, 500]);
  });

  it('lets the orders of a bank transfer wait three days', () => {
    const at = NOW + MINUTE_MS;
    const payment = beginPayment(db, { orders: [first], channel: 'transfer', now: at });
    expect(payment.expiresAt).toBe(at + TRANSFER_WITHIN_MS);
    expect(orderNow(first)).toMatchObject({
      expiresAt: at + TRANSFER_WITHIN_MS,
      dueAt: at + TRANSFER_WITHIN_MS,
    });
    catchUp(db, NOW + PAY_WITHIN_MS + 1);
    expect([stateNow(first), stateNow(second)]).toEqual(['unpaid', 'canceled']);
  });
});

describe('settlePayment', () => {
  it('pays the orders, spends the frozen part and says by which way', () => {
    const payment = beginPayment(db, { orders: [first, second], usesWallet: true, now: NOW });
    expect(settled(db, payment, NOW + 5)).toMatchObject({ state: 'succeeded', settledAt: NOW + 5 });
    expect([stateNow(first), stateNow(second)]).toEqual(['paid', 'paid']);
    expect(walletOf(db)).toEqual([0, 0, 0, 0]);
    expect(walletEntriesOf(db, SUPER).at(-1)).toMatchObject({ amountFen: -3500, bonusFen: -500 });
    expect(logOf(first)).toEqual(['钱包余额 ¥35.00，微信支付 ¥85.00，付款成功，等待审稿']);
  });

  it('gives money back that came twice', () => {
    const payment = beginPayment(db, { orders: [first], now: NOW });
    settled(db, payment, NOW);
    expect(settled(db, payment, NOW)).toMatchObject({
      state: 'succeeded',
      refundedFen: 10_000,
      message: '重复付款已退回',
    });
    expect(logOf(first).at(-1)).toBe('重复付款已退回，¥100.00 原路退回');
    expect(orderNow(first)?.refundedFen).toBe(0);
  });

  it('gives money back that came after the order ended', () => {
    const payment = beginPayment(db, { orders: [first], usesWallet: true, now: NOW });
    catchUp(db, first.expiresAt + 1);
    expect(payNow(payment).state).toBe('closed');
    expect(settled(db, payment, first.expiresAt + 1)).toMatchObject({
      state: 'refunded',
      refundedFen: 6500,
      message: '订单已关闭，款项已原路退回',
    });
    expect(logOf(first).at(-1)).toBe('订单已关闭，¥65.00 已原路退回');
    expect(stateNow(first)).toBe('canceled');
    expect(walletOf(db)).toEqual([3000, 500, 0, 0]);
  });

  it('pays after all when the payment was closed but the order still waits', () => {
    const payment = beginPayment(db, { orders: [first], usesWallet: true, now: NOW });
    closePayment(db, payment, { at: NOW, message: '已取消付款' });
    expect(settled(db, payment, NOW + 1).state).toBe('succeeded');
    expect(stateNow(first)).toBe('paid');
    expect(walletOf(db)).toEqual([0, 0, 0, 0]);
  });

  it('gives the money back when the wallet can no longer pay its part', () => {
    const payment = beginPayment(db, { orders: [first], usesWallet: true, now: NOW });
    closePayment(db, payment, { at: NOW, message: '已取消付款' });
    fillWallet(db, 100, 0);
    expect(settled(db, payment, NOW + 1)).toMatchObject({ state: 'refunded', refundedFen: 6500 });
    expect(stateNow(first)).toBe('unpaid');
    const next = settled(db, beginPayment(db, { orders: [first], now: NOW + 1 }), NOW + 1);
    expect(payerOf(db, first.id)?.id).toBe(next.id);
  });

  it('takes the part of the wallet as it is now', () => {
    const payment = beginPayment(db, { orders: [first], usesWallet: true, now: NOW });
    failPayment(db, payment, '付款失败');
    fillWallet(db, 4000, 0);
    expect(settled(db, payment, NOW + 1)).toMatchObject({ walletPrincipalFen: 3500, walletBonusFen: 0 });
    expect(walletOf(db)).toEqual([500, 0, 0, 0]);
  });

  it('gives back only the part of the order that cannot be paid', () => {
    const payment = beginPayment(db, { orders: [first, second], now: NOW });
    applyOrderEvent(db, { orderId: second.id, event: 'cancel', at: NOW });
    expect(settled(db, payment, NOW)).toMatchObject({
      state: 'succeeded',
      refundedFen: 2000,
      message: '付款成功；订单已关闭，¥20.00 已原路退回',
    });
    expect([stateNow(first), stateNow(second)]).toEqual(['paid', 'canceled']);
    expect(logOf(second).at(-1)).toBe('订单已关闭，¥20.00 已原路退回');
  });

  it('closes what else waits for the orders', () => {
    const older = beginPayment(db, { orders: [first], now: NOW });
    const newer = beginPayment(db, { orders: [first], channel: 'alipay', usesWallet: true, now: NOW });
    settled(db, older, NOW);
    expect(payNow(newer)).toMatchObject({ state: 'closed', message: '订单已用其他方式付款' });
    expect(walletOf(db)).toEqual([3000, 500, 0, 0]);
  });

  it('gives the second of two payments back, in whichever order they came', () => {
    const older = beginPayment(db, { orders: [first], now: NOW });
    const newer = beginPayment(db, { orders: [first], channel: 'alipay', now: NOW });
    settled(db, newer, NOW);
    expect(settled(db, older, NOW)).toMatchObject({
      state: 'refunded',
      message: '订单已用其他方式付款，款项已原路退回',
    });
    expect(payerOf(db, first.id)?.id).toBe(newer.id);
  });

  it('is done whole or not at all', () => {
    const payment = beginPayment(db, { orders: [first, second], usesWallet: true, now: NOW });
    db.sqlite.exec(
      `CREATE TRIGGER no_pay BEFORE UPDATE ON orders WHEN new.id = ${second.id} BEGIN SELECT RAISE(ABORT, 'no'); END`,
    );
    expect(() => settled(db, payment, NOW)).toThrow('no');
    expect([payNow(payment).state, stateNow(first)]).toEqual(['waiting', 'unpaid']);
    expect(walletOf(db)).toEqual([3000, 500, 3000, 500]);
  });
});

describe('expirePayments', () => {
  it('closes a payment at its time and frees the wallet', () => {
    const payment = beginPayment(db, { orders: [first], usesWallet: true, now: NOW });
    expirePayments(db, first.expiresAt - 1, { most: 10 });
    expect(payNow(payment).state).toBe('waiting');
    catchUp(db, first.expiresAt);
    expect(payNow(payment)).toMatchObject({ state: 'closed', message: '超过付款时间，付款已关闭' });
    expect(walletOf(db)).toEqual([3000, 500, 0, 0]);
    expect(stateNow(first)).toBe('canceled');
  });

  it('finds money that came in time although nobody was told', () => {
    const payment = beginPayment(db, { orders: [first], now: NOW });
    markPaidOutside(db, payment.id);
    catchUp(db, first.expiresAt);
    expect(payNow(payment).state).toBe('succeeded');
    expect(stateNow(first)).toBe('paid');
  });
});

describe('endWaitingPayments', () => {
  it('closes what waits, and says why', () => {
    const payment = beginPayment(db, { orders: [first, second], usesWallet: true, now: NOW });
    endWaitingPayments(db, [second.id], { at: NOW, message: '订单已取消', exceptOrderId: second.id });
    expect(payNow(payment)).toMatchObject({ state: 'closed', message: '订单已取消' });
    expect(walletOf(db)).toEqual([3000, 500, 0, 0]);
  });

  it('gives money back that is there already, and pays the other orders with it', () => {
    const payment = beginPayment(db, { orders: [first, second], now: NOW });
    markPaidOutside(db, payment.id);
    endWaitingPayments(db, [second.id], { at: NOW, message: '订单已取消', exceptOrderId: second.id });
    expect(payNow(payment)).toMatchObject({ state: 'succeeded', refundedFen: 2000 });
    expect([stateNow(first), stateNow(second)]).toEqual(['paid', 'unpaid']);
  });
});

describe('refreshCode', () => {
  it('has a new code for five minutes and waits for a scan again', () => {
    const payment = beginPayment(db, { orders: [first], now: NOW });
    const at = NOW + 30 * MINUTE_MS;
    const fresh = refreshCode(db, payment, { codeToken: 'fresh', now: at });
    expect(fresh).toMatchObject({ codeToken: 'fresh', codeExpiresAt: at + PAY_CODE_MS, state: 'waiting' });
  });

  it('never lives longer than the payment', () => {
    const payment = beginPayment(db, { orders: [first], now: NOW });
    const fresh = refreshCode(db, payment, { codeToken: 'fresh', now: first.expiresAt - MINUTE_MS });
    expect(fresh.codeExpiresAt).toBe(first.expiresAt);
  });
});

describe('refundOrderMoney', () => {
  const refund = (order: OrderRow, amountFen: number | 'all') =>
    refundOrderMoney(db, { orderId: order.id, amountFen, at: NOW + 9, title: '订单退款' });

  it('gives back the outside money first, then the principal, then the bonus', () => {
    settled(db, beginPayment(db, { orders: [first], usesWallet: true, now: NOW }), NOW);
    refund(first, 6500);
    expect(walletOf(db)).toEqual([0, 0, 0, 0]);
    refund(first, 1000);
    expect(walletOf(db)).toEqual([1000, 0, 0, 0]);
    refund(first, 2200);
    expect(walletOf(db)).toEqual([3000, 200, 0, 0]);
    expect(walletEntriesOf(db, SUPER).at(-1)).toMatchObject({
      kind: 'refund',
      title: '订单退款',
      amountFen: 2200,
      bonusFen: 200,
    });
  });

  it('never gives more than what was paid', () => {
    const payment = settled(db, beginPayment(db, { orders: [first], now: NOW }), NOW);
    expect([refund(first, 9000), refund(first, 9000), refund(first, 'all')]).toEqual([9000, 1000, 0]);
    expect(orderNow(first)?.refundedFen).toBe(10_000);
    expect(payNow(payment)).toMatchObject({ state: 'refunded', refundedFen: 10_000 });
  });

  it('gives nothing for an order that was not paid, and nothing below zero', () => {
    expect(refund(first, 'all')).toBe(0);
    settled(db, beginPayment(db, { orders: [first], now: NOW }), NOW);
    expect(refund(first, -5)).toBe(0);
  });

  it('keeps the orders of one payment apart', () => {
    const payment = settled(db, beginPayment(db, { orders: [first, second], now: NOW }), NOW);
    refund(second, 'all');
    expect(payNow(payment)).toMatchObject({ state: 'succeeded', refundedFen: 2000 });
    refund(first, 'all');
    expect(payNow(payment)).toMatchObject({ state: 'refunded', refundedFen: 12_000 });
  });

  it('does not count what was paid twice as given back', () => {
    const payment = settled(db, beginPayment(db, { orders: [first], usesWallet: true, now: NOW }), NOW);
    settled(db, payment, NOW);
    refund(first, 'all');
    expect(payNow(payment)).toMatchObject({ state: 'refunded', refundedFen: 6500 + 10_000 });
    expect(walletOf(db)).toEqual([3000, 500, 0, 0]);
  });

  it('counts what went back of an order that could not be paid any more', () => {
    const payment = beginPayment(db, { orders: [first, second], usesWallet: true, now: NOW });
    applyOrderEvent(db, { orderId: second.id, event: 'cancel', at: NOW });
    settled(db, payment, NOW);
    refund(first, 'all');
    expect(payNow(payment)).toMatchObject({ state: 'refunded', refundedFen: 12_000 });
    expect(walletOf(db)).toEqual([3000, 500, 0, 0]);
  });

  it('is part of what the clock does', () => {
    const payment = settled(db, beginPayment(db, { orders: [first], now: NOW }), NOW);
    applyOrderEvent(db, { orderId: first.id, event: 'ask-refund', at: NOW });
    catchUp(db, NOW + 11 * MINUTE_MS);
    expect([stateNow(first), payNow(payment).state]).toEqual(['closed', 'refunded']);
  });

  it('leaves the payments of others alone', () => {
    settled(db, beginPayment(db, { orders: [first], now: NOW }), NOW);
    const other = settled(db, beginPayment(db, { orders: [second], now: NOW }), NOW);
    refund(first, 'all');
    expect(db.orm.select().from(payments).where(eq(payments.id, other.id)).get()).toEqual(other);
  });
});

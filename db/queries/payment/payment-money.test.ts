import { gte } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpen, outsideFen } from '#contracts/rules/payment/payment-states.ts';
import { closeDatabase, type Database } from '../../client.ts';
import { orders, payments } from '../../schema/index.ts';
import { createTestDatabase, TEST_NOW, walletEntriesOf } from '../../testing.ts';
import { catchUp } from '../orders/catch-up.ts';
import { applyOrderEvent } from '../orders/order-machine.ts';
import type { OrderRow } from '../orders/order-reading.ts';
import { fillWallet, SUPER, settled, unpaidOrder, walletOf } from '../orders/testing-orders.ts';
import { checkLedger } from '../wallet/ledger-check.ts';
import type { PaymentRow } from './payment-reading.ts';
import { refundOrderMoney } from './payment-refunds.ts';
import { endWaitingPayments } from './payment-settling.ts';
import {
  askOutsideAbout,
  closePayment,
  createPayment,
  failPayment,
  markPaidOutside,
  markScanned,
} from './payments.ts';

const TOTALS = [10_000, 2_000, 57, 4_350];
const FIRST = 900_001;
const [PRINCIPAL, BONUS] = [6_000, 1_200];
const MINUTE_MS = 60_000;

const place = fc.nat({ max: 11 });
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('begin' as const),
      places: fc.uniqueArray(fc.nat({ max: TOTALS.length - 1 }), { minLength: 1, maxLength: 3 }),
      channel: fc.constantFrom('wallet' as const, 'weixin' as const, 'alipay' as const, 'transfer' as const),
      usesWallet: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'scan',
        'settle',
        'settle',
        'settle',
        'fail',
        'close',
        'no-callback',
        'ask',
        'cancel',
      ),
      place,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      place,
      amountFen: fc.integer({ min: 1, max: 12_000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 30, 119, 121, 4_400),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** One shop with four orders; `received` is all the money that outside parties ever took. */
class Shop {
  readonly db: Database = createTestDatabase();
  now = TEST_NOW;
  received = 0;
  readonly #entriesBefore: number;
  readonly #paymentsBefore: number;

  constructor() {
    fillWallet(this.db, PRINCIPAL, BONUS);
    this.#entriesBefore = walletEntriesOf(this.db, SUPER).length;
    this.#paymentsBefore = this.db.orm.select().from(payments).all().length;
    TOTALS.forEach((total, index) => {
      unpaidOrder(this.db, FIRST + index, total, this.now);
    });
  }

  get orders(): OrderRow[] {
    return this.db.orm.select().from(orders).where(gte(orders.id, FIRST)).orderBy(orders.id).all();
  }

  get payments(): PaymentRow[] {
    return this.db.orm.select().from(payments).orderBy(payments.id).all().slice(this.#paymentsBefore);
  }

  get entries() {
    return walletEntriesOf(this.db, SUPER).slice(this.#entriesBefore);
  }

  take(next: Step): void {
    const { db } = this;
    if (next.kind === 'wait') this.now += next.minutes * MINUTE_MS;
    catchUp(db, this.now);
    if (next.kind === 'begin') this.#begin(next);
    if (next.kind === 'refund' || next.kind === 'cancel') this.#change(next);
    if ('place' in next) {
      const payment = this.payments[next.place % Math.max(1, this.payments.length)];
      if (payment && payment.channel !== 'wallet') this.#pay(next.kind, payment);
    }
  }

  #begin({ places, channel, usesWallet }: Extract<Step, { kind: 'begin' }>): void {
    const chosen = () =>
      this.orders.filter(({ state }, index) => state === 'unpaid' && places.includes(index));
    askOutsideAbout(
      this.db,
      chosen().map(({ id }) => id),
      this.now,
    );
    if (chosen().length === 0) return;
    const codeToken = `code-${this.payments.length}`;
    const wish = { userId: SUPER, orders: chosen(), channel, usesWallet, codeToken, now: this.now };
    createPayment(this.db, wish);
  }

  #change(next: Extract<Step, { place: number }>): void {
    const order = this.orders[next.place % TOTALS.length];
    if (!order) return;
    const { db, now } = this;
    if ('amountFen' in next) {
      refundOrderMoney(db, { orderId: order.id, amountFen: next.amountFen, at: now, title: '退款' });
    } else if (order.state === 'unpaid') {
      endWaitingPayments(db, [order.id], { at: now, message: '订单已取消', exceptOrderId: order.id });
      applyOrderEvent(db, { orderId: order.id, event: 'cancel', at: now });
    }
  }

  #pay(kind: Step['kind'], payment: PaymentRow): void {
    const { db, now } = this;
    if (kind === 'settle') {
      if (!payment.isPaidOutside) this.received += outsideFen(payment);
      settled(db, payment, now);
    }
    if (kind === 'ask') askOutsideAbout(db, [FIRST, FIRST + 1], now);
    if (!isOpen(payment)) return;
    if (kind === 'scan') markScanned(db, payment.id);
    if (kind === 'close') closePayment(db, payment, { at: now, message: '已取消付款' });
    if (payment.isPaidOutside) return;
    if (kind === 'fail') failPayment(db, payment, '付款失败');
    if (kind === 'no-callback') {
      this.received += outsideFen(payment);
      markPaidOutside(db, payment.id);
    }
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function expectTrueBooks(shop: Shop): void {
  const spent = 0 - sum(shop.entries.filter(({ kind }) => kind === 'pay').map(({ amountFen }) => amountFen));
  const notYetTold = sum(shop.payments.filter(({ isPaidOutside }) => isPaidOutside).map(outsideFen));
  const givenBack = sum(shop.payments.map(({ refundedFen }) => refundedFen));
  const paid = shop.orders.filter(({ paidAt }) => paidAt !== null);
  const kept = sum(paid.map(({ payTotalFen, refundedFen }) => payTotalFen - refundedFen));
  expect(shop.received - notYetTold + spent - givenBack).toBe(kept);

  const [principal = 0, bonus = 0, frozenPrincipal, frozenBonus] = walletOf(shop.db);
  const open = shop.payments.filter(isOpen);
  expect(principal + bonus).toBe(PRINCIPAL + BONUS + sum(shop.entries.map(({ amountFen }) => amountFen)));
  expect(bonus).toBe(BONUS + sum(shop.entries.map(({ bonusFen }) => bonusFen)));
  expect(frozenPrincipal).toBe(sum(open.map(({ walletPrincipalFen }) => walletPrincipalFen)));
  expect(frozenBonus).toBe(sum(open.map(({ walletBonusFen }) => walletBonusFen)));
  for (const { refundedFen, payTotalFen } of shop.orders)
    expect(refundedFen).toBeLessThanOrEqual(payTotalFen);
}

describe('the money of payments', () => {
  it('is paid or given back, never both and never neither', () => {
    let settlements = 0;
    fc.assert(
      fc.property(fc.array(step, { minLength: 8, maxLength: 30, size: 'max' }), (steps) => {
        const shop = new Shop();
        for (const next of steps) {
          shop.take(next);
          expectTrueBooks(shop);
        }
        expect(checkLedger(shop.db).problems).toEqual([]);
        settlements += shop.payments.filter(({ settledAt }) => settledAt !== null).length;
        closeDatabase(shop.db);
      }),
      { numRuns: 40, seed: 20_261_121 },
    );
    expect(settlements).toBeGreaterThan(40);
  });
});

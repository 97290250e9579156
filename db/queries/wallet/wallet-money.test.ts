import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpen } from '#contracts/rules/payment/payment-states.ts';
import { RECHARGE_CHANNELS } from '#contracts/rules/wallet/recharge.ts';
import { closeDatabase, type Database } from '../../client.ts';
import { orders, payments } from '../../schema/index.ts';
import { SEEDED_GIFT_CODES } from '../../seeded/wallets.ts';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import { catchUp } from '../orders/catch-up.ts';
import { fillWallet, SUPER, unpaidOrder, walletOf } from '../orders/testing-orders.ts';
import type { PaymentRow } from '../payment/payment-reading.ts';
import { refundOrderMoney } from '../payment/payment-refunds.ts';
import { askOutside, settlePayment } from '../payment/payment-settling.ts';
import { closePayment, createPayment, failPayment, markPaidOutside, saveSlip } from '../payment/payments.ts';
import { redeemGiftCode } from './gift-codes.ts';
import { checkLedger } from './ledger-check.ts';
import { askRechargeRefund } from './recharge-refunds.ts';
import { createRecharge } from './recharges.ts';

const HOUR_MS = 3_600_000;
const FIRST = 900_001;
const TOTALS = [3_000, 57, 12_000];

const nth = fc.nat({ max: 7 });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('recharge' as const),
      yuan: fc.constantFrom(1, 99, 100, 500),
      channel: fc.constantFrom(...RECHARGE_CHANNELS),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom('settle', 'settle', 'settle', 'fail', 'close', 'no-callback', 'ask', 'report'),
      nth,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      nth,
      keepsBonus: fc.boolean(),
      isMistaken: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pay' as const), nth, isWhole: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('give-back' as const), nth, fen: fc.nat(13_000) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('redeem' as const), nth }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.constantFrom(1, 3, 25, 73) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** A member with an empty wallet and three orders to pay, and all that the world can do to the money. */
class Purse {
  readonly db: Database = createTestDatabase();
  now = TEST_NOW;
  readonly #before: number;
  readonly #dump: () => string;

  constructor() {
    fillWallet(this.db, 0, 0);
    this.#before = this.db.orm.select().from(payments).all().length;
    TOTALS.forEach((total, index) => {
      unpaidOrder(this.db, FIRST + index, total, this.now);
    });
    this.#dump = () => walletOf(this.db).join();
  }

  get payments(): PaymentRow[] {
    return this.db.orm.select().from(payments).orderBy(payments.id).all().slice(this.#before);
  }

  take(next: Step): void {
    const { db } = this;
    if (next.kind === 'wait') this.now += next.hours * HOUR_MS;
    catchUp(db, this.now);
    if (next.kind === 'recharge') {
      const codeToken = `purse-${this.payments.length}`;
      const wish = { userId: SUPER, amountFen: next.yuan * 100, channel: next.channel, codeToken };
      createRecharge(db, { ...wish, now: this.now });
    }
    if (next.kind === 'redeem') this.#redeem(next.nth);
    if (next.kind === 'pay') this.#pay(next.nth, next.isWhole);
    if (next.kind === 'give-back') {
      const orderId = FIRST + (next.nth % TOTALS.length);
      refundOrderMoney(db, { orderId, amountFen: next.fen, at: this.now, title: '退款' });
    }
    const payment = 'nth' in next ? this.payments[next.nth % Math.max(1, this.payments.length)] : undefined;
    if (payment && next.kind === 'refund') this.#refund(next, payment);
    else if (payment) this.#outside(next.kind, payment);
  }

  #redeem(nth: number): void {
    const { code = '' } = SEEDED_GIFT_CODES[nth % SEEDED_GIFT_CODES.length] ?? {};
    redeemGiftCode(this.db, { userId: SUPER, code, now: this.now });
  }

  #pay(nth: number, isWhole: boolean): void {
    const unpaid = this.db.orm
      .select()
      .from(orders)
      .all()
      .filter(({ id, state }) => id >= FIRST && state === 'unpaid');
    const order = unpaid[nth % Math.max(1, unpaid.length)];
    if (!order) return;
    const channel = isWhole ? 'wallet' : 'alipay';
    const codeToken = `purse-${this.payments.length}`;
    createPayment(this.db, {
      userId: SUPER,
      orders: [order],
      channel,
      usesWallet: true,
      codeToken,
      now: this.now,
    });
  }

  #refund(next: Extract<Step, { kind: 'refund' }>, { no, amountFen }: PaymentRow): void {
    const before = this.#dump();
    const shownFen = amountFen - (next.isMistaken ? 1 : 0);
    const wish = { userId: SUPER, payNo: no, keepsBonus: next.keepsBonus, shownFen, now: this.now };
    const asked = askRechargeRefund(this.db, wish);
    if (asked.kind !== 'done') expect(this.#dump()).toBe(before);
  }

  #outside(kind: Step['kind'], payment: PaymentRow): void {
    const { db, now } = this;
    if (payment.channel === 'wallet') return;
    // Settling again, late or after it was given up is what outside parties do.
    if (kind === 'settle') settlePayment(db, { paymentId: payment.id, at: now });
    if (kind === 'ask') askOutside(db, payment.id, now);
    if (!isOpen(payment)) return;
    if (kind === 'close') closePayment(db, payment, { at: now, message: '已取消支付' });
    if (kind === 'report') saveSlip(db, payment.id, { payer: '演示', serialNo: '123456' });
    if (payment.isPaidOutside) return;
    if (kind === 'fail') failPayment(db, payment, '付款失败');
    if (kind === 'no-callback') markPaidOutside(db, payment.id);
  }
}

describe('the money of a wallet', () => {
  it('agrees with the ledger, the payments, the orders and the refunds after every step', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.array(step, { minLength: 6, maxLength: 18, size: 'max' }), (steps) => {
        const purse = new Purse();
        for (const next of steps) {
          purse.take(next);
          expect(checkLedger(purse.db).problems, JSON.stringify(next)).toEqual([]);
        }
        for (const { state } of purse.payments) seen.add(state);
        closeDatabase(purse.db);
      }),
      { numRuns: 20, seed: 20_261_123 },
    );
    expect([...seen].sort()).toEqual(['closed', 'failed', 'refunded', 'scanned', 'succeeded', 'waiting']);
  });

  it('loses nothing when the work breaks off in the middle', () => {
    const purse = new Purse();
    purse.take({ kind: 'recharge', yuan: 100, channel: 'weixin' });
    const [payment] = purse.payments;
    const breakOff = () =>
      purse.db.sqlite.transaction(() => {
        settlePayment(purse.db, { paymentId: payment?.id ?? 0, at: purse.now });
        throw new Error('killed');
      })();
    expect(breakOff).toThrow('killed');
    expect([walletOf(purse.db), checkLedger(purse.db).problems]).toEqual([[0, 0, 0, 0], []]);
    settlePayment(purse.db, { paymentId: payment?.id ?? 0, at: purse.now });
    expect([walletOf(purse.db), checkLedger(purse.db).problems]).toEqual([[10_000, 500, 0, 0], []]);
    closeDatabase(purse.db);
  });
});

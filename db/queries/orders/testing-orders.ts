/** What the tests of payments share: orders made of nothing but a price, and money looked at from outside. */
import { eq } from 'drizzle-orm';
import { mustBeDone } from '#contracts/rules/decision.ts';
import { adjustment } from '#contracts/rules/money-ledger/postings.ts';
import { PAY_WITHIN_MS } from '#contracts/rules/orders/order-times.ts';
import type { Database } from '../../client.ts';
import { orders, wallets } from '../../schema/index.ts';
import { type PaymentRow, paymentById } from '../payment/payment-reading.ts';
import { settlePayment } from '../payment/payment-settling.ts';
import { createPayment, type PaymentWish } from '../payment/payments.ts';
import { book } from '../wallet/ledger.ts';
import type { OrderRow } from './order-reading.ts';

export const SUPER = 10003;

/** An unpaid order of super. */
export function unpaidOrder(db: Database, id: number, payTotalFen: number, now: number): OrderRow {
  const expiresAt = now + PAY_WITHIN_MS;
  const province = '浙江省';
  return db.orm
    .insert(orders)
    .values({
      id,
      no: `20261121${String(id).padStart(8, '0')}`,
      userId: SUPER,
      state: 'unpaid',
      dueAt: expiresAt,
      dueEvent: 'expire',
      address: JSON.stringify({ province }),
      receiverName: '沈知远',
      receiverMobile: '19000000003',
      delivery: 'standard',
      expectedFrom: '2026-11-28',
      expectedTo: '2026-11-30',
      goodsTotalFen: payTotalFen,
      payTotalFen,
      createdAt: now,
      expiresAt,
    })
    .returning()
    .get();
}

let tokens = 0;

/** Begins a payment of these orders; by weixin without the wallet unless told otherwise. */
export function beginPayment(
  db: Database,
  wish: Pick<PaymentWish, 'orders' | 'now'> & Partial<PaymentWish>,
): PaymentRow {
  tokens += 1;
  const codeToken = `token-${tokens}`;
  const usual = { userId: SUPER, channel: 'weixin', usesWallet: false, codeToken } as const;
  return mustBeDone(createPayment(db, { ...usual, ...wish }));
}

export function settled(db: Database, payment: PaymentRow, at: number): PaymentRow {
  settlePayment(db, { paymentId: payment.id, at });
  return paymentById(db, payment.id);
}

/** Puts so much into the wallet of super, and nothing frozen. */
export function fillWallet(db: Database, principalFen: number, bonusFen: number): void {
  const before = {
    principalFen: 0,
    bonusFen: 0,
    ...db.orm.select().from(wallets).where(eq(wallets.userId, SUPER)).get(),
  };
  const unfrozen = { frozenPrincipalFen: 0, frozenBonusFen: 0 };
  db.orm.update(wallets).set(unfrozen).where(eq(wallets.userId, SUPER)).run();
  const added = {
    principalFen: principalFen - before.principalFen,
    bonusFen: bonusFen - before.bonusFen,
  };
  const facts = { userId: SUPER, kind: 'adjust', title: '余额调整', paymentId: null, at: 0 } as const;
  book(db, { ...facts, postings: adjustment(added) });
}

/** Principal, bonus, and what of each is frozen. */
export function walletOf(db: Database): number[] {
  const own = db.sqlite
    .prepare(
      'SELECT principal_fen, bonus_fen, frozen_principal_fen, frozen_bonus_fen FROM wallets WHERE user_id = ?',
    )
    .raw()
    .get(SUPER);
  return Array.isArray(own) ? own : [];
}

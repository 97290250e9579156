import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whyNotInvoicable } from '#contracts/rules/invoices/invoicable.ts';
import { AUTHORITY_ANSWERS } from '#contracts/rules/invoices/invoice-states.ts';
import { runScenario } from '../../scenarios/index.ts';
import { SEEDED_TITLES } from '../../seeded/invoices.ts';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import { catchUp } from '../orders/catch-up.ts';
import { refundOrderMoney } from '../payment/payment-refunds.ts';
import { checkLedger } from '../wallet/ledger-check.ts';
import { applyInvoice, tellAuthority } from './applying.ts';
import { invoicablePage, ordersByIds } from './invoicable-orders.ts';
import { invoicePage } from './invoice-reading.ts';
import { redInvoice, retryInvoice } from './moving.ts';

const SUPER = 10003;
const MINUTE_MS = 60_000;
const BUYER = SEEDED_TITLES[0]?.fields;
if (!BUYER) throw new Error('there is no saved title');
const buyer = BUYER;

const place = fc.nat(20);
const step = fc.oneof(
  fc.record({ kind: fc.constant('apply' as const), place, answer: fc.constantFrom(...AUTHORITY_ANSWERS) }),
  fc.record({ kind: fc.constant('retry' as const), place }),
  fc.record({ kind: fc.constant('red' as const), place, isReissued: fc.boolean() }),
  fc.record({ kind: fc.constant('refund' as const), place, percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 0, max: 2000 }) }),
);

describe('the money of invoices', () => {
  it('is never more than what was paid and not given back, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        const db = createTestDatabase();
        let now = TEST_NOW;
        const all = () => invoicePage(db, { userId: SUPER, page: 1, pageSize: 100 }).list;
        for (const one of steps) {
          now += 1000;
          if (one.kind === 'wait') now += one.minutes * MINUTE_MS;
          catchUp(db, now, { userId: SUPER });
          const { list } = invoicablePage(db, { userId: SUPER, now, page: 1, pageSize: 20 });
          const order = one.kind === 'wait' ? undefined : list[one.place % Math.max(1, list.length)];
          const invoice = one.kind === 'wait' ? undefined : all()[one.place % Math.max(1, all().length)];
          if (one.kind === 'apply' && order) {
            tellAuthority(db, one.answer, 1);
            const wish = { userId: SUPER, type: 'special', buyer, remark: '', email: '', at: now } as const;
            applyInvoice(db, [order], { ...wish, shownFen: order.totalFen });
          }
          if (one.kind === 'retry' && invoice) retryInvoice(db, invoice, now);
          if (one.kind === 'red' && invoice) {
            redInvoice(db, invoice, {
              reason: '抬头开错',
              reissueFor: one.isReissued ? buyer : null,
              at: now,
            });
          }
          if (one.kind === 'refund') {
            const ids = db.sqlite
              .prepare<[], number>(`SELECT id FROM orders WHERE user_id = ${SUPER}`)
              .pluck()
              .all();
            const orderId = ids[one.place % ids.length] ?? 0;
            const [{ facts } = { facts: null }] = ordersByIds(db, [orderId]);
            const amountFen = Math.ceil(((facts?.payTotalFen ?? 0) * one.percent) / 100);
            refundOrderMoney(db, { orderId, amountFen, at: now, title: '售后退款' });
          }
          expect(checkLedger(db).problems.filter(({ what }) => what.startsWith('invoice'))).toEqual([]);
        }
        db.sqlite.close();
      }),
      { numRuns: 25 },
    );
  });
});

describe('what can be invoiced', () => {
  it('is found by the same rule that says why the others cannot', () => {
    const db = createTestDatabase();
    const found = invoicablePage(db, { userId: SUPER, now: TEST_NOW, page: 1, pageSize: 100 });
    const ids = db.sqlite.prepare<[], number>(`SELECT id FROM orders WHERE user_id = ${SUPER}`).pluck().all();
    const byRule = ordersByIds(db, ids).filter(({ facts }) => whyNotInvoicable(facts, TEST_NOW) === null);
    expect(new Set(found.list.map(({ orderNo }) => orderNo))).toEqual(
      new Set(byRule.map(({ orderNo }) => orderNo)),
    );
    expect(found.availableFen).toBe(byRule.reduce((sum, { totalFen }) => sum + totalFen, 0));
    expect(found.total).toBeGreaterThan(3);
    db.sqlite.close();
  });

  it('is issued by itself when an order is finished that asked for it', () => {
    const db = createTestDatabase();
    const before = invoicePage(db, { userId: SUPER, page: 1, pageSize: 100 }).total;
    const orderNo = finishWished(db);
    catchUp(db, TEST_NOW + 20 * 24 * 60 * MINUTE_MS, { userId: SUPER });
    const { list, total } = invoicePage(db, { userId: SUPER, page: 1, pageSize: 100 });
    expect(total).toBeGreaterThan(before);
    expect(list.find(({ lines }) => lines.some((line) => line.orderNo === orderNo))).toMatchObject({
      state: 'issued',
      buyer: { name: '沈知远', kind: 'personal' },
    });
    db.sqlite.close();
  });

  it('is taken back and invoiced anew when a part of the money goes back', () => {
    const db = createTestDatabase();
    const { invoiceNo, orderNo } = runScenario('invoice-in-state', { db, now: TEST_NOW });
    const orderId = db.sqlite
      .prepare<[string], number>('SELECT id FROM orders WHERE no = ?')
      .pluck()
      .get(orderNo ?? '');
    refundOrderMoney(db, { orderId: orderId ?? 0, amountFen: 100, at: TEST_NOW, title: '售后退款' });
    catchUp(db, TEST_NOW + 10 * MINUTE_MS, { userId: SUPER });
    const of = invoicePage(db, { userId: SUPER, page: 1, pageSize: 100 }).list.filter(({ lines }) =>
      lines.some((line) => line.orderNo === orderNo),
    );
    const [rest, whole] = of;
    expect(whole).toMatchObject({ no: invoiceNo, state: 'reddened', reason: '订单退款' });
    expect(rest).toMatchObject({ state: 'issued', totalFen: (whole?.totalFen ?? 0) - 100 });
    db.sqlite.close();
  });
});

/** An order of super's that is on its way and was placed with a wish for an invoice: it has arrived. */
function finishWished(db: ReturnType<typeof createTestDatabase>): string {
  const sql = `UPDATE orders SET invoice = '{"kind":"personal","title":"沈知远","taxNo":"","email":""}'
    WHERE id = (SELECT min(id) FROM orders WHERE user_id = ${SUPER} AND state = 'shipped') RETURNING no`;
  return String(db.sqlite.prepare(sql).pluck().get());
}

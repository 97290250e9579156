import { describe, expect, it } from 'vitest';
import type { OperationId } from '#contracts/operations.ts';
import type { OrderAction } from '#contracts/rules/orders/order-actions.ts';
import { ORDER_STATES, type OrderState } from '#contracts/rules/orders/order-states.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { appForEachTest, factsOf } from '../testing.ts';
import { act, detailListOf, detailOf, expectRefused, newKey, orderIn } from './testing.ts';

type OrderOperation = Extract<OperationId, `OrderServiceMag.${string}`>;

type Words = Readonly<Record<string, string>>;

/** What each operation does, a state in which it can, and what is sent besides the number of the order. */
const OPERATIONS: readonly (readonly [OrderAction, OrderState, OrderOperation, Words])[] = [
  ['cancel', 'unpaid', 'OrderServiceMag.cancelOrder', { reason: '不想要了' }],
  ['updateAddress', 'unpaid', 'OrderServiceMag.updateOrderAddress', { addrID: '80002' }],
  ['replaceFile', 'paid', 'OrderServiceMag.replaceFile', {}],
  ['acceptFile', 'checking_failed', 'OrderServiceMag.acceptFile', {}],
  ['confirmProof', 'proofing', 'OrderServiceMag.answerProof', { answer: 'accept', note: '' }],
  ['changeProof', 'proofing', 'OrderServiceMag.answerProof', { answer: 'change', note: '封面再亮一些' }],
  ['urge', 'paid', 'OrderServiceMag.urgeOrder', {}],
  ['acknowledgeDelay', 'delayed', 'OrderServiceMag.acknowledgeDelay', {}],
  ['refund', 'ready', 'OrderServiceMag.applyRefund', { reason: '不想要了' }],
  ['confirmReceive', 'shipped', 'OrderServiceMag.confirmReceive', {}],
  [
    'afterSale',
    'done',
    'OrderServiceMag.applyAfterSale',
    { kind: 'reprint', reason: '印刷质量问题', description: '第 12 页有色差' },
  ],
  ['review', 'done', 'OrderServiceMag.reviewOrder', { stars: '5', text: '' }],
  ['rebuy', 'canceled', 'OrderServiceMag.rebuy', { version: 'ordered' }],
  ['delete', 'closed', 'OrderServiceMag.deleteOrder', {}],
];

const WITH_KEY: readonly OrderAction[] = ['cancel', 'replaceFile', 'refund', 'afterSale'];

const app = appForEachTest();

/** Only a version that is newer than the ordered one can take its place. */
function changePublication(): void {
  app().world.clock.advance(1000);
  runScenario('publication-changed', { db: app().world.db, now: app().world.clock.now() });
}

async function wish(orderNo: string, action: OrderAction, more: Words) {
  const [file] = action === 'replaceFile' ? await detailListOf(app(), orderNo, 'files') : [];
  if (action === 'replaceFile') changePublication();
  const key = WITH_KEY.includes(action) ? { idemKey: newKey() } : {};
  return { orderNo, ...more, ...key, ...(file ? { lineID: String(file.lineID) } : {}) };
}

describe.each(OPERATIONS)('%s', (action, possible, operation, more) => {
  it('is done where the order offers it, and nowhere else', async () => {
    for (const state of ORDER_STATES) {
      const orderNo = orderIn(app(), state);
      const sent = await wish(orderNo, action, more);
      const offered = (await detailOf(app(), orderNo)).handleOption as readonly string[];
      if (!offered.includes(action)) await expectRefused(app(), operation, sent, 'order-state');
      else expect([state, (await act(app(), operation, sent)).json.code]).toEqual([state, 0]);
    }
  });

  it('does not know an order that was deleted', async () => {
    const orderNo = orderIn(app(), 'done');
    const sent = await wish(orderNo, action, more);
    await act(app(), 'OrderServiceMag.deleteOrder', { orderNo });
    await expectRefused(app(), operation, sent, 'order-not-found');
  });

  it('touches no other order', async () => {
    const orderNo = orderIn(app(), possible);
    const sent = await wish(orderNo, action, more);
    const others = () =>
      JSON.stringify(app().world.db.sqlite.prepare('SELECT * FROM orders WHERE no <> ?').all(orderNo));
    const before = others();
    const facts = factsOf(app());
    await act(app(), operation, sent);
    expect(factsOf(app())).not.toBe(facts);
    expect(others()).toBe(before);
  });
});

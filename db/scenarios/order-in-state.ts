import { eq } from 'drizzle-orm';
import { ORDER_STATES, type OrderState } from '#contracts/rules/orders/order-states.ts';
import { PRODUCTION_STAGES } from '#contracts/rules/orders/order-times.ts';
import { ORDER_PARTS_MAX, type PartPlace } from '#contracts/rules/parcels/order-parts.ts';
import type { Database } from '../client.ts';
import { listAddresses } from '../queries/account/addresses.ts';
import { askAfterSale } from '../queries/orders/after-sales.ts';
import { orderById } from '../queries/orders/order-reading.ts';
import { afterSales, orderLines, orders } from '../schema/index.ts';
import { DELAY_REASON } from '../seeded/delay-reason.ts';
import { accountOrRefuse, doneOrRefuse, idOrRefuse } from './find.ts';
import { forgetPayments, paymentsOfOrderNo } from './forget-payments.ts';
import { makeOrder } from './make-order.ts';
import { type Scenario, ScenarioRefused } from './types.ts';

interface OrderParams extends Record<string, string> {
  account: string;
  state: string;
  stage: string;
  proof: string;
  addresses: string;
  orderNo: string;
  lineID: string;
  afterSaleNo: string;
}

/** What each account prints: a publication of its own, goods that take its pages, and so many copies. */
const LINES: Readonly<Record<string, { publicationId: number; goodsId: number; count: number }>> = {
  super: { publicationId: 50001, goodsId: 1, count: 10 },
  demo: { publicationId: 52002, goodsId: 1, count: 2 },
  vip: { publicationId: 51001, goodsId: 2, count: 30 },
  enterprise: { publicationId: 53001, goodsId: 2, count: 60 },
};

const SINCE_MS = 2 * 60_000;

export const orderInState: Scenario<OrderParams> = {
  name: 'order-in-state',
  title: '订单在任一状态（退款、售后、待付款…）',
  description:
    'The account has one more order, which came into the state two minutes ago; stage counts for producing and delayed. Where they are given it has a number of its own, its line an id, and a reprint is asked for under a number. With several addresses its copies are split evenly among the first ones of the member.',
  defaults: {
    account: 'super',
    state: 'paid',
    stage: 'printing',
    proof: 'N',
    addresses: '1',
    orderNo: '',
    lineID: '',
    afterSaleNo: '',
  },
  choices: { state: ORDER_STATES },
  run({ db, now }, { account, state, stage, proof, addresses, orderNo, lineID, afterSaleNo }) {
    const user = accountOrRefuse(db, account);
    const line = LINES[account];
    const address = listAddresses(db, user.id)[0];
    if (!line || !address) throw new ScenarioRefused(`"${account}" has nothing to order or no address`);
    // A number of its own makes it this one order, however often the scenario runs.
    if (orderNo !== '') {
      forgetPayments(db, paymentsOfOrderNo(db, orderNo));
      db.orm.delete(orders).where(eq(orders.no, orderNo)).run();
    }
    const orderId = makeOrder(
      db,
      {
        userId: user.id,
        lines: [line],
        address,
        places: placesOf(db, { userId: user.id, count: line.count, addresses }),
        state: stateOrRefuse(state),
        stage: stageOrRefuse(stage),
        wantsProof: proof === 'Y',
        sinceMs: SINCE_MS,
        reason: state === 'delayed' ? DELAY_REASON : '不想要了',
      },
      now,
    );
    if (orderNo !== '') db.orm.update(orders).set({ no: orderNo }).where(eq(orders.id, orderId)).run();
    if (lineID !== '') {
      const id = idOrRefuse(lineID, 'lineID');
      db.orm.update(orderLines).set({ id }).where(eq(orderLines.orderId, orderId)).run();
    }
    if (afterSaleNo !== '') askReprint(db, { orderId, no: afterSaleNo, at: now - SINCE_MS });
    const made = orderById(db, orderId);
    return { orderNo: made?.order.no ?? '', userId: String(user.id), orderId: String(orderId) };
  },
};

/** The copies split evenly, the first addresses getting one more; none for one address. */
function placesOf(
  db: Database,
  { userId, count, addresses }: { userId: number; count: number; addresses: string },
): PartPlace[] {
  const wanted = idOrRefuse(addresses, 'addresses');
  if (wanted === 1) return [];
  const list = listAddresses(db, userId).slice(0, wanted);
  if (list.length < wanted || wanted > Math.min(ORDER_PARTS_MAX, count)) {
    throw new ScenarioRefused(`an order of ${count} copies cannot go to ${addresses} addresses`);
  }
  return list.map((address, at) => ({
    address,
    copies: [Math.floor(count / wanted) + (at < count % wanted ? 1 : 0)],
  }));
}

function askReprint(db: Database, { orderId, no, at }: { orderId: number; no: string; at: number }): void {
  const order = orderById(db, orderId)?.order;
  if (!order) return;
  const words = { kind: 'reprint', reason: '印刷质量问题', description: '第 12 页有明显色差' } as const;
  const given = doneOrRefuse(askAfterSale(db, { order, ...words, at }));
  db.orm.update(afterSales).set({ no }).where(eq(afterSales.no, given)).run();
}

function stateOrRefuse(text: string): OrderState {
  const state = ORDER_STATES.find((known) => known === text);
  if (!state) throw new ScenarioRefused(`there is no order state "${text}", only ${ORDER_STATES.join(', ')}`);
  return state;
}

function stageOrRefuse(text: string): string {
  const keys = PRODUCTION_STAGES.map(({ key }) => key);
  if (!keys.includes(text)) {
    throw new ScenarioRefused(`there is no production stage "${text}", only ${keys.join(', ')}`);
  }
  return text;
}

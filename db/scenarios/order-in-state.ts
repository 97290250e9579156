import { eq } from 'drizzle-orm';
import { ORDER_STATES, type OrderState } from '#contracts/rules/order-states.ts';
import { PRODUCTION_STAGES } from '#contracts/rules/order-times.ts';
import { DELAY_REASON, FILE_PROBLEMS } from '../demo/file-problems.ts';
import { listAddresses } from '../queries/addresses.ts';
import { orderById } from '../queries/order-reading.ts';
import { orders } from '../schema/index.ts';
import { accountOrRefuse } from './find.ts';
import { makeOrder } from './make-order.ts';
import { type Scenario, ScenarioRefused } from './types.ts';

interface OrderParams extends Record<string, string> {
  account: string;
  state: string;
  stage: string;
  proof: string;
  orderNo: string;
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
  description:
    'The account has one more order, which came into the state two minutes ago; stage counts for producing and delayed, and it has a number of its own where one is given.',
  defaults: { account: 'super', state: 'paid', stage: 'printing', proof: 'N', orderNo: '' },
  run({ db, now }, { account, state, stage, proof, orderNo }) {
    const user = accountOrRefuse(db, account);
    const line = LINES[account];
    const address = listAddresses(db, user.id)[0];
    if (!line || !address) throw new ScenarioRefused(`"${account}" has nothing to order or no address`);
    // A number of its own makes it this one order, however often the scenario runs.
    if (orderNo !== '') db.orm.delete(orders).where(eq(orders.no, orderNo)).run();
    const orderId = makeOrder(
      db,
      {
        userId: user.id,
        lines: [line],
        address,
        state: stateOrRefuse(state),
        stage: stageOrRefuse(stage),
        wantsProof: proof === 'Y',
        sinceMs: SINCE_MS,
        reason: state === 'delayed' ? DELAY_REASON : '不想要了',
        problems: FILE_PROBLEMS,
      },
      now,
    );
    if (orderNo !== '') db.orm.update(orders).set({ no: orderNo }).where(eq(orders.id, orderId)).run();
    const made = orderById(db, orderId);
    return { orderNo: made?.order.no ?? '', userId: String(user.id), orderId: String(orderId) };
  },
};

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

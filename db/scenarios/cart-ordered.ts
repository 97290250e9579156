import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { ORDER_LINES_MAX } from '#contracts/rules/limits.ts';
import { ORDER_STATES, type OrderState } from '#contracts/rules/orders/order-states.ts';
import { PRODUCTION_STAGES } from '#contracts/rules/orders/order-times.ts';
import type { Database } from '../client.ts';
import { listAddresses } from '../queries/account/addresses.ts';
import { cartLine } from '../queries/cart/cart.ts';
import { deleteCartLines } from '../queries/cart/cart-changes.ts';
import { cartLines, orderLines, orders } from '../schema/index.ts';
import { accountOrRefuse, idOrRefuse } from './find.ts';
import { type LineToMake, makeOrder } from './make-order.ts';
import { type Scenario, ScenarioRefused } from './types.ts';

interface OrderedParams extends Record<string, string> {
  account: string;
  cartIDs: string;
  state: string;
  stage: string;
  minutes: string;
  couponID: string;
}

const MINUTE_MS = 60_000;

export const cartOrdered: Scenario<OrderedParams> = {
  name: 'cart-ordered',
  title: '购物车商品已下单',
  description:
    'Cart lines of the account, ids joined by commas, became one order and left the cart; it came into the state so many minutes ago. The stage counts for producing and delayed; a coupon is spent where its id is given.',
  defaults: {
    account: 'demo',
    cartIDs: '92001,92002',
    state: 'unpaid',
    stage: 'printing',
    minutes: '1',
    couponID: '',
  },
  choices: { state: ORDER_STATES },
  run({ db, now }, { account, cartIDs, state, stage, minutes, couponID }) {
    const user = accountOrRefuse(db, account);
    const address = listAddresses(db, user.id)[0];
    if (!address) throw new ScenarioRefused(`"${account}" has no address`);
    const lineIds = cartIDs.split(',').map((text) => idOrRefuse(text, 'a cart line'));
    if (lineIds.length > ORDER_LINES_MAX) {
      throw new ScenarioRefused(`an order has at most ${ORDER_LINES_MAX} lines`);
    }
    const order = {
      userId: user.id,
      address,
      state: stateOrRefuse(state),
      stage: stageOrRefuse(stage),
      sinceMs: minutesOrRefuse(minutes) * MINUTE_MS,
      couponId: couponID === '' ? null : idOrRefuse(couponID, 'couponID'),
    };
    let orderId = orderedBefore(db, { ...order, lineIds });
    if (orderId === null) {
      const lines = lineIds.map((lineId) => lineOrRefuse(db, { userId: user.id, lineId }));
      orderId = makeOrder(db, { ...order, lines }, now);
      deleteCartLines(db, { userId: user.id, lineIds, now });
    }
    const made = db.orm.select({ no: orders.no }).from(orders).where(eq(orders.id, orderId)).get();
    return { orderNo: made?.no ?? '', orderId: String(orderId), userId: String(user.id) };
  },
};

interface Wanted {
  readonly userId: number;
  readonly state: OrderState;
  readonly lineIds: readonly number[];
}

/** The order that these lines became, when they lie in the cart no more and it is as far as it should be. */
function orderedBefore(db: Database, { userId, state, lineIds }: Wanted): number | null {
  if (lineIds.some((lineId) => cartLine(db, userId, lineId))) return null;
  const isOwn = and(eq(cartLines.userId, userId), inArray(cartLines.id, [...lineIds]));
  const works = db.orm.select({ id: cartLines.publicationId }).from(cartLines).where(isOwn).all();
  const row = db.orm
    .select({ orderId: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.state, state),
        inArray(
          orderLines.publicationId,
          works.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(orders.id)
    .having(eq(count(), lineIds.length))
    .orderBy(desc(orders.id))
    .get();
  return row?.orderId ?? null;
}

/** Printed as it lay in the cart. */
function lineOrRefuse(db: Database, { userId, lineId }: { userId: number; lineId: number }): LineToMake {
  const line = cartLine(db, userId, lineId);
  if (line?.state !== 'valid') throw new ScenarioRefused(`cart line ${lineId} cannot be ordered`);
  const { publicationId, goodsId, count, remark } = line;
  return { publicationId, goodsId, count, remark, chosen: Object.values(line.selections) };
}

function stateOrRefuse(text: string): OrderState {
  const state = ORDER_STATES.find((known) => known === text);
  if (!state) throw new ScenarioRefused(`there is no order state "${text}", only ${ORDER_STATES.join(', ')}`);
  return state;
}

function stageOrRefuse(text: string): string {
  const keys: readonly string[] = PRODUCTION_STAGES.map(({ key }) => key);
  if (keys.includes(text)) return text;
  throw new ScenarioRefused(`there is no production stage "${text}", only ${keys.join(', ')}`);
}

function minutesOrRefuse(text: string): number {
  if (/^\d{1,4}$/.test(text)) return Number(text);
  throw new ScenarioRefused(`minutes must be a whole number up to 9999, not "${text}"`);
}

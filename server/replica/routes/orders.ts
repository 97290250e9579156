import { LISTED_ORDERS, type OrderView, type SHOP_EVENTS } from '#contracts/control/product.ts';
import type { OrderState } from '#contracts/rules/orders/order-states.ts';
import { nextStepOf, shipsByItself } from '#contracts/rules/orders/order-steps.ts';
import type { Database } from '#db/client.ts';
import { prolongSessions } from '#db/queries/account/sessions.ts';
import { decideAfterSale } from '#db/queries/orders/after-sales.ts';
import { catchUp } from '#db/queries/orders/catch-up.ts';
import { orderCounts } from '#db/queries/orders/order-counts.ts';
import { applyOrderEvent, type Happening } from '#db/queries/orders/order-machine.ts';
import {
  anyOrderByNo,
  type OrderRead,
  type OrderRow,
  orderById,
  ordersPage,
} from '#db/queries/orders/order-reading.ts';
import type { Moment } from '#server/outside/login-moment.ts';
import type { World } from '#server/worlds/world.ts';
import { accountOrRefuse } from '../account-or-refuse.ts';
import type { SomeHandlers } from '../control/handlers.ts';
import { badControlRequest, ControlProblem, controlNotFound } from '../control-problem.ts';

type ShopEvent = (typeof SHOP_EVENTS)[number];

const DELAYED = '纸张到货晚一天，生产顺延';
const FAULTY = '图片约 150 dpi，印刷后会模糊';
/** More steps than any order takes from its payment to its end. */
const MOST_STEPS = 20;

/** Lets the workshop work (推进订单): what comes next to whose orders, and that it happens now. */
export const orderHandlers = {
  'GET /orders'({ world, query: { account } }) {
    const { id: userId } = accountOrRefuse(world, account);
    const { db } = world;
    const now = world.clock.now();
    catchUp(db, now, { userId });
    const filter = { userId, tab: 'all' as const, keyword: '', now, page: 1, pageSize: LISTED_ORDERS };
    return { list: ordersPage(db, filter).map(orderView), total: orderCounts(db, filter).all };
  },

  'POST /orders/{no}/advance'({ world, path, body: { event, to, reason, withClock } }) {
    if ([event, to, withClock].filter((way) => way !== undefined).length > 1) {
      throw badControlRequest('say only one of event, to and withClock');
    }
    const moment = { db: world.db, now: world.clock.now() };
    const { db } = moment;
    catchUp(db, moment.now, { numbers: [path.no] });
    const order = orderOrRefuse(db, path.no);
    if (withClock) {
      leapTo(world, plannedOrRefuse(order));
      catchUp(db, world.clock.now(), { numbers: [path.no] });
      return standing(db, path.no);
    }
    return db.sqlite.transaction(() => {
      if (event !== undefined) shopEvent(moment, order, { event, reason });
      else if (to !== undefined) advanceTo(moment, order.id, to);
      else advanceOnce(moment, order);
      return standing(db, path.no);
    })();
  },
} satisfies SomeHandlers;

function orderView({ order, lines }: OrderRead): OrderView {
  return {
    orderNo: order.no,
    title: lines[0]?.publicationName ?? '',
    lines: lines.length,
    state: order.state,
    stage: order.stage,
    next: nextStepOf(order),
    shipsByItself: shipsByItself(order),
  };
}

function orderOrRefuse(db: Database, no: string): OrderRow {
  const order = anyOrderByNo(db, no);
  if (!order) throw controlNotFound('unknown-order', `there is no order "${no}"`);
  return order;
}

function demand(db: Database, happening: Happening, order: OrderRow): void {
  if (applyOrderEvent(db, happening).kind === 'done') return;
  throw impossible(`an order that is ${order.state} cannot ${happening.event}`);
}

function standing(db: Database, orderNo: string) {
  const { no, state, stage } = orderOrRefuse(db, orderNo);
  return { orderNo: no, state, stage };
}

/** What happens to the order by itself, and when. */
function plannedOrRefuse(order: OrderRow): { event: Happening['event']; at: number } {
  if (order.state === 'unpaid') {
    throw impossible(`order ${order.no} waits for its payment: POST /__replica/pay/${order.no}/settle`);
  }
  if (order.dueEvent === '' || order.dueAt === null) {
    throw impossible(`nothing is planned for an order that is ${order.state}`);
  }
  return { event: order.dueEvent as Happening['event'], at: order.dueAt };
}

/** Whoever looks on stays logged in: it is the order that gets older. */
function leapTo({ db, clock, journal }: World, { at }: { at: number }): void {
  const now = clock.now();
  prolongSessions(db, { now, by: at - now });
  clock.advance(at - now);
  journal.announce('clock', clock.state());
}

function advanceOnce({ db, now }: Moment, order: OrderRow): void {
  demand(db, { orderId: order.id, event: plannedOrRefuse(order).event, at: now }, order);
}

function advanceTo(moment: Moment, orderId: number, state: OrderState): void {
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const order = orderById(moment.db, orderId)?.order;
    if (!order || order.state === state) return;
    advanceOnce(moment, order);
  }
  throw impossible(`the order does not come to ${state} by itself`);
}

function shopEvent(
  { db, now: at }: Moment,
  order: OrderRow,
  { event, reason }: { event: ShopEvent; reason: string | undefined },
): void {
  const { id: orderId } = order;
  switch (event) {
    case 'delay': {
      const why = reason ?? DELAYED;
      demand(db, { orderId, event, at, reason: why, text: `生产延期：${why}` }, order);
      return;
    }
    case 'fail-check':
      demand(db, { orderId, event, at, fileProblems: problemsOf(db, orderId, reason ?? FAULTY) }, order);
      return;
    case 'resume':
      demand(db, { orderId, event, at }, order);
      return;
    default:
      if (decideAfterSale(db, { orderId, isAgreed: event === 'agree-after-sale', at }).kind !== 'done') {
        throw impossible('no after-sale of the order waits for an answer');
      }
  }
}

function problemsOf(db: Database, orderId: number, text: string): string {
  const lineId = orderById(db, orderId)?.lines[0]?.id ?? 0;
  return JSON.stringify([{ lineId, level: 'error', page: 1, text }]);
}

function impossible(message: string): ControlProblem {
  return new ControlProblem(409, 'order-state', message);
}

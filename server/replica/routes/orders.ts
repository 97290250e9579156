import type { FastifyInstance } from 'fastify';
import { ORDER_STATES, type OrderState } from '#contracts/rules/order-states.ts';
import { decideAfterSale } from '#db/queries/after-sales.ts';
import { catchUp } from '#db/queries/catch-up.ts';
import { applyOrderEvent, type Happening, type OrderRow } from '#db/queries/order-machine.ts';
import { anyOrderByNo, orderById } from '#db/queries/order-reading.ts';
import { refundOrderMoney } from '#db/queries/payments.ts';
import { demandKnown, fieldsOf, textField } from '../body.ts';
import type { ControlParts } from '../control-parts.ts';
import { badControlRequest, ControlProblem, controlNotFound } from '../control-problem.ts';

interface OrderRoute {
  Params: { no: string };
}

/** What the workshop and the shop can do that does not come by itself. */
const SHOP_EVENTS = ['delay', 'resume', 'fail-check', 'agree-after-sale', 'refuse-after-sale'] as const;
type ShopEvent = (typeof SHOP_EVENTS)[number];

const DELAYED = '纸张到货晚一天，生产顺延';
const FAULTY = '图片约 150 dpi，印刷后会模糊';
/** More steps than any order takes from its payment to its end. */
const MOST_STEPS = 20;

/** Lets the workshop work (推进订单): the next thing that is planned happens now, or what is asked for. */
export function orderRoutes(plane: FastifyInstance, { world }: ControlParts): void {
  plane.post<OrderRoute>('/orders/:no/advance', async ({ params, body }) => {
    const fields = fieldsOf(body);
    demandKnown(fields, ['event', 'reason', 'to']);
    const event = textField(fields, 'event');
    const to = textField(fields, 'to');
    const reason = textField(fields, 'reason');
    if (event !== undefined && to !== undefined) throw badControlRequest('say event or to, not both');
    const { db } = world;
    const now = world.clock.now();
    catchUp(db, now);
    const { id } = orderOrRefuse(params.no);
    return db.sqlite.transaction(() => {
      if (event !== undefined) shopEvent(orderOrRefuse(params.no), shopEventOf(event), { now, reason });
      else if (to !== undefined) advanceTo(id, stateOf(to), now);
      else advanceOnce(orderOrRefuse(params.no), now);
      const { no, state, stage } = orderOrRefuse(params.no);
      return { orderNo: no, state, stage };
    })();
  });

  function orderOrRefuse(no: string): OrderRow {
    const order = anyOrderByNo(world.db, no);
    if (!order) throw controlNotFound('unknown-order', `there is no order "${no}"`);
    return order;
  }

  function demand(happening: Happening, order: OrderRow): void {
    if (applyOrderEvent(world.db, happening)) return;
    throw impossible(`an order that is ${order.state} cannot ${happening.event}`);
  }

  function advanceOnce(order: OrderRow, now: number): void {
    const { id: orderId, dueEvent } = order;
    if (order.state === 'unpaid') {
      throw impossible(`order ${order.no} waits for its payment: POST /__replica/pay/${order.no}/settle`);
    }
    if (dueEvent === '') throw impossible(`nothing is planned for an order that is ${order.state}`);
    if (dueEvent === 'refund') {
      refundOrderMoney(world.db, { orderId, amountFen: 'all', at: now, title: '订单退款' });
    }
    demand({ orderId, event: dueEvent as Happening['event'], at: now }, order);
  }

  function advanceTo(orderId: number, state: OrderState, now: number): void {
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const order = orderById(world.db, orderId)?.order;
      if (!order || order.state === state) return;
      advanceOnce(order, now);
    }
    throw impossible(`the order does not come to ${state} by itself`);
  }

  function shopEvent(
    order: OrderRow,
    event: ShopEvent,
    { now: at, reason }: { now: number; reason: string | undefined },
  ): void {
    const { id: orderId } = order;
    switch (event) {
      case 'delay': {
        const why = reason ?? DELAYED;
        demand({ orderId, event, at, reason: why, text: `生产延期：${why}` }, order);
        return;
      }
      case 'fail-check':
        demand({ orderId, event, at, fileProblems: problemsOf(orderId, reason ?? FAULTY) }, order);
        return;
      case 'resume':
        demand({ orderId, event, at }, order);
        return;
      default:
        if (!decideAfterSale(world.db, { orderId, isAgreed: event === 'agree-after-sale', at })) {
          throw impossible('no after-sale of the order waits for an answer');
        }
    }
  }

  function problemsOf(orderId: number, text: string): string {
    const lineId = orderById(world.db, orderId)?.lines[0]?.id ?? 0;
    return JSON.stringify([{ lineId, level: 'error', page: 1, text }]);
  }
}

function shopEventOf(text: string): ShopEvent {
  const event = SHOP_EVENTS.find((known) => known === text);
  if (!event) throw badControlRequest(`there is no event "${text}"; known are ${SHOP_EVENTS.join(', ')}`);
  return event;
}

function stateOf(text: string): OrderState {
  const state = ORDER_STATES.find((known) => known === text);
  if (!state) throw badControlRequest(`there is no state "${text}"; known are ${ORDER_STATES.join(', ')}`);
  return state;
}

function impossible(message: string): ControlProblem {
  return new ControlProblem(409, 'order-state', message);
}

import { canDo, type OrderAction } from '#contracts/rules/orders/order-actions.ts';
import type { OrderEdit } from '#contracts/rules/orders/order-edits.ts';
import type { OrderHappening } from '#contracts/rules/orders/order-moves.ts';
import type { OrderState } from '#contracts/rules/orders/order-states.ts';
import { changeOrder } from '#db/queries/orders/order-changes.ts';
import { applyOrderEvent } from '#db/queries/orders/order-machine.ts';
import { type OrderRead, type OrderRow, orderByNo } from '#db/queries/orders/order-reading.ts';
import { refusal } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { actionFacts } from './views/order-card.ts';

/** The caller's order of this number with which the action is possible now; every other is refused. */
export function orderFor(context: Context, orderNo: string, action: OrderAction): OrderRead {
  const read = orderByNo(context.db, context.user.id, orderNo);
  if (!read) throw refusal('order-not-found');
  if (!canDo(action, actionFacts(read, context.now))) throw refusal('order-state');
  return read;
}

/** Lets something happen to the order now; refused where its state does not take it. */
export function happen(
  { db, now }: Context,
  { order }: OrderRead,
  happening: Omit<OrderHappening, 'at'>,
): OrderState {
  return doneOrRefuse(applyOrderEvent(db, { orderId: order.id, at: now, ...happening }));
}

/** Changes something about the order now that does not move it. */
export function edit(
  { db, now }: Context,
  { order }: OrderRead,
  edit: OrderEdit<Partial<OrderRow>>,
): OrderState {
  changeOrder(db, { orderId: order.id, at: now, edit });
  return order.state;
}

/** What every action on an order answers. */
export function movedReply(orderNo: string, state: OrderState) {
  return { code: 0 as const, message: '成功', data: { orderNo, state } };
}

import { randomBytes } from 'node:crypto';
import { mustBeDone } from '#contracts/rules/decision.ts';
import { formatFen } from '#contracts/rules/money.ts';
import { isOpen, PAYMENT_MESSAGES } from '#contracts/rules/payment/payment-states.ts';
import { catchUp } from '#db/queries/orders/catch-up.ts';
import type { OrderRow } from '#db/queries/orders/order-reading.ts';
import {
  openPaymentsOf,
  ordersOfPayment,
  orderToPay,
  type PaymentRow,
  paymentByNo,
} from '#db/queries/payment/payment-reading.ts';
import { settlePayment } from '#db/queries/payment/payment-settling.ts';
import { closePayment, createPayment, failPayment } from '#db/queries/payment/payments.ts';
import type { Moment } from '#server/outside/login-moment.ts';
import type { ControlCall, SomeHandlers } from '../control/handlers.ts';
import { ControlProblem, controlNotFound } from '../control-problem.ts';

type Change = (moment: Moment, payment: PaymentRow) => PaymentRow;

/** Does what a customer with money, a bank clerk or time would do. */
export const payHandlers = {
  'POST /pay/{no}/settle': change(true, ({ db, now }, payment) => {
    const hasNoMoney = isOpen(payment) || payment.state === 'closed' || payment.state === 'failed';
    if (!hasNoMoney) throw impossible(`payment ${payment.no} is ${payment.state}`);
    return settlePayment(db, { paymentId: payment.id, at: now });
  }),

  'POST /pay/{no}/fail': change(false, ({ db }, payment) => {
    if (!isOpen(payment) || payment.isPaidOutside) throw impossible(`payment ${payment.no} cannot fail now`);
    return failPayment(db, payment, '付款失败，请重试或换一种方式');
  }),

  'POST /pay/{no}/expire': change(false, ({ db, now }, payment) => {
    if (!isOpen(payment)) throw impossible(`payment ${payment.no} is ${payment.state}`);
    return closePayment(db, payment, { at: now, message: PAYMENT_MESSAGES.expired });
  }),
} satisfies SomeHandlers;

function change(begins: boolean, apply: Change) {
  return ({ world: { db, clock }, path: { no } }: ControlCall<'POST /pay/{no}/settle'>) => {
    const moment = { db, now: clock.now() };
    catchUp(db, moment.now, { numbers: [no] });
    const changed = db.sqlite.transaction(() => apply(moment, paymentOf(moment, no, { begins })))();
    return {
      payNo: changed.no,
      state: changed.state,
      message: changed.message,
      amount: formatFen(changed.amountFen),
      refunded: formatFen(changed.refundedFen),
      orderNos: ordersOfPayment(db, changed.id).map((order) => order.no),
    };
  };
}

/** Of an order, its payment that waits; one can be begun for it, so that a test pays an order in one call. */
function paymentOf(moment: Moment, no: string, { begins }: { begins: boolean }): PaymentRow {
  const { db } = moment;
  const payment = paymentByNo(db, no);
  if (payment) return payment;
  const order = orderToPay(db, no);
  if (!order) throw controlNotFound('unknown-payment', `there is no payment and no order "${no}"`);
  const [waiting] = openPaymentsOf(db, [order.id]);
  if (waiting) return waiting;
  if (!begins || order.state !== 'unpaid') {
    throw impossible(`order ${no} is ${order.state} and no payment of it waits`);
  }
  return begin(moment, order);
}

function begin({ db, now }: Moment, order: OrderRow): PaymentRow {
  const codeToken = randomBytes(32).toString('hex');
  const wish = { userId: order.userId, orders: [order], usesWallet: false, codeToken, now };
  // Only the wallet can have too little.
  return mustBeDone(createPayment(db, { ...wish, channel: 'weixin' }));
}

function impossible(message: string): ControlProblem {
  return new ControlProblem(409, 'payment-state', message);
}

import { eq, or } from 'drizzle-orm';
import { mustBeDone } from '#contracts/rules/decision.ts';
import { hasCode } from '#contracts/rules/payment/payment-states.ts';
import { orderById } from '../queries/orders/order-reading.ts';
import { settlePayment } from '../queries/payment/payment-settling.ts';
import { createPayment, failPayment, markPaidOutside, markScanned } from '../queries/payment/payments.ts';
import { payments } from '../schema/index.ts';
import { accountOrRefuse } from './find.ts';
import { forgetPayments } from './forget-payments.ts';
import { orderInState } from './order-in-state.ts';
import { type Scenario, ScenarioRefused } from './types.ts';

interface PaymentParams extends Record<string, string> {
  account: string;
  orderNo: string;
  payNo: string;
  channel: string;
  state: string;
}

const CHANNELS = ['weixin', 'alipay', 'transfer'] as const;

export const paymentInState: Scenario<PaymentParams> = {
  name: 'payment-in-state',
  title: '付款：等待、失败、成功',
  description:
    'The account has one more order and a payment of it: waiting, scanned, processing (paid, but the notice of it was lost), failed or succeeded; numbers are given or made.',
  defaults: { account: 'super', orderNo: '', payNo: '', channel: 'weixin', state: 'waiting' },
  run(context, { account, orderNo, payNo, channel, state }) {
    const { db, now } = context;
    const user = accountOrRefuse(db, account);
    const known = CHANNELS.find((one) => one === channel);
    if (!known)
      throw new ScenarioRefused(`there is no outside channel "${channel}", only ${CHANNELS.join(', ')}`);
    const made = orderInState.run(context, { ...orderInState.defaults, account, orderNo, state: 'unpaid' });
    const order = orderById(db, Number(made.orderId));
    if (!order) throw new ScenarioRefused('the order was not made');
    const codeToken = `demo-code-${order.order.id}`;
    // An order that was made anew has the id of the one before, whose payment would be in the way.
    const before = or(eq(payments.codeToken, codeToken), payNo === '' ? undefined : eq(payments.no, payNo));
    const old = db.orm.select({ id: payments.id }).from(payments).where(before).all();
    forgetPayments(
      db,
      old.map(({ id }) => id),
    );
    const wish = {
      userId: user.id,
      orders: [order.order],
      channel: known,
      usesWallet: false,
      codeToken,
      now,
    };
    // Only the wallet can have too little.
    const payment = mustBeDone(createPayment(db, wish));
    const { id } = payment;
    if (payNo !== '') db.orm.update(payments).set({ no: payNo }).where(eq(payments.id, id)).run();
    if (state === 'scanned' && hasCode(payment)) markScanned(db, id);
    else if (state === 'processing') markPaidOutside(db, id);
    else if (state === 'failed') failPayment(db, payment, '付款未成功，请重试或换一种方式');
    else if (state === 'succeeded') settlePayment(db, { paymentId: id, at: now });
    else if (state !== 'waiting') {
      throw new ScenarioRefused(
        `there is no payment state "${state}", only waiting, scanned, processing, failed, succeeded`,
      );
    }
    return { orderNo: order.order.no, payNo: payNo || payment.no, userId: String(user.id), codeToken };
  },
};

import { checkPayable } from '#contracts/rules/payment/payable-orders.ts';
import type { Channel } from '#contracts/rules/payment/payment-states.ts';
import { paymentByNo } from '#db/queries/payment/payment-reading.ts';
import { askOutsideAbout, createPayment } from '#db/queries/payment/payments.ts';
import { choiceRefusal, refusal } from '#server/errors.ts';
import type { Context, Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { once } from '../once.ts';
import { upToDate } from '../up-to-date.ts';
import { namedOrders } from './pay-orders.ts';
import { payReply } from './pay-view.ts';

const CHANNELS: readonly Channel[] = ['wallet', 'weixin', 'alipay', 'transfer'];

/** 发起支付. The key remembers which payment it began, so that a repeated call sees how far that one is by now. */
export const createPay: Handler<'PayServiceMag.createPay'> = upToDate((input, context) => {
  const orders = namedOrders(context, input.orderNos);
  const channel = CHANNELS.find((known) => known === input.channel);
  if (!channel) throw choiceRefusal('请选择支付方式');
  if (input.useWallet !== 'Y' && input.useWallet !== 'N') throw choiceRefusal('请选择是否使用钱包余额');
  // The money of an older payment may be there: better to find out than to let it be paid again.
  askOutsideAbout(
    context.db,
    orders.map(({ id }) => id),
    context.now,
  );
  const usesWallet = input.useWallet === 'Y';
  const payNo = once(context, 'PayServiceMag.createPay', input, () =>
    begin(context, { orderNos: input.orderNos, channel, usesWallet }),
  );
  const payment = paymentByNo(context.db, payNo);
  if (!payment) throw refusal('payment-not-found');
  return payReply(context, payment);
});

function begin(
  context: Context,
  { orderNos, channel, usesWallet }: { orderNos: string; channel: Channel; usesWallet: boolean },
): string {
  const { db, now, user } = context;
  const orders = namedOrders(context, orderNos);
  doneOrRefuse(checkPayable(orders, now));
  const codeToken = context.secret();
  const wish = { userId: user.id, orders, channel, usesWallet, codeToken, now };
  return doneOrRefuse(createPayment(db, wish)).no;
}

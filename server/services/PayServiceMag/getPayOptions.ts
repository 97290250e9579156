import { formatFen, yuanText } from '#contracts/rules/money.ts';
import { CHANNEL_NAMES } from '#contracts/rules/orders/order-words.ts';
import { checkPayable } from '#contracts/rules/payment/payable-orders.ts';
import { amountOf, isOfExactly, usableWallet } from '#contracts/rules/payment/payment-plan.ts';
import { splitWallet } from '#contracts/rules/price/wallet-split.ts';
import { waitingFor } from '#db/queries/payment/payment-reading.ts';
import { freeWallet } from '#db/queries/payment/wallets-read.ts';
import { BANK_ACCOUNT } from '#server/product.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { upToDate } from '../up-to-date.ts';
import { wireOrder } from './order-to-pay.ts';
import { readNamedOrders } from './pay-orders.ts';
import { teamWay } from './team-way.ts';

const BANK = { ...BANK_ACCOUNT, note: '请在附言中填写订单号' } as const;

/** 支付方式. What waiting payments of these orders froze of the wallet counts as there: a new one closes them. */
export const getPayOptions: Handler<'PayServiceMag.getPayOptions'> = upToDate((input, context) => {
  const { db, now, user } = context;
  const reads = readNamedOrders(context, input.orderNos);
  const orders = reads.map(({ order }) => order);
  doneOrRefuse(checkPayable(orders, now));
  const ids = orders.map(({ id }) => id);
  const amountFen = amountOf(orders);
  const waiting = waitingFor(db, ids);
  const usable = usableWallet(freeWallet(db, user.id), waiting);
  const split = splitWallet({ ...usable, amountFen });
  const missing = split.restFen === 0 ? '' : `余额不足，还差 ${yuanText(split.restFen)}`;
  return {
    code: 0,
    message: '成功',
    data: {
      orders: reads.map(wireOrder),
      amount: formatFen(amountFen),
      expiresAt: new Date(Math.min(...orders.map(({ expiresAt }) => expiresAt))).toISOString(),
      wantsWallet: orders.some(({ wantsWallet }) => wantsWallet === 'Y') ? 'Y' : 'N',
      wallet: {
        balance: formatFen(usable.principalFen + usable.bonusFen),
        principal: formatFen(usable.principalFen),
        bonus: formatFen(usable.bonusFen),
        off: formatFen(split.offFen),
        rest: formatFen(split.restFen),
        text: split.text,
      },
      channels: [
        { code: 'weixin', name: CHANNEL_NAMES.weixin, available: 'Y', reason: '' },
        { code: 'alipay', name: CHANNEL_NAMES.alipay, available: 'Y', reason: '' },
        {
          code: 'wallet',
          name: CHANNEL_NAMES.wallet,
          available: missing === '' ? 'Y' : 'N',
          reason: missing,
        },
        { code: 'transfer', name: CHANNEL_NAMES.transfer, available: 'Y', reason: '' },
      ],
      bank: BANK,
      pendingPayNo: waiting.find((payment) => isOfExactly(payment, ids))?.no ?? '',
      ...teamWay(context, ids, amountFen),
    },
  };
});

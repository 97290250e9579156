import type { Output } from '#contracts/operations.ts';
import { fileAddress } from '#contracts/rules/files/file-address.ts';
import { formatFen } from '#contracts/rules/money.ts';
import { CHANNEL_NAMES } from '#contracts/rules/orders/order-words.ts';
import { hasCode, isOpen, outsideFen } from '#contracts/rules/payment/payment-states.ts';
import { ordersOfPayment, type PaymentRow } from '#db/queries/payment/payment-reading.ts';
import type { Context } from '#server/servlet/handler-types.ts';

export type PayReply = Extract<Output<'PayServiceMag.queryPay'>, { code: 0 }>;

/** A payment as its member sees it (支付单). */
export function payReply(context: Context, payment: PaymentRow): PayReply {
  const { db } = context;
  const outside = outsideFen(payment);
  const isCodeShown = hasCode(payment) && isOpen(payment);
  return {
    code: 0,
    message: '成功',
    data: {
      payNo: payment.no,
      orderNos: ordersOfPayment(db, payment.id).map(({ no }) => no),
      channel: payment.channel,
      channelName: CHANNEL_NAMES[payment.channel],
      state: payment.state,
      amount: formatFen(payment.amountFen),
      walletAmount: formatFen(payment.amountFen - outside),
      payAmount: formatFen(outside),
      codeUrl: isCodeShown ? context.outsideUrl(`/cashier/${payment.codeToken}`) : '',
      codeExpiresAt: isCodeShown ? new Date(payment.codeExpiresAt).toISOString() : '',
      expiresAt: new Date(payment.expiresAt).toISOString(),
      message: payment.message || usualMessage(payment),
      payer: payment.payer,
      serialNo: payment.serialNo,
      slipPath: fileAddress(payment.slipHash),
    },
  };
}

const WAITING: Readonly<Record<PaymentRow['channel'], string>> = {
  wallet: '正在用钱包余额支付',
  weixin: '请使用微信扫一扫',
  alipay: '请使用支付宝扫一扫',
  transfer: '请转账后提交付款户名和流水号',
};

function usualMessage({ state, channel }: PaymentRow): string {
  switch (state) {
    case 'waiting':
      return WAITING[channel];
    case 'scanned':
      return '已扫码，请在手机上完成支付';
    case 'succeeded':
      return '付款成功';
    case 'failed':
      return '付款失败，请重试';
    case 'closed':
      return '付款已关闭';
    case 'refunded':
      return '款项已原路退回';
  }
}

import { upgradeTitle } from '#contracts/rules/membership/offers.ts';
import { formatFen } from '#contracts/rules/money.ts';
import { CHANNEL_NAMES } from '#contracts/rules/orders/order-words.ts';
import { hasCode, isOpen, outsideFen } from '#contracts/rules/payment/payment-states.ts';
import { rechargeTitle } from '#contracts/rules/wallet/recharge.ts';
import { upgradeOf } from '#db/queries/membership/upgrade-settling.ts';
import { catchUp } from '#db/queries/orders/catch-up.ts';
import {
  ordersOfPayment,
  orderTitles,
  type PaymentRow,
  paymentByToken,
} from '#db/queries/payment/payment-reading.ts';
import { settlePayment } from '#db/queries/payment/payment-settling.ts';
import { failPayment, markPaidOutside, markScanned } from '#db/queries/payment/payments.ts';
import { rechargeOf } from '#db/queries/wallet/recharge-crediting.ts';
import { refusal } from '#server/errors.ts';
import type { Moment } from './login-moment.ts';

/** How the customer at the cashier can let it end (支付结果). */
export const OUTCOMES = ['success', 'fail', 'no-callback', 'twice'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const SHOP = '书桌印刷';

/** What the page of the cashier shows (收银台). */
export function cashierView({ db, now }: Moment, token: string) {
  const payment = paymentOrRefuse({ db, now }, token);
  const orders = ordersOfPayment(db, payment.id);
  const titles = orderTitles(
    db,
    orders.map(({ id }) => id),
  );
  const recharge = rechargeOf(db, payment.id);
  const upgrade = upgradeOf(db, payment.id);
  const other =
    (recharge && rechargeTitle(payment.amountFen, recharge.bonusFen)) ?? (upgrade && upgradeTitle(upgrade));
  const endsAt = payment.state === 'waiting' ? payment.codeExpiresAt : payment.expiresAt;
  return {
    payNo: payment.no,
    state: payment.state,
    message: payment.message,
    shop: SHOP,
    amount: formatFen(outsideFen(payment)),
    channel: payment.channel,
    channelName: CHANNEL_NAMES[payment.channel],
    purpose: recharge ? 'recharge' : upgrade ? 'upgrade' : 'orders',
    orders: other
      ? [{ orderNo: payment.no, title: other }]
      : orders.map(({ id, no }) => ({ orderNo: no, title: titles.get(id) ?? no })),
    expires: isOpen(payment) ? Math.max(0, Math.ceil((endsAt - now) / 1000)) : 0,
    isPaid: payment.isPaidOutside || payment.settledAt !== null || payment.state === 'refunded',
    canScan: payment.state === 'waiting',
    outcomes: possibleOutcomes(payment),
  };
}

/** 扫码. Seeing the code twice is no mistake, so a second scan changes nothing. */
export function scanPayCode({ db, now }: Moment, token: string): void {
  const payment = paymentOrRefuse({ db, now }, token);
  if (!isOpen(payment)) throw refusal('payment-state');
  if (payment.state === 'waiting') markScanned(db, payment.id);
}

/** 付款 as the customer of the outside party. */
export function payAtCashier({ db, now }: Moment, token: string, outcome: Outcome): void {
  const payment = paymentOrRefuse({ db, now }, token);
  if (!possibleOutcomes(payment).includes(outcome)) throw refusal('payment-state');
  const { id: paymentId } = payment;
  if (outcome === 'fail')
    failPayment(db, payment, `${CHANNEL_NAMES[payment.channel]}未成功，请重试或换一种方式`);
  else if (outcome === 'no-callback') markPaidOutside(db, paymentId);
  else settlePayment(db, { paymentId, at: now });
  if (outcome === 'twice') settlePayment(db, { paymentId, at: now });
}

/**
 * A payment that was closed or failed meanwhile can still be paid by a customer who has the page open: that is how
 * money comes too late. Once somebody has paid, only a double click pays again.
 */
function possibleOutcomes(payment: PaymentRow): readonly Outcome[] {
  if (payment.isPaidOutside) return [];
  if (isOpen(payment)) return OUTCOMES;
  return payment.state === 'closed' || payment.state === 'failed' ? ['success', 'twice'] : [];
}

/** Knowing the unguessable code is the permission. A code that was refreshed or ran out unscanned is as good as none. */
function paymentOrRefuse({ db, now }: Moment, token: string): PaymentRow {
  catchUp(db, now, { numbers: [paymentByToken(db, token)?.no ?? ''] });
  const payment = paymentByToken(db, token);
  if (!payment || !hasCode(payment) || payment.codeExpiresAt === 0) throw refusal('unknown-pay-code');
  if (payment.state === 'waiting' && payment.codeExpiresAt <= now) throw refusal('unknown-pay-code');
  return payment;
}

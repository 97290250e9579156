import type { Output } from '#contracts/operations.ts';
import { formatFen } from '#contracts/rules/money.ts';
import { CHANNEL_NAMES, paymentStateText } from '#contracts/rules/orders/order-words.ts';
import { PAYMENT_MESSAGES, type WalletMoney } from '#contracts/rules/payment/payment-states.ts';
import {
  RECHARGE_CHANNELS,
  RECHARGE_STATE_TEXTS,
  rechargeState,
  rechargeTitle,
} from '#contracts/rules/wallet/recharge.ts';
import { planRechargeRefund, refundText } from '#contracts/rules/wallet/recharge-refund.ts';
import type { Recharge } from '#db/queries/wallet/recharges.ts';

type RechargeView = Extract<Output<'WalletServiceMag.createRecharge'>, { code: 0 }>['data'];

/** A recharge as its member sees it (充值记录), with what of it could go back while so much of the wallet is free. */
export function rechargeView({ recharge, payment }: Recharge, free: WalletMoney): RechargeView {
  const { amountFen: payFen } = payment;
  const { bonusFen } = recharge;
  const state = rechargeState({ ...recharge, paymentState: payment.state });
  const plans = [false, true].map((keepsBonus) => {
    return { keepsBonus, plan: planRechargeRefund({ state, payFen, bonusFen, free, keepsBonus }) };
  });
  const refunds = plans.flatMap(({ keepsBonus, plan }) =>
    // Without bonus there is nothing to keep.
    plan.kind === 'done' && (bonusFen > 0 || !keepsBonus)
      ? [
          {
            keepBonus: keepsBonus ? 'Y' : 'N',
            amount: formatFen(plan.value.refundFen),
            text: plan.value.text,
          } as const,
        ]
      : [],
  );
  const refusal = plans[0]?.plan;
  const isHinted = state === 'credited' && refunds.length === 0 && refusal?.kind === 'refused';
  return {
    payNo: payment.no,
    title: rechargeTitle(payFen, bonusFen),
    amount: formatFen(payFen),
    bonus: formatFen(bonusFen),
    channel: RECHARGE_CHANNELS.find((known) => known === payment.channel) ?? 'weixin',
    channelName: CHANNEL_NAMES[payment.channel],
    state,
    stateText: state === 'waiting' ? paymentStateText(payment) : RECHARGE_STATE_TEXTS[state],
    message: messageOf({ recharge, payment }, state),
    createdAt: new Date(recharge.createdAt).toISOString(),
    refundDueAt: recharge.refundDueAt === null ? '' : new Date(recharge.refundDueAt).toISOString(),
    refunds,
    refundHint: isHinted ? refusal.message : '',
  };
}

function messageOf({ recharge, payment }: Recharge, state: RechargeView['state']): string {
  if (state !== 'refunding' && state !== 'refunded') {
    return payment.message || (state === 'waiting' ? '等待付款' : PAYMENT_MESSAGES.credited);
  }
  return refundText({
    refundFen: recharge.refundFen,
    returnedFen: recharge.refundBonusFen,
    offsetFen: recharge.refundPrincipalFen - recharge.refundFen,
  });
}

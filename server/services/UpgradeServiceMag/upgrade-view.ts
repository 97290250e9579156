import type { Output } from '#contracts/operations.ts';
import { upgradeTitle } from '#contracts/rules/membership/offers.ts';
import { findOffer } from '#contracts/rules/membership/taking-effect.ts';
import { formatFen } from '#contracts/rules/money.ts';
import { CHANNEL_NAMES } from '#contracts/rules/orders/order-words.ts';
import { isOpen } from '#contracts/rules/payment/payment-states.ts';
import { type Purchase, UPGRADE_CHANNELS } from '#db/queries/membership/upgrades.ts';

type Upgrade = Extract<Output<'UpgradeServiceMag.createUpgrade'>, { code: 0 }>['data'];
type PurchaseView = Extract<Output<'UpgradeServiceMag.getUpgradeList'>, { code: 0 }>['data']['list'][number];

const STATE_TEXTS = { waiting: '待支付', applied: '已生效', over: '已关闭' } as const;

/** A membership that is paid for, as its member sees it (会员购买). */
export function upgradeView({ upgrade, payment }: Purchase): Upgrade {
  const { channel } = payment;
  return {
    payNo: payment.no,
    title: upgradeTitle(upgrade),
    amount: formatFen(payment.amountFen),
    channel: UPGRADE_CHANNELS.find((known) => known === channel) ?? 'weixin',
    channelName: CHANNEL_NAMES[channel],
    state: upgrade.appliedAt !== null ? 'applied' : isOpen(payment) ? 'waiting' : 'over',
    message: payment.message,
    expiresAt: new Date(payment.expiresAt).toISOString(),
  };
}

/** The same in the list (升级记录), with the arithmetic of the day of the offer. */
export function purchaseView(purchase: Purchase): PurchaseView {
  const { upgrade, payment } = purchase;
  const view = upgradeView(purchase);
  const membership = { vipName: upgrade.basisName, vipLastTime: upgrade.basisLastTime };
  const offer = findOffer(upgrade, { membership, today: upgrade.offeredOn, queued: '' });
  const isReturned = view.state === 'over' && payment.state === 'refunded';
  return {
    ...view,
    couponAmount: formatFen(upgrade.couponFen),
    stateText: isReturned ? '已退款' : STATE_TEXTS[view.state],
    formula: offer?.formula ?? '',
    createdAt: new Date(upgrade.createdAt).toISOString(),
  };
}

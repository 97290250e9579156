import type { Output } from '#contracts/operations.ts';
import { upgradeTitle } from '#contracts/rules/membership/offers.ts';
import { formatFen } from '#contracts/rules/money.ts';
import { CHANNEL_NAMES } from '#contracts/rules/orders/order-words.ts';
import { isOpen } from '#contracts/rules/payment/payment-states.ts';
import { UPGRADE_CHANNELS, type WaitingUpgrade } from '#db/queries/membership/upgrades.ts';

type Upgrade = Extract<Output<'UpgradeServiceMag.createUpgrade'>, { code: 0 }>['data'];

/** A membership that is paid for, as its member sees it (会员购买). */
export function upgradeView({ upgrade, payment }: WaitingUpgrade): Upgrade {
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

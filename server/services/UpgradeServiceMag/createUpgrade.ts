import { parseFen } from '#contracts/rules/money.ts';
import { COUPON_IS_GONE } from '#contracts/rules/orders/order-draft.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { upgradeOf } from '#db/queries/membership/upgrade-settling.ts';
import {
  askOutsideAboutUpgrades,
  createUpgrade as begin,
  UPGRADE_CHANNELS,
} from '#db/queries/membership/upgrades.ts';
import { ownPayment } from '#db/queries/payment/payment-reading.ts';
import { choiceRefusal, refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { once } from '../once.ts';
import { upToDate } from '../up-to-date.ts';
import { upgradeView } from './upgrade-view.ts';

const NO_COUPON = 'none';

/** 购买会员. The key remembers which payment it began, so that a repeated call sees how far that one is by now. */
export const createUpgrade: Handler<'UpgradeServiceMag.createUpgrade'> = upToDate((input, context) => {
  const { db, now, user } = context;
  const channel = UPGRADE_CHANNELS.find((known) => known === input.channel);
  if (!channel) throw choiceRefusal('请选择支付方式');
  const shownFen = parseFen(input.amount);
  if (shownFen === null) throw choiceRefusal('请刷新后核对金额');
  const couponId = input.couponID === NO_COUPON ? null : parseDecimalId(input.couponID);
  if (couponId === null && input.couponID !== NO_COUPON) doneOrRefuse(COUPON_IS_GONE);
  // The money of an older payment may be there: better to find out than to let it be paid again.
  askOutsideAboutUpgrades(db, user.id, now);
  const { level, way, term } = input;
  const payNo = once(context, 'UpgradeServiceMag.createUpgrade', input, () => {
    const offer = { level, way, term, couponId, channel, shownFen };
    return doneOrRefuse(begin(db, { ...offer, userId: user.id, codeToken: context.secret(), now })).no;
  });
  const payment = ownPayment(db, user.id, payNo);
  const upgrade = payment && upgradeOf(db, payment.id);
  if (!payment || !upgrade) throw refusal('payment-not-found');
  return { code: 0, message: '成功', data: upgradeView({ upgrade, payment }) };
});

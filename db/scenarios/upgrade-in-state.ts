import { eq } from 'drizzle-orm';
import { offersOf } from '#contracts/rules/membership/offers.ts';
import { basisOf } from '../queries/membership/upgrade-settling.ts';
import { createUpgrade, UPGRADE_CHANNELS, waitingUpgrades } from '../queries/membership/upgrades.ts';
import { settlePayment } from '../queries/payment/payment-settling.ts';
import { closePayment, markPaidOutside } from '../queries/payment/payments.ts';
import { payments } from '../schema/index.ts';
import { accountOrRefuse, doneOrRefuse } from './find.ts';
import { type Scenario, ScenarioRefused } from './types.ts';

interface UpgradeParams extends Record<string, string> {
  account: string;
  payNo: string;
  level: string;
  way: string;
  term: string;
  channel: string;
  state: string;
}

const STATES = ['waiting', 'processing', 'closed', 'applied'] as const;

/** Nobody else has it, because nobody can choose one. */
const CODE_TOKEN = 'demo-upgrade-code';

export const upgradeInState: Scenario<UpgradeParams> = {
  name: 'upgrade-in-state',
  title: '购买会员：等待、处理中、失败、成功',
  description:
    'The account is about to buy a membership: waiting, processing (the outside party has the money and did not say so), closed or applied.',
  defaults: {
    account: 'demo',
    payNo: '',
    level: 'VIP',
    way: 'buy',
    term: 'year',
    channel: 'weixin',
    state: 'waiting',
  },
  choices: { state: STATES },
  run({ db, now }, { account, payNo, level, way, term, channel, state }) {
    const { id: userId } = accountOrRefuse(db, account);
    const by = UPGRADE_CHANNELS.find((known) => known === channel);
    if (!by) throw new ScenarioRefused(`there is no way "${channel}", only ${UPGRADE_CHANNELS.join(', ')}`);
    const to = STATES.find((known) => known === state);
    if (!to) throw new ScenarioRefused(`there is no state "${state}", only ${STATES.join(', ')}`);
    for (const { payment } of waitingUpgrades(db, userId)) {
      db.orm.delete(payments).where(eq(payments.id, payment.id)).run();
    }
    const offer = offersOf(basisOf(db, userId, now)).find(
      (one) => one.level === level && one.way === way && one.term === term,
    );
    if (!offer) throw new ScenarioRefused(`"${account}" is not offered "${level}" by ${way} for a ${term}`);
    const codeToken = `${CODE_TOKEN}-${userId}-${now}`;
    const wish = { userId, level, way, term, couponId: null, channel: by, shownFen: offer.priceFen };
    const begun = doneOrRefuse(createUpgrade(db, { ...wish, codeToken, now }));
    const no = payNo === '' ? begun.no : payNo;
    db.orm.update(payments).set({ no }).where(eq(payments.id, begun.id)).run();
    if (to === 'processing') markPaidOutside(db, begun.id);
    if (to === 'closed') closePayment(db, begun, { at: now, message: '已取消支付' });
    if (to === 'applied') settlePayment(db, { paymentId: begun.id, at: now });
    return { payNo: no, userId: String(userId) };
  },
};

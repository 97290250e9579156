import { eq, or } from 'drizzle-orm';
import { RECHARGE_CHANNELS, rechargeAmount } from '#contracts/rules/wallet/recharge.ts';
import { settlePayment } from '../queries/payment/payment-settling.ts';
import { closePayment, markPaidOutside, markScanned, saveSlip } from '../queries/payment/payments.ts';
import { createRecharge } from '../queries/wallet/recharges.ts';
import { payments } from '../schema/index.ts';
import { accountOrRefuse, doneOrRefuse } from './find.ts';
import { type Scenario, ScenarioRefused } from './types.ts';

interface RechargeParams extends Record<string, string> {
  account: string;
  payNo: string;
  channel: string;
  amount: string;
  state: string;
}

const STATES = ['waiting', 'scanned', 'processing', 'reported', 'closed', 'credited'] as const;

/** Nobody else has it, because nobody can choose one. */
const CODE_TOKEN = 'demo-recharge-code';

export const rechargeInState: Scenario<RechargeParams> = {
  name: 'recharge-in-state',
  title: '充值：等待、处理中、失败、到账',
  description:
    'The account has a recharge: waiting, scanned, processing (the outside party has the money and did not say so), reported (by transfer), closed or credited.',
  defaults: { account: 'super', payNo: '', channel: 'weixin', amount: '100', state: 'processing' },
  choices: { state: STATES },
  run({ db, now }, { account, payNo, channel, amount, state }) {
    const { id: userId } = accountOrRefuse(db, account);
    const way = RECHARGE_CHANNELS.find((known) => known === (state === 'reported' ? 'transfer' : channel));
    if (!way) throw new ScenarioRefused(`there is no way "${channel}", only ${RECHARGE_CHANNELS.join(', ')}`);
    const to = STATES.find((known) => known === state);
    if (!to) throw new ScenarioRefused(`there is no state "${state}", only ${STATES.join(', ')}`);
    const amountFen = doneOrRefuse(rechargeAmount(amount));
    const codeToken = `${CODE_TOKEN}-${userId}`;
    const before = or(eq(payments.codeToken, codeToken), payNo === '' ? undefined : eq(payments.no, payNo));
    const known = db.orm.select().from(payments).where(before).get();
    if (known && known.settledAt !== null) return { payNo: known.no, userId: String(userId) };
    if (known) db.orm.delete(payments).where(eq(payments.id, known.id)).run();
    const begun = doneOrRefuse(createRecharge(db, { userId, amountFen, channel: way, codeToken, now }));
    const no = payNo === '' ? begun.no : payNo;
    db.orm.update(payments).set({ no }).where(eq(payments.id, begun.id)).run();
    if (to === 'scanned') markScanned(db, begun.id);
    if (to === 'processing') markPaidOutside(db, begun.id);
    if (to === 'reported') saveSlip(db, begun.id, { payer: '西湖影像有限公司', serialNo: '20261121000001' });
    if (to === 'closed') closePayment(db, begun, { at: now, message: '已取消支付' });
    if (to === 'credited') settlePayment(db, { paymentId: begun.id, at: now });
    return { payNo: no, userId: String(userId) };
  },
};

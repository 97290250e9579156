import { KEYS } from '#web/lib/query-keys.ts';
import { createRecharge, redeemCode, refundRecharge, saveReminder, txFile } from './api.ts';

/** What is shown of the balance, here and where it pays. */
const BALANCE = [KEYS.wallet, KEYS.payOptions, KEYS.orderPreview, KEYS.counters];

export const mutations = {
  /** Begins a recharge (发起充值); the money comes later. */
  create: {
    call: (wish: Parameters<typeof createRecharge>[0]) => createRecharge(wish),
    touches: [KEYS.wallet],
  },
  /** Wants principal back (申请退款). */
  refund: { call: (wish: Parameters<typeof refundRecharge>[0]) => refundRecharge(wish), touches: BALANCE },
  /** Redeems a gift code (兑换). */
  redeem: { call: (wish: Parameters<typeof redeemCode>[0]) => redeemCode(wish), touches: BALANCE },
  /** Sets the reminder (余额提醒). */
  remind: { call: (amount: string) => saveReminder(amount), touches: [KEYS.wallet] },
  /** Writes the ledger as a file (导出流水), which changes nothing. */
  exportFile: { call: (question: Parameters<typeof txFile>[0]) => txFile(question), touches: [] },
};

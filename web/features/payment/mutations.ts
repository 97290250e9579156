import { KEYS } from '#web/lib/query-keys.ts';
import { createPay, payByTeam } from './api.ts';

/** What a payment touches that succeeds. */
export const PAID = [
  KEYS.orders,
  KEYS.counters,
  KEYS.orderResult,
  KEYS.payOptions,
  KEYS.memberInfo,
  KEYS.wallet,
];

/** What a recharge touches that succeeds. */
export const RECHARGED = [KEYS.wallet, KEYS.payOptions, KEYS.orderPreview, KEYS.counters];

/** What a membership touches that is paid for. */
export const UPGRADED = [...RECHARGED, KEYS.membership, KEYS.memberInfo, KEYS.imports];

export const mutations = {
  /** Begins to pay (发起支付). The wallet pays at once, so nobody may look at the orders as they were. */
  create: { call: createPay, touches: [KEYS.orders, KEYS.counters] },
  /** 企业付款, at once or by request. */
  byTeam: { call: payByTeam, touches: [KEYS.orders, KEYS.counters, KEYS.payOptions, KEYS.team] },
};

import { KEYS } from '#web/lib/query-keys.ts';
import { createUpgrade, giveUp, redeemCode } from './api.ts';

export const mutations = {
  /** Begins to buy a membership (购买会员); the wallet pays at once. */
  create: {
    call: (wish: Parameters<typeof createUpgrade>[0]) => createUpgrade(wish),
    touches: [KEYS.membership, KEYS.wallet, KEYS.payOptions, KEYS.memberInfo, KEYS.imports],
  },
  /** Gives up one that waits (取消支付); its money may turn out to be there. */
  giveUp: {
    call: (payNo: string) => giveUp(payNo),
    touches: [KEYS.membership, KEYS.memberInfo, KEYS.imports],
  },
  /** Redeems a membership code (兑换会员). */
  redeem: {
    call: (wish: Parameters<typeof redeemCode>[0]) => redeemCode(wish),
    touches: [KEYS.membership, KEYS.memberInfo, KEYS.imports],
  },
};

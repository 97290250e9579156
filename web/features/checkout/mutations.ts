import { KEYS } from '#web/lib/query-keys.ts';
import { createOrder, type OrderWish } from './api.ts';

export const mutations = {
  /** Orders (提交订单). The preview stays: what was ordered is not to be reckoned again. */
  create: {
    call: (wish: OrderWish) => createOrder(wish),
    touches: [KEYS.cartList, KEYS.counters, KEYS.orders],
  },
};

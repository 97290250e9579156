import type { DemoOrder } from './order-types.ts';
import { ENTERPRISE_ORDERS, SMALL_ORDERS } from './orders-of-others.ts';
import { SUPER_ORDERS } from './orders-of-super.ts';

export type { DemoAfterSale, DemoOrder } from './order-types.ts';

/** 示例订单 of all accounts: `super` has one in every state, `fresh` has none. */
export const SEEDED_ORDERS: readonly DemoOrder[] = [...SUPER_ORDERS, ...SMALL_ORDERS, ...ENTERPRISE_ORDERS];

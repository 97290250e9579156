import type { ResourceName } from '#contracts/operations.ts';
import type { DataOf } from '#web/kit/ask/send.ts';

export type CartPage = DataOf<'ShopCarService.cartList'>;
/** A line of the cart (购物车商品) as the list shows it. */
export type CartLine = CartPage['list'][number];

/** The lines, with the badge of the shell. */
export const LINES: readonly ResourceName[] = ['cart-list', 'counters'];

import type { ServiceHandlers } from '#server/servlet/handler-types.ts';
import { cartInfo } from './cartInfo.ts';
import { cartList } from './cartList.ts';
import { copyCart } from './copyCart.ts';
import { deleteCart } from './deleteCart.ts';
import { getTiers } from './getTiers.ts';
import { restoreCart } from './restoreCart.ts';
import { seePrices } from './seePrices.ts';

export const ShopCarService = {
  cartInfo,
  cartList,
  deleteCart,
  restoreCart,
  copyCart,
  getTiers,
  seePrices,
} satisfies ServiceHandlers<'ShopCarService'>;

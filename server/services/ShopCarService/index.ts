import type { ServiceHandlers } from '#server/servlet/handler-types.ts';
import { cartInfo } from './cartInfo.ts';
import { cartList } from './cartList.ts';

export const ShopCarService = {
  cartInfo,
  cartList,
} satisfies ServiceHandlers<'ShopCarService'>;

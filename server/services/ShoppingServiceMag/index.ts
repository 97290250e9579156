import type { ServiceHandlers } from '#server/servlet/handler-types.ts';
import { addCart } from './addCart.ts';
import { getGoodsFor } from './getGoodsFor.ts';
import { getTotal } from './getTotal.ts';
import { updateCart } from './updateCart.ts';
import { updateDefaultAddr } from './updateDefaultAddr.ts';

export const ShoppingServiceMag = {
  getTotal,
  updateCart,
  updateDefaultAddr,
  getGoodsFor,
  addCart,
} satisfies ServiceHandlers<'ShoppingServiceMag'>;

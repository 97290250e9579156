import type { ServiceHandlers } from '#server/servlet/handler-types.ts';
import { notYet } from '../not-yet.ts';
import { getTotal } from './getTotal.ts';
import { updateCart } from './updateCart.ts';
import { updateDefaultAddr } from './updateDefaultAddr.ts';

export const ShoppingServiceMag = {
  getTotal,
  updateCart,
  updateDefaultAddr,
  getGoodsFor: notYet,
  addCart: notYet,
} satisfies ServiceHandlers<'ShoppingServiceMag'>;

import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { setDefaultAddress } from '#db/queries/account/addresses.ts';
import type { Handler } from '#server/servlet/handler-types.ts';

/** 设置默认地址. The body -1 is failure. */
export const updateDefaultAddr: Handler<'ShoppingServiceMag.updateDefaultAddr'> = ({ addrID }, context) => {
  const addressId = parseDecimalId(addrID);
  const set = addressId === null ? null : setDefaultAddress(context.db, context.user.id, addressId);
  if (set?.kind === 'done') return '1';
  context.decided('收货地址不存在');
  return '-1';
};

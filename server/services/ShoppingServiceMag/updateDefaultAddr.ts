import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { setDefaultAddress } from '#db/queries/addresses.ts';
import type { Handler } from '#server/servlet/handler-types.ts';

/** 设置默认地址. The body -1 is failure. */
export const updateDefaultAddr: Handler<'ShoppingServiceMag.updateDefaultAddr'> = (
  { addrID },
  { db, user },
) => {
  const addressId = parseDecimalId(addrID);
  return addressId !== null && setDefaultAddress(db, user.id, addressId) ? '1' : '-1';
};

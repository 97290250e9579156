import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { deleteAddress as deleteOwnAddress } from '#db/queries/account/addresses.ts';
import { addressNotFound } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';

/** 删除收货地址. Orders have a copy of theirs. */
export const deleteAddress: Handler<'AddressServiceMag.deleteAddress'> = ({ addrID }, { db, user }) => {
  const addressId = parseDecimalId(addrID);
  if (addressId === null || !deleteOwnAddress(db, user.id, addressId)) throw addressNotFound();
  return { code: 0, message: '成功', data: { addrID } };
};

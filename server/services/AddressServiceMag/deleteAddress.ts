import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { deleteAddress as deleteOwnAddress } from '#db/queries/account/addresses.ts';
import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';

/** 删除收货地址. Orders have a copy of theirs. */
export const deleteAddress: Handler<'AddressServiceMag.deleteAddress'> = ({ addrID }, { db, user }) => {
  const addressId = parseDecimalId(addrID);
  if (addressId === null) throw refusal('address-not-found');
  doneOrRefuse(deleteOwnAddress(db, user.id, addressId));
  return { code: 0, message: '成功', data: { addrID } };
};

import type { Input } from '#contracts/operations.ts';
import {
  type AddressFields,
  addressProblems,
  areRegionCodes,
  tidyAddress,
} from '#contracts/rules/address/address-fields.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { saveAddress as saveOwnAddress } from '#db/queries/account/addresses.ts';
import { fieldRefusal, refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';

/** 保存收货地址: a new one, or a change of an own one. */
export const saveAddress: Handler<'AddressServiceMag.saveAddress'> = (input, { db, user }) => {
  const addressId = input.addrID === '' ? null : parseDecimalId(input.addrID);
  if (addressId === null && input.addrID !== '') throw refusal('address-not-found');
  const saved = saveOwnAddress(db, {
    userId: user.id,
    addressId,
    fields: { ...demandFields(input), ...demandCodes(input.codes) },
    isDefault: input.isDefault === 'Y',
  });
  return { code: 0, message: '成功', data: { addrID: String(doneOrRefuse(saved)) } };
};

function demandFields(input: Input<'AddressServiceMag.saveAddress'>): AddressFields {
  const fields = tidyAddress(input);
  for (const [field, problem] of Object.entries(addressProblems(fields))) {
    throw fieldRefusal(`bad-${field}`, problem);
  }
  return fields;
}

function demandCodes(codes: string) {
  if (!areRegionCodes(codes)) throw fieldRefusal('bad-codes', '请重新选择所在地区');
  const [provinceCode = '', cityCode = '', districtCode = ''] = codes.split(',');
  return { provinceCode, cityCode, districtCode };
}

import { listAddresses } from '#db/queries/account/addresses.ts';
import type { Handler } from '#server/servlet/handler-types.ts';

/** 收货地址列表. */
export const getUserAddressList: Handler<'UserCenterMag.getUserAddressList'> = (_input, { db, user }) => ({
  code: 0,
  status: 1,
  data: {
    list: listAddresses(db, user.id).map((address) => ({
      ID: String(address.id),
      IsDefault: address.isDefault,
      name: address.name,
      mobile: address.mobile,
      province: address.province,
      city: address.city,
      district: address.district,
      street: address.street,
      detail: address.detail,
      zip: address.zip,
      label: address.label,
      codes: [address.provinceCode, address.cityCode, address.districtCode].filter(Boolean),
    })),
  },
});

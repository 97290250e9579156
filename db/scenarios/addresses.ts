import { MAX_ADDRESSES } from '#contracts/rules/address/address-fields.ts';
import {
  addAddress,
  clearDefaultAddress,
  deleteAddressesOfUser,
  listAddresses,
} from '../queries/account/addresses.ts';
import { SEEDED_ADDRESSES } from '../seeded/addresses.ts';
import { accountOrRefuse } from './find.ts';
import type { Scenario } from './types.ts';

interface AccountParams extends Record<string, string> {
  account: string;
}

export const addressesNone: Scenario<AccountParams> = {
  name: 'addresses-none',
  title: '没有收货地址',
  description: 'The account has no shipping address.',
  defaults: { account: 'super' },
  run({ db }, { account }) {
    const user = accountOrRefuse(db, account);
    deleteAddressesOfUser(db, user.id);
    return { userId: String(user.id) };
  },
};

export const addressesWithoutDefault: Scenario<AccountParams> = {
  name: 'addresses-without-default',
  title: '没有默认地址',
  description: 'The account has at least two shipping addresses and none is flagged as the default.',
  defaults: { account: 'super' },
  run({ db }, { account }) {
    const user = accountOrRefuse(db, account);
    clearDefaultAddress(db, user.id);
    for (const example of SEEDED_ADDRESSES.slice(0, 2 - Math.min(2, listAddresses(db, user.id).length))) {
      const { id: _id, sort: _sort, isDefault: _isDefault, ...address } = example;
      addAddress(db, { ...address, userId: user.id });
    }
    const [first] = listAddresses(db, user.id);
    return { userId: String(user.id), firstAddressID: String(first?.id ?? '') };
  },
};

export const addressesFull: Scenario<AccountParams> = {
  name: 'addresses-full',
  title: '收货地址已满',
  description: 'The account has as many shipping addresses as a member may keep.',
  defaults: { account: 'super' },
  run({ db }, { account }) {
    const user = accountOrRefuse(db, account);
    const [example] = SEEDED_ADDRESSES;
    if (example === undefined) throw new Error('there is no demo address');
    const { id: _id, sort: _sort, isDefault: _isDefault, ...address } = example;
    for (let kept = listAddresses(db, user.id).length; kept < MAX_ADDRESSES; kept += 1) {
      addAddress(db, { ...address, userId: user.id, detail: `示例路 ${kept + 1} 号`, label: '' });
    }
    return { userId: String(user.id), addresses: String(listAddresses(db, user.id).length) };
  },
};

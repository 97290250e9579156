import { KEYS } from '#web/lib/query-keys.ts';
import { type AddressInput, deleteAddress, saveAddress, setDefaultAddress } from './api.ts';

const LIST = [KEYS.addresses];

export const mutations = {
  /** Saves an address (保存收货地址), also one that was deleted (撤销). */
  save: { call: (input: AddressInput) => saveAddress(input), touches: LIST },
  /** Makes an address the default (设为默认). */
  makeDefault: { call: (addrID: string) => setDefaultAddress(addrID), touches: LIST },
  /** Deletes an address (删除收货地址). */
  remove: { call: (addrID: string) => deleteAddress(addrID), touches: LIST },
};

import { describe, it } from 'vitest';
import type { AddressInput } from '#web/features/addresses/model/address.ts';
import { deskPact, given, member } from './desk-pact.ts';
import { refusal } from './replies.ts';

const exchange = deskPact('AddressServiceMag');
const SUPER = member('super');

const NEW: AddressInput = {
  addrID: '',
  name: '沈知远',
  mobile: '19000000003',
  province: '浙江省',
  city: '宁波市',
  district: '海曙区',
  street: '月湖街道',
  detail: '示例路 1 号',
  zip: '315000',
  label: '家',
  codes: '330000,330200,330203',
  isDefault: 'N',
};

describe('AddressServiceMag.saveAddress', () => {
  it('adds an address', () =>
    exchange('AddressServiceMag.saveAddress', 'a new address', { as: SUPER, input: NEW }));

  it('changes an own address', () => {
    const input = { ...NEW, addrID: '80001', isDefault: 'Y' };
    return exchange('AddressServiceMag.saveAddress', 'an own address', {
      as: SUPER,
      input,
      data: { addrID: '80001' },
    });
  });

  it('refuses a mobile at its field', () => {
    const input = { ...NEW, mobile: '123' };
    return exchange('AddressServiceMag.saveAddress', 'a mobile that is none', {
      as: SUPER,
      input,
      reply: refusal(1034, 'bad-mobile', '请输入 11 位手机号'),
    });
  });

  it('finds no address of another member', () => {
    const input = { ...NEW, addrID: '80011' };
    return exchange('AddressServiceMag.saveAddress', 'an address of another member', {
      as: SUPER,
      input,
      reply: refusal(404, 'address-not-found', '收货地址不存在'),
    });
  });

  it('adds no more than a member may keep', () =>
    exchange('AddressServiceMag.saveAddress', 'as many addresses as there may be', {
      as: SUPER,
      given: [given('addresses-full', { account: 'super' })],
      input: NEW,
      reply: refusal(1062, 'addresses-full', '最多保存 20 个收货地址，请先删除不用的地址'),
    }));

  exchange.loggedOut('AddressServiceMag.saveAddress', NEW);
});

describe('AddressServiceMag.deleteAddress', () => {
  it('deletes an own address', () =>
    exchange('AddressServiceMag.deleteAddress', 'an own address', {
      as: SUPER,
      input: { addrID: '80004' },
      data: { addrID: '80004' },
    }));

  it('finds no address of another member', () =>
    exchange('AddressServiceMag.deleteAddress', 'an address of another member', {
      as: SUPER,
      input: { addrID: '80011' },
      reply: refusal(404, 'address-not-found', '收货地址不存在'),
    }));

  exchange.loggedOut('AddressServiceMag.deleteAddress', { addrID: '80004' });
});

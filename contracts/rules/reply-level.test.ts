import { describe, expect, it } from 'vitest';
import { atOurLevel, isOneLevelHigher } from './reply-level.ts';

const MEMBER = 'UserCenterMag.getMemberInfo';
const ADDRESSES = 'UserCenterMag.getUserAddressList';
const THIRD = 'UserCenterMag.getThirdLoginInfo';
const CART = 'ShopCarService.cartInfo';

describe('the level of a documented reply', () => {
  it.each([
    [MEMBER, { data: { nick: '知远', status: 3 } }, { data: { data: { nick: '知远', status: 3 } } }],
    [CART, { code: 0, data: { goods: {}, ID: 7 } }, { code: 0, data: { data: { goods: {}, ID: 7 } } }],
    [ADDRESSES, { status: 1, list: [] }, { status: 1, data: { status: 1, list: [] } }],
    [
      THIRD,
      { message: '', status: '1', loginSessionID: 'a' },
      { message: '', status: '1', data: { status: '1', loginSessionID: 'a' } },
    ],
  ])('%s is brought down where its parts stand one level higher', (operation, higher, ours) => {
    expect(isOneLevelHigher(operation, higher)).toBe(true);
    expect(atOurLevel(operation, higher)).toEqual(ours);
    expect(atOurLevel(operation, ours)).toBe(ours);
  });

  it.each([
    [CART, { data: null, message: '没有这件商品' }],
    [CART, { data: { data: null } }],
    [CART, { code: 404, data: {} }],
    [MEMBER, { code: 401 }],
    [ADDRESSES, { status: 0, message: '获取收货地址失败' }],
    [THIRD, { data: { status: 0 } }],
    ['UserCenterMag.userIsLogin3', { status: '1', data: { data: {} } }],
    [CART, 'ok'],
  ])('%s stays as it is where it holds none: %j', (operation, reply) => {
    expect(atOurLevel(operation, reply)).toBe(reply);
  });
});

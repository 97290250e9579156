import { CART_LINES_MAX } from '#contracts/rules/limits.ts';
import type { TestApp, TestReply } from '#server/testing.ts';
import { dataOf } from '../testing.ts';

/** The ids of the first hundred lines of a cart, in its order. */
export async function idsOf(test: TestApp, account: string): Promise<string[]> {
  const token = await test.tokenOf(account);
  const { list } = dataOf(await test.call('ShopCarService.cartList', { pageSize: '100' }, { token }));
  return (list as { ID: string }[]).map(({ ID }) => ID);
}

export async function deleteLines(test: TestApp, cartIDs: string, account = 'vip'): Promise<TestReply> {
  return test.call('ShopCarService.deleteCart', { cartIDs }, { token: await test.tokenOf(account) });
}

export async function copyLine(test: TestApp, cartID: string, account = 'vip'): Promise<TestReply> {
  return test.call('ShopCarService.copyCart', { cartID }, { token: await test.tokenOf(account) });
}

/** Copies a line until the cart is full. */
export async function fillCart(test: TestApp, cartID: string, account = 'vip'): Promise<void> {
  const token = await test.tokenOf(account);
  const { total } = dataOf(await test.call('ShopCarService.cartList', {}, { token }));
  for (let held = Number(total); held < CART_LINES_MAX; held += 1) {
    dataOf(await test.call('ShopCarService.copyCart', { cartID }, { token }));
  }
}

/** Lists of ids that name something else than lines of vip's cart, 91001 being one. */
export const BAD_LISTS: readonly (readonly [what: string, cartIDs: string])[] = [
  ['another member’s line', '90001'],
  ['an own line and another member’s', '91001,90001'],
  ['an own line and an unknown one', '91001,123456'],
  ['nothing', ''],
  ['an empty place', '91001,'],
  ['a space', '91001, 91002'],
  ['the pipe', '91001|91002'],
  ['no digits', '91001,x'],
  ['an exponent', '9e4'],
  ['leading zeros', '091001'],
  ['19 digits', '9999999999999999999'],
  ['far too many', Array.from({ length: 5000 }, (_, place) => 91_001 + place).join(',')],
];

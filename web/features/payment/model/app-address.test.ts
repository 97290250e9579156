import { expect, it } from 'vitest';
import { appAddress } from './app-address.ts';

const SHOP = 'https://desk.example';

it.each([
  ['https://desk.example/cashier/1a', 'https://desk.example/cashier/1a#here'],
  ['https://desk.example/cashier/1a?sandbox=2b', 'https://desk.example/cashier/1a?sandbox=2b#here'],
  ['https://pay.example/1a', 'https://pay.example/1a'],
  ['weixin://wxpay/bizpayurl?pr=1a', 'weixin://wxpay/bizpayurl?pr=1a'],
  ['', ''],
])('%s opens %s', (codeUrl, address) => {
  expect(appAddress(codeUrl, SHOP)).toBe(address);
});

import { expect, it } from 'vitest';
import { CHANNEL_NAMES, PAYMENT_STATE_TEXTS } from '../orders/order-words.ts';
import {
  type Channel,
  codeExpiresAt,
  hasCode,
  isOpen,
  OPEN_STATES,
  PAY_CODE_MS,
  type PaymentState,
  paidSentence,
  paidText,
} from './payment-states.ts';

it('waits in the open states and in no other', () => {
  const states = Object.keys(PAYMENT_STATE_TEXTS) as PaymentState[];
  expect(states.filter((state) => isOpen({ state }))).toEqual([...OPEN_STATES]);
});

it('has a code where somebody scans one', () => {
  const channels = Object.keys(CHANNEL_NAMES) as Channel[];
  expect(channels.filter((channel) => hasCode({ channel }))).toEqual(['weixin', 'alipay']);
});

it.each([
  [PAY_CODE_MS + 1, PAY_CODE_MS],
  [PAY_CODE_MS, PAY_CODE_MS],
  [PAY_CODE_MS - 1, PAY_CODE_MS - 1],
])('a code of a payment that ends in %i ms ends in %i', (expiresAt, ends) => {
  expect(codeExpiresAt(0, { expiresAt })).toBe(ends);
});

it.each([
  ['weixin', 1000, 0, 0, '微信支付 ¥10.00'],
  ['alipay', 1000, 100, 200, '钱包余额 ¥3.00，支付宝 ¥7.00'],
  ['wallet', 1000, 1000, 0, '钱包余额 ¥10.00'],
  ['wallet', 0, 0, 0, '钱包余额 ¥0.00'],
] as const)('%s of %i with %i and %i of the wallet', (channel, amountFen, principal, bonus, text) => {
  const payment = { channel, amountFen, walletPrincipalFen: principal, walletBonusFen: bonus };
  expect(paidText(payment)).toBe(text);
  expect(paidSentence(payment)).toBe(`${text}，支付成功，等待审稿`);
});

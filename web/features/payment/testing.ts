import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { user } from '#web/testing/product.ts';
import type { Replica } from '#web/testing/replica.ts';

/** An order of `super` that waits for its payment. */
export async function unpaid(replica: Replica): Promise<string> {
  const params = { account: 'super', state: 'unpaid' };
  return (await replica.scenario('order-in-state', params)).orderNo ?? '';
}

export const payAddress = (orderNo: string): string => `/manager/shopping/pay?orders=${orderNo}`;

/** The button that pays, once the ways to pay are there. */
export function payButton(): Promise<HTMLElement> {
  return screen.findByRole('button', { name: /去支付|确认支付/ });
}

/** Begins to pay this way. */
export async function begin(channel: RegExp): Promise<void> {
  const pay = await payButton();
  await user.click(screen.getByLabelText(channel));
  await user.click(pay);
}

export async function expectPaid(): Promise<void> {
  await expect.poll(() => location.pathname).toBe('/manager/shopping/success');
  expect(await screen.findByRole('heading', { level: 1, name: '付款成功' })).toBeTruthy();
}

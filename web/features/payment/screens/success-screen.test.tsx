import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { unpaid } from '../testing.ts';

const product = productForEachTest();

it('never believes the address', async () => {
  await product().logIn('super');
  const orderNo = await unpaid(product().replica);
  await product().open(`/manager/shopping/success?orders=${orderNo}&state=paid&success=1`);
  expect(await screen.findByRole('heading', { level: 1, name: '还没有付款' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /^翻阅作品《/ })[0]?.getAttribute('href')).toMatch(/^\/r\/./);
  await user.click(screen.getByText('去支付'));
  await expect.poll(() => location.pathname).toBe('/manager/shopping/pay');
});

it('is the list of orders without an order, and nothing of a foreign one', async () => {
  await product().logIn('vip');
  await product().open('/manager/shopping/success');
  await expect.poll(() => location.pathname).toBe('/manager/order');
  await product().open(`/manager/shopping/success?orders=${await unpaid(product().replica)}`);
  expect(await screen.findByText('没有找到这个订单')).toBeTruthy();
});

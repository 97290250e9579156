import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { card, detail, detailOf, dialog, listOf, orderIn, part, press, says } from '../testing.ts';

const product = productForEachTest();
const address = () => location.pathname + location.search;

beforeEach(() => product().logIn('super'));

it('去支付 leads to the payment', async () => {
  const orderNo = await orderIn(product().replica, 'unpaid');
  await product().open(listOf(orderNo));
  await press(await card(orderNo), '去支付');
  await expect.poll(address).toBe(`/manager/shopping/pay?orders=${orderNo}`);
});

it('several orders are paid together', async () => {
  const { replica } = product();
  const numbers = [await orderIn(replica, 'unpaid'), await orderIn(replica, 'unpaid')];
  await product().open('/manager/order?tab=unpaid');
  for (const orderNo of numbers)
    await user.click(await screen.findByLabelText(`选择订单 ${orderNo} 合并支付`));
  await user.click(within(screen.getByLabelText('合并支付')).getByText('合并支付'));
  expect(await screen.findByRole('heading', { level: 1, name: '支付' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: /去支付|确认支付/ })).toBeTruthy();
  expect(location.pathname).toBe('/manager/shopping/pay');
  const asked = new URLSearchParams(location.search).get('orders')?.split(',') ?? [];
  expect(asked.toSorted()).toEqual(numbers.toSorted());
});

it('修改地址 takes another of the addresses', async () => {
  const orderNo = await orderIn(product().replica, 'paid');
  await product().open(detailOf(orderNo));
  const choices = async () => within(await dialog('修改收货地址')).findAllByRole<HTMLInputElement>('radio');
  const wishes = await part('收货与发票');
  const before = wishes.textContent;
  await press(wishes, '修改地址');
  const offered = await choices();
  expect(offered.filter(({ checked }) => checked)).toHaveLength(1);
  const [, second] = offered;
  if (second) await user.click(second);
  await user.click(within(await dialog('修改收货地址')).getByRole('button', { name: '使用该地址' }));
  expect(await screen.findByText('收货地址已修改')).toBeTruthy();
  await expect.poll(async () => (await part('收货与发票')).textContent).not.toBe(before);

  await press(await part('收货与发票'), '修改地址');
  expect((await choices()).map(({ checked }) => checked).indexOf(true)).toBe(1);
});

it('再次购买 fills the cart and leads to the confirmation of its lines', async () => {
  const orderNo = await orderIn(product().replica, 'canceled');
  await product().replica.scenario('publication-changed');
  await product().open(listOf(orderNo));
  await press(await card(orderNo), '再次购买');
  const asked = await dialog('再次购买');
  await says(asked, '和这个订单相同，不含之后的改动');
  await user.click(within(asked).getByLabelText(/作品现在的内容/));
  await user.click(within(asked).getByRole('button', { name: '去结算' }));
  await expect.poll(address).toMatch(/^\/manager\/shopping\/order\/\d+$/);
  expect((await screen.findByLabelText(/^商品清单（\d+ 本）$/)).textContent).toContain('西湖四季');
  await product().open('/manager/shopping/cart');
  expect(await screen.findByText(/^共 27 件商品/)).toBeTruthy();
});

it('删除订单 takes it out of the list', async () => {
  const orderNo = await orderIn(product().replica, 'canceled');
  await product().open(listOf(orderNo));
  await press(await card(orderNo), '删除订单');
  await user.click(within(await dialog('删除这个订单？')).getByRole('button', { name: '删除订单' }));
  await expect.poll(() => screen.queryByLabelText(`订单 ${orderNo}`)).toBeNull();
  await product().open(`/manager/order?no=${orderNo}`);
  await says(await detail(), '没有找到这个订单');
});

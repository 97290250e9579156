import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import {
  card,
  detail,
  detailOf,
  dialog,
  listOf,
  orderIn,
  part,
  press,
  showOrders,
  write,
} from '../testing.ts';

const product = productForEachTest();
const inParts = (state: string) => orderIn(product().replica, state, { addresses: '2' });

beforeEach(() => product().logIn('super'));

it('tells where each part goes, and whose parcel is whose', async () => {
  const orderNo = await inParts('shipped');
  showOrders(product(), detailOf(orderNo));
  const parts = within(await part('寄往 2 个地址')).getAllByRole('listitem');
  expect(parts).toHaveLength(2);
  expect(parts[0]?.textContent).toMatch(/《.+》5 本/);
  expect((await part(/^物流（2 个包裹）$/)).textContent).toMatch(/寄给 沈知远：/);
  expect((await part('收货与发票')).textContent).toContain('（2 个地址）');
  await press(await detail(), '确认收货');
  expect((await dialog('书都收到了吗？')).textContent).toContain('的还没有签收');
});

it('changes the address of the part that is chosen', async () => {
  const orderNo = await inParts('paid');
  showOrders(product(), listOf(orderNo));
  expect((await card(orderNo)).textContent).toContain('2 个地址');
  await press(await card(orderNo), '修改地址');
  const which = await dialog('修改哪个收货地址？');
  await user.click(within(which).getAllByRole('radio')[1] as HTMLElement);
  await user.click(within(which).getByRole('button', { name: '下一步' }));
  const asked = await dialog('修改收货地址');
  await user.click(within(asked).getByRole('radio', { name: /沈怀山/ }));
  await user.click(within(asked).getByRole('button', { name: '使用该地址' }));
  expect(await screen.findByText('收货地址已修改')).toBeTruthy();
  showOrders(product(), detailOf(orderNo));
  const parts = within(await part('寄往 2 个地址')).getAllByRole('listitem');
  expect(parts.map(({ textContent }) => textContent.includes('沈怀山'))).toEqual([false, true]);
});

it('asks for the after-sale of one address at most what that address cost', async () => {
  const orderNo = await inParts('done');
  showOrders(product(), listOf(orderNo));
  await press(await card(orderNo), '申请售后');
  const asked = await dialog('申请售后');
  const most = () =>
    Number(/退回全部款项.*?最多退 ¥\s?([\d.,]+)/s.exec(asked.textContent)?.[1]?.replaceAll(',', ''));
  const whole = most();
  const places = within(asked).getByRole('radiogroup', { name: '有问题的地址' });
  await user.click(within(places).getAllByRole('radio')[1] as HTMLElement);
  expect(most()).toBeCloseTo(whole / 2, 1);
  expect(within(asked).getByLabelText<HTMLInputElement>('有问题的数量').value).toBe('5');
  await user.click(within(asked).getByLabelText('少件或破损'));
  await write(within(asked).getByLabelText('问题描述'), '书角压坏了，封面有折痕');
  await user.click(within(asked).getByRole('button', { name: '提交申请' }));
  expect(await screen.findByText('售后申请已提交')).toBeTruthy();
  showOrders(product(), detailOf(orderNo));
  expect((await part('售后')).textContent).toMatch(/沈知远 收到的，少件或破损/);
});

it('says of buying again that its copies come together', async () => {
  const orderNo = await inParts('done');
  showOrders(product(), listOf(orderNo));
  await press(await card(orderNo), '再次购买');
  expect((await dialog('再次购买')).textContent).toContain('这个订单寄往 2 个地址');
});

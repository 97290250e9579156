import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { ContactDesk } from './contact-desk.tsx';

const product = productForEachTest();

async function openDesk(orderNo = ''): Promise<ReturnType<typeof within>> {
  product().show(<ContactDesk topic={orderNo === '' ? 'general' : 'order'} orderNo={orderNo} />, '/');
  await user.click(screen.getByRole('button', { name: '联系客服' }));
  return within(await screen.findByRole('dialog', { name: '联系客服' }));
}

it('tells hours and number, sends the order along, and shows what the desk answers', async () => {
  await product().logIn('super');
  const { orderNo = '' } = await product().replica.scenario('order-in-state', { state: 'unpaid' });
  const desk = await openDesk(orderNo);
  expect(desk.getByText(/^每天 9:00/)).toBeTruthy();
  expect(await desk.findByRole('link', { name: /^400/ })).toBeTruthy();
  await user.type(desk.getByLabelText('想咨询什么'), '收货地址要改一下');
  await user.click(desk.getByRole('button', { name: /^发\s?送$/ }));
  expect(await desk.findByText(new RegExp(`^订单 ${orderNo}：待付款`))).toBeTruthy();
  expect(desk.getByText(/可以在订单里修改地址/)).toBeTruthy();
});

it('says what is wrong with a message, and keeps one that did not arrive', async () => {
  await product().logIn('super');
  const desk = await openDesk();
  const field = desk.getByLabelText('想咨询什么') as HTMLTextAreaElement;
  await user.type(field, '喂');
  await user.click(desk.getByRole('button', { name: /^发\s?送$/ }));
  expect(await desk.findByText(/须在|字符/)).toBeTruthy();
  await product().replica.fault({ operation: 'MemberServiceMag.sendFeedback', kind: 'status', status: 500 });
  await user.type(field, '，有人在吗');
  await user.click(desk.getByRole('button', { name: /^发\s?送$/ }));
  expect(await desk.findByRole('alert')).toBeTruthy();
  expect(field.value).toBe('喂，有人在吗');
});

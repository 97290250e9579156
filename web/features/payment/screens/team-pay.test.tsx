import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { workspaceStore } from '#web/lib/session/workspace.ts';
import { productForEachTest, user } from '#web/testing/product.ts';
import { expectPaid, payAddress } from '../testing.ts';

const product = productForEachTest();

/** Demo is in a team with this limit, and has an order to pay. */
async function open(change: Record<string, string>): Promise<void> {
  const { replica } = product();
  await replica.scenario('team-member', { account: 'demo', ...change });
  const { orderNo = '' } = await replica.scenario('order-in-state', { account: 'demo', state: 'unpaid' });
  await product().open(payAddress(orderNo));
  await screen.findByRole('radio', { name: /^企业付款/ });
}

beforeEach(() => product().logIn('demo'));

it('is paid by the team at once within the limit', async () => {
  await open({ monthly: '900' });
  await user.click(await screen.findByRole('button', { name: /^企业付款/ }));
  await expectPaid();
});

it('is left alone by who works on the own account, and can be chosen all the same', async () => {
  workspaceStore.set('own');
  await open({ monthly: '900' });
  expect(await screen.findByRole('button', { name: /^去支付/ })).toBeTruthy();
  await user.click(screen.getByLabelText(/^企业付款/));
  expect(await screen.findByRole('button', { name: /^企业付款/ })).toBeTruthy();
});

it('follows whoever goes over to the other account while choosing', async () => {
  await open({ monthly: '900' });
  expect(await screen.findByRole('button', { name: /^企业付款/ })).toBeTruthy();
  act(() => workspaceStore.set('own'));
  expect(screen.getByRole('button', { name: /^去支付/ })).toBeTruthy();
  act(() => workspaceStore.set('team'));
  expect(screen.getByRole('button', { name: /^企业付款/ })).toBeTruthy();
});

it('asks over the limit, and then waits: who decides, until when, and nothing to pay by mistake', async () => {
  await open({ monthly: '10' });
  await user.click(screen.getByLabelText(/^企业付款/));
  expect(screen.getByText(/^本月额度还剩 ¥ 10.00，超出/)).toBeTruthy();
  await user.type(screen.getByLabelText(/^用途/), '展会样书');
  await user.type(screen.getByLabelText(/^申请理由/), '周五要带走');
  await user.click(screen.getByRole('button', { name: /^提交审批/ }));
  const asked = within(await screen.findByRole('region', { name: '已提交审批' }));
  expect(asked.getByText(/^陆嘉宁(、|$)/)).toBeTruthy();
  expect(asked.getByText(/前，逾期订单自动取消$/)).toBeTruthy();
  expect(asked.getByText('展会样书')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^去支付/ })).toBeNull();

  await user.click(asked.getByRole('button', { name: '改用其他方式付款' }));
  expect(await screen.findByRole('button', { name: /^去支付/ })).toBeTruthy();
  expect(screen.getByText('通过后自动付款，也可以换一种方式')).toBeTruthy();
  expect(screen.getByLabelText(/^企业付款/).hasAttribute('disabled')).toBe(true);
});

it('leads from the state of waiting to the order, and is there again on coming back', async () => {
  const { replica } = product();
  const { orderNo = '' } = await replica.scenario('team-request-waiting');
  await product().open(payAddress(orderNo));
  const asked = within(await screen.findByRole('region', { name: '已提交审批' }));
  await user.click(asked.getByRole('button', { name: '查看订单' }));
  await expect.poll(() => location.pathname).toBe('/manager/order');
  expect(location.search).toContain(orderNo);
});

it('says why there is no such way for who was disabled', async () => {
  await open({ state: 'disabled' });
  expect(screen.getByText(/^您的成员权限已停用/)).toBeTruthy();
  expect(screen.getByLabelText(/^企业付款/).hasAttribute('disabled')).toBe(true);
});

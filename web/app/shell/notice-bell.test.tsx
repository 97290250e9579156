import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();
const LIST = 'NoticeServiceMag.getNotices';

async function openBell(account = 'super', notices = { read: '1', unread: '2' }): Promise<void> {
  await product().logIn(account);
  await product().replica.scenario('notices-told', { account, ...notices });
  await product().open('/about');
  await user.click(await screen.findByRole('button', { name: /通知$/ }));
}

it('says how many are unread, lists them by day and marks the one that is opened', async () => {
  await openBell();
  expect(await screen.findByText('2 条未读', { selector: '[role=status]' })).toBeTruthy();
  const today = screen.getByRole('region', { name: '今天' });
  const [newest] = within(today).getAllByRole('link', { name: /未读：\s*订单已发货/ });
  await user.click(newest as HTMLElement);
  await expect.poll(() => location.pathname).toBe('/manager/order');
  expect(await screen.findByRole('button', { name: /^1\s*条未读\s*通知$/ })).toBeTruthy();
});

it('marks all as read', async () => {
  await openBell();
  await user.click(await screen.findByRole('button', { name: '全部标为已读' }));
  expect(await screen.findByText('全部已读')).toBeTruthy();
  expect(await screen.findByRole('button', { name: '通知' })).toBeTruthy();
});

it('brings older ones page by page', async () => {
  await openBell('super', { read: '20', unread: '5' });
  await user.click(await screen.findByRole('button', { name: '更早的通知' }));
  await product().settled();
  expect(screen.getAllByText('订单已发货')).toHaveLength(25);
  expect(screen.queryByRole('button', { name: '更早的通知' })).toBeNull();
});

it('says so where nothing was told', async () => {
  await openBell('fresh', { read: '0', unread: '0' });
  expect(await screen.findByText(/^还没有通知/)).toBeTruthy();
});

it('says that nothing came, and asks again', async () => {
  await product().logIn('super');
  await product().replica.fault({ operation: LIST, kind: 'status', status: 500 });
  await product().open('/about');
  await user.click(await screen.findByRole('button', { name: /通知$/ }));
  expect(await screen.findByText('通知没有加载出来')).toBeTruthy();
  await act(() => product().replica.clearFaults());
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('region', { name: '今天' })).toBeTruthy();
});

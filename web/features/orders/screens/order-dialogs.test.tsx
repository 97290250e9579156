/** What becomes of a dialog when its action does not come through. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { card, cardIn, dialog, press, says } from '../testing.ts';

const product = productForEachTest();

beforeEach(() => product().logIn('super'));

async function askToCancel() {
  const { orderNo, shown } = await cardIn(product(), 'unpaid');
  await press(shown, '取消订单');
  const asked = await dialog('取消这个订单？');
  await user.click(within(asked).getByLabelText('暂时不需要了'));
  return { orderNo, asked, ok: within(asked).getByRole('button', { name: '确认取消' }) };
}

it('stays with what was chosen when the server fails, and can be sent again', async () => {
  const { orderNo, asked, ok } = await askToCancel();
  await product().replica.fault({ operation: 'OrderServiceMag.cancelOrder', kind: 'status', status: 500 });
  await user.click(ok);
  expect((await within(asked).findByRole('alert')).textContent).toContain('订单没有变化');
  await product().replica.clearFaults();
  expect(within(asked).getByLabelText<HTMLInputElement>('暂时不需要了').checked).toBe(true);
  await user.click(ok);
  await says(await card(orderNo), '已取消');
});

it('of an order that moved on says so, closes and shows what is true', async () => {
  const { orderNo, ok } = await askToCancel();
  await product().replica.pay(orderNo, 'settle');
  await user.click(ok);
  expect(await screen.findByText('订单状态已更新')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await says(await card(orderNo), '待审稿');
});

it('is left by Escape without a trace, and the focus goes back', async () => {
  const { shown } = await cardIn(product(), 'shipped');
  await press(shown, '确认收货');
  await dialog('书都收到了吗？');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const opener = within(shown).getByRole('button', { name: '确认收货' });
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(await product().replica.journal('OrderServiceMag.confirmReceive')).toEqual([]);
  await says(shown, '待收货');
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  codesOfFeedback,
  expectFeedbackSent,
  openFeedback,
  REMARK,
  remark,
  SEND_FEEDBACK,
  sendFeedback,
} from '#web/features/about/testing.ts';
import { openPasswordTab, sendPassword } from '#web/features/login/testing.ts';
import { tokenStore } from '#web/lib/session/token.ts';
import { pathIn } from '#web/testing/addresses.ts';
import { productForEachTest, user } from '#web/testing/product.ts';
import { toasts } from '#web/testing/toasts.ts';

const product = productForEachTest();

const TITLE = '登录已失效';
const modal = () => screen.findByRole('dialog', { name: TITLE });

async function sendAfterTheSession(): Promise<void> {
  await openFeedback(product(), 'super');
  await act(() => product().replica.clock({ advance: '8d' }));
  await sendFeedback();
  await modal();
}

it('asks over the screen, which keeps what was typed and sends it after a wrong password and the right one', async () => {
  await sendAfterTheSession();
  expect(within(await modal()).getByText(/您填写的内容都还在/)).toBeTruthy();
  expect(remark().value).toBe(REMARK);
  expect(location.pathname).toBe('/about');
  await openPasswordTab();
  await sendPassword('super', 'wrong-one1');
  expect(await screen.findByText('账号或密码不正确，还可尝试 4 次')).toBeTruthy();
  await sendPassword('super');
  await expectFeedbackSent();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull());
  expect(await codesOfFeedback(product()), 'refused once and sent once').toEqual([0, 401]);
});

it('leads to the login screen and back when it is dismissed', async () => {
  await sendAfterTheSession();
  await user.click(within(await modal()).getByRole('button', { name: '关闭' }));
  expect(await screen.findByRole('heading', { level: 1, name: '书桌' })).toBeTruthy();
  expect(pathIn(location.href)).toBe('/about');
  expect(tokenStore.read()).toBeNull();

  await openPasswordTab();
  await sendPassword('super');
  expect(await screen.findByRole('heading', { level: 1, name: '关于书桌' })).toBeTruthy();
  expect(location.pathname).toBe('/about');
  expect(await codesOfFeedback(product()), 'nothing is sent after giving up').toEqual([401]);
});

it('has the page begin anew for another member, and sends nothing of the first one', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  await sendAfterTheSession();
  await openPasswordTab();
  await sendPassword('demo');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await product().settled();
  expect(await codesOfFeedback(product())).toEqual([401]);
  reload.mockRestore();
});

it('opens for a refusal with 401, without a toast', async () => {
  const { replica } = product();
  await openFeedback(product(), 'super');
  await act(() => replica.fault({ operation: SEND_FEEDBACK, kind: 'code', code: 401, times: 1 }));
  await sendFeedback();
  await modal();
  expect(screen.queryByText('请求失败，请重试')).toBeNull();
});

it('leaves nothing that was said before over the login screen', async () => {
  await product().logIn('super');
  await product().open('/manager/shopping/cart');
  const quantity = await screen.findByLabelText<HTMLInputElement>('环岛骑行的数量');
  await act(() => product().replica.clock({ advance: '8d' }));
  await user.clear(quantity);
  await user.type(quantity, '60{Enter}');
  await user.click(within(await modal()).getByRole('button', { name: '关闭' }));
  expect(await screen.findByRole('heading', { level: 1, name: '书桌' })).toBeTruthy();
  await product().settled();
  expect(toasts('计算价格失败，请稍后再试')).toEqual([]);
});

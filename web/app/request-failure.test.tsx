import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  expectFeedbackSent,
  openFeedback,
  pressSend,
  REMARK,
  remark,
  SEND_FEEDBACK,
  sendFeedback,
} from '#web/features/about/testing.ts';
import { UserInfoScreen } from '#web/features/user-info/screens/user-info-screen.tsx';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();

const TOAST = '请求失败，请重试';
const ABOUT = '关于书桌';

it.each([
  ['a status 500', { kind: 'status', status: 500 }],
  ['a status 503', { kind: 'status', status: 503 }],
  ['malformed JSON', { kind: 'malformed-json' }],
] as const)(
  'of a write is said, repeated by the user alone, and keeps what was typed: %s',
  async (_, fault) => {
    const { replica } = product();
    await openFeedback(product(), 'super');
    await act(() => replica.fault({ operation: SEND_FEEDBACK, ...fault }));
    await sendFeedback();
    expect(await screen.findByText(TOAST)).toBeTruthy();
    expect(remark().value).toBe(REMARK);
    await product().settled();
    expect(await act(() => replica.journal(SEND_FEEDBACK))).toHaveLength(1);

    await act(() => replica.clearFaults());
    await pressSend();
    await expectFeedbackSent();
  },
);

it('of a read is said in the place of the screen, which comes back', async () => {
  const { replica } = product();
  await product().logIn('super');
  await product().open('/manager/order');
  await screen.findByRole('heading', { level: 1 });
  await product().settled();
  await act(() => replica.scenario('any-request-fails'));
  const menu = screen.getByRole('navigation', { name: '主菜单' });
  await user.click(within(menu).getByRole('link', { name: '关于' }));
  const words = await screen.findByText('内容没有加载出来');
  const alert = words.closest<HTMLElement>('[role=alert]');
  if (alert === null) throw new Error('nobody is told of the failure');

  await act(() => replica.clearFaults());
  await user.click(within(alert).getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { level: 1, name: ABOUT })).toBeTruthy();
});

it('of several calls at once shows one toast', async () => {
  await product().logIn('super');
  await product().replica.scenario('any-request-fails');
  product().show(<UserInfoScreen />);
  await waitFor(() => {
    expect(screen.getAllByText(/没有加载出来|获取收货地址失败/).length).toBeGreaterThan(2);
    expect(screen.getAllByText(TOAST)).toHaveLength(1);
  });
});

it('of a read is no failure where one of three repetitions succeeds', async () => {
  const { replica } = product();
  const operation = 'MemberServiceMag.getAbout';
  await product().logIn('super');
  await replica.fault({ operation, kind: 'status', status: 503, times: 3 });
  await product().open('/about');
  expect(await screen.findByRole('heading', { level: 1, name: ABOUT })).toBeTruthy();
  expect(await act(() => replica.journal(operation))).toHaveLength(4);
  expect(screen.queryByText(TOAST)).toBeNull();
});

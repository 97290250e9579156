import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openFeedback, SEND_FEEDBACK, sendFeedback } from '#web/features/about/testing.ts';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();

const TITLE = '此操作需要开通会员';
const card = async () => within(await screen.findByRole('dialog')).findByRole('region', { name: TITLE });

it('names the levels that open what was refused with needVip, and leads to them', async () => {
  const { replica } = product();
  await openFeedback(product(), 'demo');
  const needVip = ['VIP', '超级会员'];
  await act(() => replica.fault({ operation: SEND_FEEDBACK, kind: 'code', code: 403, needVip, times: 1 }));
  await sendFeedback();
  expect((await card()).textContent).toContain('「VIP」、「超级会员」可以使用');
  await user.click(screen.getByText('查看会员方案'));
  await waitFor(() => expect(location.pathname).toBe('/manager/upgrade'));
  await waitFor(() => expect(screen.queryByRole('region', { name: TITLE })).toBeNull());
});

it('opens for a refusal with 403, without a toast', async () => {
  await openFeedback(product(), 'demo');
  await act(() => product().replica.scenario('no-permission-403'));
  await sendFeedback();
  expect(await card()).toBeTruthy();
  expect(screen.queryByText('请求失败，请重试')).toBeNull();
});

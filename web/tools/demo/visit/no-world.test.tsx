/** What a visitor sees of the demo when there is no world behind the page. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectLines } from '#web/features/cart/testing.ts';
import { tokenStore } from '#web/lib/session/token.ts';
import { user } from '#web/testing/product.ts';
import { toasts } from '#web/testing/toasts.ts';
import { hearReply } from '../../refused-world.ts';
import { productWithDemoForEachTest } from '../testing.ts';

const product = productWithDemoForEachTest();
const assign = vi.fn();
const reload = vi.fn();

beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation(assign);
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => vi.restoreAllMocks());

const refuse = (reason: string, more: Record<string, string> = {}) =>
  hearReply(new Response('', { headers: { 'x-replica-refusal': reason, ...more } }));
const dialog = (name: string) => screen.findByRole('dialog', { name });

it('a visit that ended begins again as the same member, at the same screen', async () => {
  await product().logIn('vip');
  await product().open('/manager/order?tab=producing');
  const before = tokenStore.read();
  refuse('sandbox-ended');
  const over = await dialog('本次演示已结束');
  expect(within(over).getAllByRole('button')).toHaveLength(1);
  await user.click(within(over).getByRole('button', { name: '重新开始' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/manager/order'));
  expect(tokenStore.read()).toMatch(/^\w{20,}$/);
  expect(tokenStore.read()).not.toBe(before);
});

it('a visitor without a seat waits and comes in by itself', async () => {
  await product().open('/manager/login');
  refuse('too-many-sandboxes', { 'retry-after': '2' });
  const queue = await dialog('正在排队进入演示');
  expect(within(queue).getByRole('timer').textContent).toMatch(/^还有 [12] 秒自动重试/);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('another refusal is no matter of the visit', async () => {
  await product().open('/manager/login');
  refuse('unknown-host');
  await product().settled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

const refusal = (reason: string, more: Record<string, string> = {}) =>
  new Response('', { status: 503, headers: { 'x-replica-refusal': reason, ...more } });

it('who begins anew while the demo is full waits like a newcomer', async () => {
  await product().logIn('vip');
  await product().open('/manager/order');
  refuse('sandbox-ended');
  const over = await dialog('本次演示已结束');
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(refusal('sandboxes-full', { 'retry-after': '1' }));
  await user.click(within(over).getByRole('button', { name: '重新开始' }));
  const queue = await dialog('正在排队进入演示');
  expect(within(queue).getByRole('timer').textContent).toMatch(/^还有 1 秒自动重试/);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('what failed for want of a world is told by its dialog alone', async () => {
  await product().logIn('demo');
  await product().open('/manager/shopping/cart');
  await expectLines(3);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => refusal('sandbox-ended'));
  await user.click(screen.getAllByText('复制')[0] ?? document.body);
  await dialog('本次演示已结束');
  await product().settled();
  expect(toasts('请求失败，请重试')).toEqual([]);
});

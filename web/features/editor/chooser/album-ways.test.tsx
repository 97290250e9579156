/** An album from photos: made when they are there, and never before. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { send } from '#web/kit/ask/send.ts';
import { client, configureClient } from '#web/lib/call/client.ts';
import { REQUEST_FAILED } from '#web/lib/call/reply.ts';
import { productForEachTest, user } from '#web/testing/product.ts';
import { toasts } from '#web/testing/toasts.ts';

const product = productForEachTest();
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const photo = (name: string) => new File([JPEG], name, { type: 'image/jpeg' });

beforeEach(async () => {
  await product().logIn('fresh');
  await product().open('/manager/opus_list_edit');
  await screen.findByRole('button', { name: '从照片开始' });
});

/** The document sends no file by itself. */
function uploadsAnswer(...replies: readonly (() => unknown)[]): void {
  const left = [...replies];
  configureClient(client(), {
    send: async () => left.shift()?.(),
    fetchFile: () => Promise.reject(new Error('no file is fetched here')),
  });
}

const cameAs = (digit: string) => () => ({ code: 0, data: { photo: digit.repeat(64) } });
const failed = () => REQUEST_FAILED;
const choose = (...files: File[]) => user.upload(screen.getByLabelText('从照片开始'), files);
const works = async () => {
  const outcome = await send('OpusServiceMag.getOpusList', {});
  return outcome.ok ? Number(outcome.value.total) : Number.NaN;
};
const idOfWork = () => new URLSearchParams(location.search).get('id');
const question = () => screen.findByRole('dialog', { name: '自动排版' });

it('is not made where no photo came, and is once one comes', async () => {
  uploadsAnswer(failed, cameAs('1'));
  await choose(photo('一.jpg'));
  expect(await screen.findByText(/^1 张没有传上来：/)).toBeTruthy();
  expect(await works()).toBe(0);
  await user.click(screen.getByRole('button', { name: '重试这 1 张' }));
  expect(await question()).toBeTruthy();
  expect(idOfWork()).toMatch(/^\d+$/);
  expect(await works()).toBe(1);
  expect(history.state.usr).toEqual({ fills: ['1'.repeat(64)] });
});

it('asks how it is filled once: not again after that was put off and the page loaded again', async () => {
  uploadsAnswer(cameAs('1'));
  await choose(photo('一.jpg'));
  expect(await question()).toBeTruthy();
  expect(history.state.usr).toEqual({ fills: ['1'.repeat(64)] });
  const place = location.href;
  await user.click(within(await question()).getByRole('button', { name: /返\s?回/ }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '自动排版' })).toBeNull());
  expect([history.state.usr, location.href]).toEqual([null, place]);
});

it('waits for those that failed, and begins without them where that is wished', async () => {
  uploadsAnswer(cameAs('1'), failed, cameAs('3'));
  await choose(photo('一.jpg'), photo('二.jpg'), photo('三.jpg'));
  const begin = await screen.findByRole('button', { name: '用传好的 2 张开始' });
  expect(idOfWork()).toBeNull();
  await user.click(begin);
  expect(await question()).toBeTruthy();
  expect(history.state.usr).toEqual({ fills: ['1'.repeat(64), '3'.repeat(64)] });
});

it('tells once, beside the button, why it could not be made', async () => {
  uploadsAnswer(cameAs('1'));
  await product().replica.fault({ operation: 'OpusServiceMag.createOpus', kind: 'status', status: 500 });
  await choose(photo('一.jpg'));
  expect(await screen.findByText(/^服务器暂时出错，请重试/)).toBeTruthy();
  await product().settled();
  expect(toasts('请求失败，请重试')).toEqual([]);
});

it('is not begun with photos of before where there are none', async () => {
  const asked = () => product().replica.journal('OpusServiceMag.getPhotos');
  await waitFor(async () => expect(await asked()).toHaveLength(1));
  await product().settled();
  expect(screen.queryByRole('button', { name: '用传过的照片' })).toBeNull();
});

it('is begun with photos of before, of which none is chosen yet', async () => {
  await product().replica.scenario('draft-made', { account: 'fresh', state: 'findings' });
  // What was asked before stands no longer.
  await product().logIn('fresh');
  await product().open('/manager/opus_list_edit');
  await user.click(await screen.findByRole('button', { name: '用传过的照片' }));
  expect(await question()).toBeTruthy();
  expect(history.state.usr).toEqual({ fills: [] });
  expect(await screen.findAllByRole('option', { selected: false })).toHaveLength(1);
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
});

it.each([
  ['继续上传', 1],
  ['停止并离开', 0],
])('asks before it is left while photos are on their way: %s', async (wish, made) => {
  let answer = (_reply: object) => {};
  const held = new Promise<unknown>((resolve) => {
    answer = resolve;
  });
  const router = await product().open('/manager/opus_list_edit');
  await screen.findByRole('button', { name: '从照片开始' });
  uploadsAnswer(() => held);
  await choose(photo('一.jpg'));
  await screen.findByRole('progressbar', { name: '上传进度' });
  await act(() => router.navigate('/manager/shopping/cart'));
  await user.click(await screen.findByRole('button', { name: wish }));
  if (made === 0) await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  answer(cameAs('1')());
  if (made === 1) await waitFor(() => expect(idOfWork()).toMatch(/^\d+$/));
  await product().settled();
  expect(await works()).toBe(made);
});

/** 上传印刷文件, over the lists of works. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();
const drawer = () => screen.findByRole('dialog', { name: '上传印刷文件' });

async function openAs(account: string, at: string): Promise<void> {
  await product().logIn(account);
  await product().open(at);
}

it('is opened by its button, stands in the address, and closes to the list as it was', async () => {
  await openAs('fresh', '/manager/opus_list/album?view=list');
  const [button] = await screen.findAllByRole('button', { name: '上传印刷文件' });
  if (button) await user.click(button);
  expect((await drawer()).textContent).toContain('只有您自己看得到，不会公开');
  expect(location.search).toBe('?view=list&upload=1');
  await user.click(within(await drawer()).getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(location.search).toBe('?view=list'));
});

it('is there for every member, with the choice of what it becomes', async () => {
  await openAs('demo', '/manager/opus_list/all?upload=1');
  const place = within(await drawer());
  expect(place.getByRole<HTMLInputElement>('radio', { name: /^画册/ }).checked).toBe(true);
  // Who has photos and no finished file is led to where an album is made of them.
  const way = place.getByRole('link', { name: '用照片做画册' });
  expect(way.getAttribute('href')).toBe('/manager/opus_list_edit');
  await user.click(place.getByRole('radio', { name: /^文档/ }));
  expect(place.queryByRole('link', { name: '用照片做画册' })).toBeNull();
  expect(place.getByRole<HTMLInputElement>('radio', { name: /^文档/ }).checked).toBe(true);
  expect(await place.findByText(/存储空间已用 .*共 1 GB/)).toBeTruthy();
});

it.each([
  ['an empty cart', '/manager/shopping/cart'],
  ['no orders', '/manager/order'],
  ['no works', '/manager/opus_list/all'],
])('is offered where there is %s', async (_where, at) => {
  await openAs('fresh', at);
  const [button] = await screen.findAllByRole('button', { name: '上传印刷文件' });
  if (button) await user.click(button);
  await drawer();
  expect(location.pathname + location.search).toBe('/manager/opus_list/all?upload=1');
});

it.each([
  ['converting', '转换中', '查看进度'],
  ['failed', '转换失败', '去重试'],
])('a work that is %s says so on its cover, and leads there', async (state, label, way) => {
  await product().replica.scenario('import-in-state', { account: 'fresh', state });
  await openAs('fresh', '/manager/opus_list/all');
  const work = within(await screen.findByRole('article', { name: '夜航' }));
  await user.click(work.getByRole('link', { name: `《夜航》${label}，${way}` }));
  expect(within(await drawer()).getByRole('article', { name: '夜航' })).toBeTruthy();
});

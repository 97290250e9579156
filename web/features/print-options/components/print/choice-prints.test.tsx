/** 下载 on the print screen: the files of what is chosen, in each of their states. */
import { act, screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { PATHS } from '#web/lib/paths.ts';
import { productForEachTest, user } from '#web/testing/product.ts';
import { OpusPrintScreen } from '../../screens/opus-print-screen.tsx';
import { ALBUM, expectTotal } from '../../testing.ts';

const GET = 'ShoppingServiceMag.getChoicePrint';
const product = productForEachTest();

beforeEach(() => product().logIn('super'));

async function show(): Promise<void> {
  const { path, getHref } = PATHS.opusPrint;
  const route = createElement(Route, { path, element: createElement(OpusPrintScreen) });
  product().show(createElement(Routes, null, route), getHref({ id: ALBUM }));
  await expectTotal('121.00');
}

const sheet = () => within(screen.getByRole('region', { name: '下载' }));
const says = (words: RegExp | string) => screen.findByText(words);
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

it('a file is made when it is wanted, is stopped, and is made again', async () => {
  await show();
  expect(await says('封底、书脊、封面连成一张')).toBeTruthy();
  expect(await says('只有骑马钉按折页拼版')).toBeTruthy();
  expect(sheet().queryByRole('button', { name: '生成拼版文件' })).toBeNull();
  await press('生成封面展开');
  await press('取消');
  expect(await says('封底、书脊、封面连成一张')).toBeTruthy();
  await press('生成封面展开');
  expect(await says(/^(排队中|正在生成|PDF，1 页，)/)).toBeTruthy();
});

it('a question that failed is asked again by hand', async () => {
  await product().replica.fault({ operation: GET, kind: 'status', status: 500 });
  await show();
  expect(await says('封面展开没有加载出来')).toBeTruthy();
  await act(() => product().replica.clearFaults());
  const [again] = sheet().getAllByRole('button', { name: '重试' });
  await user.click(again ?? document.body);
  // It may be there already: files are kept by what is in them.
  expect(await says(/^(封底、书脊、封面连成一张|PDF，1 页，)/)).toBeTruthy();
});

it('what the member may not have is said, without a way to ask again', async () => {
  await product().replica.fault({ operation: GET, kind: 'code', code: 403, message: '无权下载' });
  await show();
  expect(await says('封面展开：无权下载')).toBeTruthy();
  expect(sheet().queryByRole('button')).toBeNull();
});

it('before a backend without these calls there is no such sheet, and all else works', async () => {
  await product().replica.fault({ operation: GET, kind: 'status', status: 404 });
  await show();
  await product().settled();
  expect(screen.queryByRole('region', { name: '下载' })).toBeNull();
  expect(screen.getByRole('region', { name: '预检' })).toBeTruthy();
});

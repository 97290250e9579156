import type { UseQueryResult } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { DataOf } from '#web/kit/ask/send.ts';
import type { CallError } from '#web/lib/call/call-error.ts';
import { user } from '#web/testing/user.ts';
import { PrintFile } from './print-file.tsx';

type File = DataOf<'OrderServiceMag.getPrintFile'>;

const FILE: File = {
  ...{ form: 'cover', state: 'none', ahead: 0, page: 0, pageNum: 4, bytes: 0, address: '', why: '' },
};
const pressed: string[] = [];

afterEach(() => {
  cleanup();
  pressed.length = 0;
});

function show(change: Partial<File>, problem = ''): void {
  const query = { data: { ...FILE, ...change }, error: null, isError: false } as UseQueryResult<
    File,
    CallError
  >;
  const act = (name: string) => ({ isBusy: false, problem, run: () => pressed.push(name) });
  render(<PrintFile form="cover" query={query} make={act('make')} cancel={act('cancel')} />);
}

it.each<[string, Partial<File>, string, string[]]>([
  ['not made yet', {}, '封底、书脊、封面连成一张', ['生成封面展开']],
  ['next', { state: 'waiting' }, '排队中，马上开始', ['取 消']],
  ['behind others', { state: 'waiting', ahead: 2 }, '排队中，前面还有 2 个文件', ['取 消']],
  ['begun', { state: 'drawing' }, '正在生成，共 4 页', ['取 消']],
  ['being drawn', { state: 'drawing', page: 3 }, '正在生成，第 3 / 4 页', ['取 消']],
  ['ready', { state: 'ready', bytes: 2048, address: '/x.pdf' }, 'PDF，4 页，2 KB', []],
  [
    'failed',
    { state: 'failed', why: '第 2 页的图片无法读取' },
    '没有生成：第 2 页的图片无法读取',
    ['重新生成'],
  ],
])('a file that is %s says so, and offers what can be done', (_what, change, words, buttons) => {
  show(change);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
});

it('the progress is that of the pages, and is named', () => {
  show({ state: 'drawing', page: 3 });
  expect(screen.getByRole('progressbar', { name: '封面展开的进度' }).getAttribute('aria-valuenow')).toBe(
    '75',
  );
});

it('each press does its own, and what came of it stands below', async () => {
  show({ state: 'failed', why: '图片过大' }, '最多同时生成 3 个文件');
  await user.click(screen.getByRole('button', { name: '重新生成' }));
  expect(pressed).toEqual(['make']);
  expect(screen.getByRole('alert').textContent).toBe('最多同时生成 3 个文件');
});

it('a form that the binding does not have is not missed', () => {
  show({ why: '只有骑马钉按折页拼版' });
  // Of another file's page some blanks may have stayed.
  expect(document.body.textContent?.trim()).toBe('');
});

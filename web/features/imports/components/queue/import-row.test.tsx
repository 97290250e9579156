/** What each stage of an import offers, and what asks before it goes. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '#web/app/providers.tsx';
import { user } from '#web/testing/product.ts';
import type { ImportActions, ImportJob } from '../../model/import-job.ts';
import { ImportRow } from './import-row.tsx';
import { jobWith } from './job.fixture.ts';

afterEach(cleanup);

function show(changes: Partial<ImportJob>) {
  const actions = {
    ...{ add: vi.fn(), pause: vi.fn(), goOn: vi.fn(), retry: vi.fn() },
    ...{ cancel: vi.fn(), dismiss: vi.fn(), provide: vi.fn(), importAgain: vi.fn(), renamed: vi.fn() },
  } satisfies ImportActions;
  render(
    <Providers>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <ImportRow
            job={jobWith(changes)}
            actions={actions}
            renderPublish={() => <button type="button">发布</button>}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </Providers>,
  );
  return actions;
}

const row = () => within(screen.getByRole('article', { name: '湖上手记' }));
const press = (name: string) => user.click(row().getByRole('button', { name }));
const offered = () =>
  [...screen.getByRole('article').querySelectorAll('button:not([aria-label]), a')].map(
    ({ textContent }) => textContent,
  );

describe('a row of the queue', () => {
  it.each<[Partial<ImportJob>, readonly string[]]>([
    [{ stage: 'waiting', pagesDone: 0 }, ['取消']],
    [{ stage: 'reading' }, ['取消']],
    [{ stage: 'refused' }, ['移除记录']],
    [{ stage: 'known' }, ['翻阅', '印刷', '再导入一份', '移除记录']],
    [{}, ['先翻阅已完成的页', '暂停', '取消']],
    [{ pagesDone: 0 }, ['暂停', '取消']],
    [{ stage: 'elsewhere' }, ['先翻阅已完成的页']],
    [{ stage: 'paused' }, ['继续', '先翻阅已完成的页', '取消']],
    [{ stage: 'wanting-file' }, ['重新选择文件', '先翻阅已完成的页', '取消']],
    [{ stage: 'failed' }, ['重试', '先翻阅已完成的页', '放弃']],
    [{ stage: 'done' }, ['翻阅', '发布', '印刷', '移除记录']],
    [{ stage: 'done', type: 'document' }, ['加入购物车', '预览', '移除记录']],
  ])('%o offers %j', (changes, buttons) => {
    show(changes);
    expect(offered()).toEqual(buttons);
  });

  it('leads to the pages that are there, in a window of their own', () => {
    show({});
    const link = row().getByRole('link', { name: '先翻阅已完成的页' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/r/kv3mhq8r2d', '_blank']);
  });

  it('has a bar that says how far it is, and none that nobody can know', () => {
    show({ sentShare: 0 });
    const bar = row().getByRole('progressbar', { name: '《湖上手记》的进度' });
    expect(bar.getAttribute('aria-valuenow')).toBe('25');
    cleanup();
    show({ stage: 'reading', pageNum: 0 });
    expect(row().getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false);
  });

  it.each([
    ['pause', '暂停', {}],
    ['goOn', '继续', { stage: 'paused' }],
    ['retry', '重试', { stage: 'failed' }],
    ['importAgain', '再导入一份', { stage: 'known' }],
    ['dismiss', '移除记录', { stage: 'done' }],
  ] as const)('does %s when somebody presses %s', async (action, button, changes) => {
    const actions = show(changes);
    await press(button);
    expect(actions[action]).toHaveBeenCalledWith('file-1');
  });

  it('is given up at once while nothing is lost by it', async () => {
    const actions = show({ pagesDone: 0 });
    await press('取消');
    expect(actions.cancel).toHaveBeenCalledWith('file-1');
  });

  it('asks before pages that are there go', async () => {
    const actions = show({});
    await press('取消');
    const asked = within(await screen.findByRole('dialog'));
    expect(asked.getByText(/已完成的 6 页会一并删除/)).toBeTruthy();
    expect(actions.cancel).not.toHaveBeenCalled();
    await user.click(asked.getByRole('button', { name: '取消导入' }));
    expect(actions.cancel).toHaveBeenCalledWith('file-1');
  });

  it('takes the file that it waits for', async () => {
    const actions = show({ stage: 'wanting-file' });
    const file = new File(['%PDF-'], '湖上手记.pdf', { type: 'application/pdf' });
    await user.upload(row().getByLabelText('重新选择文件', { selector: 'input' }), file);
    expect(actions.provide).toHaveBeenCalledWith('file-1', [file]);
  });
});

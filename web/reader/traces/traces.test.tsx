import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { storage } from '#web/lib/storage.ts';
import { AreaLayer } from '#web/page/areas/area-layer.tsx';
import { Link } from '#web/page/link.tsx';
import { note } from '../note.ts';
import { SharePanel } from '../panels/share-panel.tsx';
import { TracesPanel } from '../panels/traces-panel.tsx';
import type { Reading } from '../reading.ts';
import { consent } from './consent.ts';
import { Traces } from './traces.tsx';

configure({ asyncUtilTimeout: 30_000 });
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const reading = {
  book: { code: 'qing8shu2k', isOwn: 'N' },
  api: { readToken: () => 'right' },
} as Reading;
const KEPT = { books: 2, opens: 3, pages: 40, seconds: 600, others: 1, since: 0, until: 9 };

let sent: Record<string, unknown>[] = [];
let isThere = true;
/** The key that the reader had when the deletion was asked for. */
let askedBy: string[] = [];

beforeEach(() => {
  storage.remove('readerTraces');
  sent = [];
  isThere = true;
  askedBy = [];
  const hear = (url: string, body: string) => void sent.push({ url, ...JSON.parse(body) });
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    if (url.endsWith('forget')) askedBy.push(consent.key());
    if (!isThere) throw new TypeError('no network');
    hear(url, body);
    return Response.json(url.endsWith('kept') ? KEPT : { forgotten: 41 });
  });
  navigator.sendBeacon = (url, body) => {
    hear(String(url), String(body));
    return true;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** How long it took to be told does not matter. */
const OPENED = [0, expect.any(Number), 0, 0];
const events = () => sent.flatMap((batch) => batch.events as number[][]);

it('counts the opening, and asks once who has turned a page', async () => {
  const view = render(<Traces reading={reading} open={[1]} onPanel={() => undefined} />);
  expect(sent).toMatchObject([{ code: 'qing8shu2k', no: 1, reader: '', events: [OPENED] }]);
  expect(screen.queryByRole('status')).toBeNull();
  note('search');
  view.rerender(<Traces reading={reading} open={[2, 3]} onPanel={() => undefined} />);
  expect(screen.getByRole('status').textContent).toContain('可以让作者知道您读了哪几页吗');
  await user.click(screen.getByRole('button', { name: '可以' }));
  expect(screen.queryByRole('status')).toBeNull();
  note('click', 2, 7);
  view.unmount();
  expect(events()).toHaveLength(2);
  expect(sent[1]).toMatchObject({
    url: '/r/events',
    no: 2,
    reader: consent.key(),
    events: [[2, expect.any(Number), 2, 7]],
  });

  render(<Traces reading={reading} open={[5]} onPanel={() => undefined} />).rerender(
    <Traces reading={reading} open={[6]} onPanel={() => undefined} />,
  );
  expect(screen.queryByRole('status')).toBeNull();
});

it('does not ask again who did not answer', () => {
  for (const expected of [1, 0]) {
    const view = render(<Traces reading={reading} open={[1]} onPanel={() => undefined} />);
    view.rerender(<Traces reading={reading} open={[2]} onPanel={() => undefined} />);
    expect(screen.queryAllByRole('status')).toHaveLength(expected);
    view.unmount();
  }
  expect(events()).toEqual([OPENED, OPENED]);
});

it('hears which hot area of which page was pressed, by hand and by keyboard, and links', async () => {
  consent.say('yes');
  const shape = { shape: 'rect', points: [0, 0, 9, 9], label: '' } as const;
  const box = { kind: 'link', x: 0, y: 0, w: 9, h: 9, label: '' } as const;
  const view = render(
    <section aria-label="第 3 页">
      <Traces reading={reading} open={[3]} onPanel={() => undefined} />
      <AreaLayer
        {...{ widthMm: 145, heightMm: 210, onGoTo: () => view.rerender(<section aria-label="第 4 页" />) }}
        areas={[
          { id: idAt(8), ...shape, target: { to: 'text', text: '苏堤' } },
          { id: idAt(9), ...shape, target: { to: 'page', page: idAt(4), no: 4 } },
        ]}
      />
      <Link
        element={{ ...box, id: idAt(1), target: { to: 'page', page: idAt(4), no: 4 } }}
        onGoTo={() => undefined}
      />
    </section>,
  );
  screen.getByRole('button', { name: '苏堤' }).focus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: '关闭' }));
  await user.click(screen.getByRole('button', { name: '转到第 4 页' }));
  await user.click(screen.getByRole('link', { name: '转到第 4 页' }));
  expect(events().slice(1)).toEqual([
    [2, expect.any(Number), 3, Number.parseInt(idAt(8), 36)],
    [2, expect.any(Number), 3, 0],
    [2, expect.any(Number), 3, Number.parseInt(idAt(9), 36)],
  ]);
});

it('hears that the book was sent on', async () => {
  consent.say('yes');
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: async () => undefined }));
  const view = render(
    <>
      <Traces reading={reading} open={[3]} onPanel={() => undefined} />
      <SharePanel book={reading.book} page={3} />
    </>,
  );
  await user.click(screen.getByRole('button', { name: '发送到…' }));
  view.unmount();
  expect(events().slice(1)).toEqual([[3, expect.any(Number), 3, 0]]);
});

it('tells what is kept, and has it deleted', async () => {
  consent.say('yes');
  const key = consent.key();
  render(<TracesPanel />);
  expect(
    await screen.findByText(/2 本书，打开 3 次，翻看 40 页次，约 10 分钟，点击、搜索和分享 1 次。$/),
  ).toBeDefined();
  isThere = false;
  await user.click(screen.getByRole('button', { name: '删除我的阅读记录' }));
  expect(askedBy).toEqual(['']);
  expect(await screen.findByText('没有删除成功，请稍后再试')).toBeDefined();
  expect(consent.key()).toBe(key);
  isThere = true;
  await user.click(screen.getByRole('button', { name: '删除我的阅读记录' }));
  expect(await screen.findByText('已全部删除，以后也不再留下')).toBeDefined();
  expect(sent.at(-1)).toEqual({ url: '/r/events/forget', reader: key });
  expect(screen.getByRole('radio', { name: /^不留下/ })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('radio', { name: '可以留下' }));
  await waitFor(() => expect(consent.key()).not.toBe(''));
  expect(consent.key()).not.toBe(key);
});

it.each([
  ['nothing', () => Promise.reject(new TypeError('no network'))],
  ['a page of a network', async () => new Response('<html>')],
])('says where what is kept can neither be told nor deleted, since %s answers', async (_, fetched) => {
  consent.say('yes');
  const key = consent.key();
  vi.stubGlobal('fetch', fetched);
  render(<TracesPanel />);
  expect(await screen.findByText('暂时看不到留下的记录，请稍后再打开。')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '删除我的阅读记录' }));
  expect(await screen.findByText('没有删除成功，请稍后再试')).toBeDefined();
  expect(consent.key()).toBe(key);
});

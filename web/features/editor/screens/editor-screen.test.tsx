/** The editor in the whole product: what is opened, changed, saved and undone. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { send } from '#web/kit/ask/send.ts';
import { upTo } from '#web/lib/document/breakpoints.ts';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();
afterEach(() => void vi.restoreAllMocks());
const EDITOR = '/manager/opus_list_edit';

async function edit(opusID: string, page = 10): Promise<void> {
  await product().logIn('super');
  await product().open(`${EDITOR}?id=${opusID}&page=${page}`);
  await screen.findByRole('region', { name: `第 ${page} 页` });
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const pageNum = () => within(screen.getByRole('list', { name: '页面' })).getAllByRole('listitem').length;
const saved = () =>
  waitFor(() => expect(document.querySelector('[data-save="saved"]')).toBeTruthy(), { timeout: 8000 });
const field = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });

describe('without a work', () => {
  it('own works are gone on with, and new ones begun', async () => {
    await product().logIn('super');
    await product().open(EDITOR);
    const works = await screen.findByRole('list', { name: '作品' });
    const [first] = await within(works).findAllByRole('link');
    expect(first?.getAttribute('href')).toMatch(/\?id=\d+$/);
    expect(await screen.findByRole('heading', { name: '从模板开始' })).toBeTruthy();
    await user.click(button('新建空白作品'));
    expect(await screen.findByRole('region', { name: '第 1 页' })).toBeTruthy();
    expect(new URLSearchParams(location.search).get('id')).toMatch(/^\d+$/);
  });

  it('a calendar among them is gone on with in the editor of calendars', async () => {
    const params = { account: 'fresh', template: 'family-wall' };
    const { publicationID } = await product().replica.scenario('draft-made', params);
    await product().logIn('fresh');
    await product().open(EDITOR);
    const works = await screen.findByRole('list', { name: '作品' });
    const calendar = await within(works).findByRole('link', { name: /全家福挂历/ });
    expect(calendar.getAttribute('href')).toBe(`/manager/opus-doc-calendar?id=${publicationID}`);
    // The link is gone then; its name has the focus.
    await user.click(calendar);
    const name = await screen.findByRole('heading', { level: 1, name: /全家福挂历/ });
    await waitFor(() => expect(document.activeElement).toBe(name));
  });
});

describe('a work', () => {
  it('of another member is not there', async () => {
    await product().logIn('vip');
    await product().open(`${EDITOR}?id=50001`);
    expect(await screen.findByText(/^没有找到这件作品/)).toBeTruthy();
  });

  it('is changed by the keyboard, saved, and changed back', async () => {
    await edit('50001');
    const picture = button('图片');
    picture.focus();
    fireEvent.click(picture, { detail: 0 });
    expect(picture.getAttribute('aria-pressed')).toBe('true');
    const before = Number(field('横向位置').value);
    fireEvent.keyDown(picture, { key: 'ArrowRight', shiftKey: true });
    expect(Number(field('横向位置').value)).toBeCloseTo(before + 5, 2);
    await saved();
    await user.click(button('撤销'));
    expect(Number(field('横向位置').value)).toBeCloseTo(before, 2);
    fireEvent.keyDown(button('图片'), { key: 'Delete' });
    expect(screen.queryByRole('button', { name: '图片' })).toBeNull();
  });

  it('has the focus again at what was cropped by the keyboard', async () => {
    await edit('50001');
    button('图片').focus();
    fireEvent.click(button('图片'), { detail: 0 });
    fireEvent.keyDown(button('图片'), { key: 'Enter' });
    const crop = await screen.findByRole('button', { name: /^裁剪图片/ });
    fireEvent.keyDown(crop, { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(button('图片')));
    fireEvent.keyDown(button('图片'), { key: 'PageUp' });
    const other = await screen.findByRole('region', { name: '第 9 页' });
    await waitFor(() => expect(document.activeElement).toBe(other));
  });

  it('has its panels and its pages by the keyboard', async () => {
    await edit('50001');
    fireEvent.keyDown(button('图片'), { key: 'p' });
    const tray = await screen.findByRole('complementary', { name: '照片' });
    await waitFor(() => expect(document.activeElement).toBe(tray));
    const close = within(tray).getByRole('button', { name: '收起' });
    close.focus();
    fireEvent.click(close);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: '第 10 页' })),
    );
    const pages = within(screen.getByRole('list', { name: '页面' })).getAllByRole('button');
    expect(pages.filter(({ tabIndex }) => tabIndex === 0)).toEqual([pages[9]]);
    pages[9]?.focus();
    fireEvent.keyDown(pages[9] as HTMLElement, { key: 'PageDown' });
    expect(document.activeElement).toBe(pages[10]);
  });

  it('has pages to be inserted, moved and deleted', async () => {
    await edit('50001', 3);
    const count = pageNum();
    await user.click(button('插入空白页'));
    expect(await screen.findByRole('region', { name: '第 4 页' })).toBeTruthy();
    expect(pageNum()).toBe(count + 1);
    await user.click(button('本页前移'));
    expect(screen.getByRole('region', { name: '第 3 页' })).toBeTruthy();
    await user.click(button('删除本页'));
    expect(pageNum()).toBe(count);
  });

  it('goes on to the printing once it is saved', async () => {
    await edit('50001', 3);
    for (const name of ['插入空白页', '印刷']) fireEvent.click(button(name));
    expect(await screen.findByText('正在保存，保存好就会打开')).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: '印刷' })).toBeTruthy();
    // What the editor said is of no use there.
    const said = screen.queryByText('正在保存，保存好就会打开')?.closest('[role="alert"]');
    await waitFor(() => expect(said?.className ?? 'leave').toMatch(/leave/), { timeout: 900 });
  });

  it('has a page again that was deleted and saved, once that is undone or done again, on the server too', async () => {
    await edit('50001', 3);
    const onServer = async () => {
      const draft = await send('OpusServiceMag.getDraft', { opusID: '50001' });
      if (!draft.ok) throw new Error(draft.error.message);
      return draft.value.leaves.map(({ id, hash }) => `${id} ${hash}`);
    };
    const before = await onServer();
    await user.click(button('删除本页'));
    await waitFor(async () => expect(await onServer()).toHaveLength(before.length - 1));
    await user.click(button('撤销'));
    await waitFor(async () => expect(await onServer()).toEqual(before));
    // Where there is nothing more to undo, the button keeps the focus, and a further press does nothing.
    expect([document.activeElement, button('撤销').getAttribute('aria-disabled')]).toEqual([
      button('撤销'),
      'true',
    ]);
    await user.click(button('撤销'));
    await user.click(button('复制本页'));
    await waitFor(async () => expect(await onServer()).toHaveLength(before.length + 1));
    const copied = await onServer();
    await user.click(button('撤销'));
    await waitFor(async () => expect(await onServer()).toEqual(before));
    await user.click(button('重做'));
    await waitFor(async () => expect(await onServer()).toEqual(copied));
  });

  it('has the focus on its page once what had it was deleted', async () => {
    await edit('50001');
    button('图片').focus();
    fireEvent.click(button('图片'), { detail: 0 });
    fireEvent.keyDown(button('图片'), { key: 'Delete' });
    const page = screen.getByRole('region', { name: '第 10 页' });
    await waitFor(() => expect(document.activeElement).toBe(page));
  });

  it('is checked for print, and led to what was found', async () => {
    await edit('50001', 3);
    await user.click(button('插入空白页'));
    await user.click(button('预检'));
    const panel = screen.getByRole('complementary', { name: '预检' });
    const way = await within(panel).findByRole('button', { name: '转到第 4 页' });
    fireEvent.keyDown(way, { key: 'PageUp' });
    expect(screen.getByRole('region', { name: '第 3 页' })).toBeTruthy();
    await user.click(way);
    expect(screen.getByRole('region', { name: '第 4 页' })).toBeTruthy();
  });

  it('lets every action be found by its name', async () => {
    await edit('50001', 3);
    fireEvent.keyDown(button('插入空白页'), { key: '.', ctrlKey: true });
    const palette = await screen.findByRole('dialog', { name: '查找操作' });
    await user.type(within(palette).getByRole('textbox', { name: '操作的名称' }), '复制本页');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('region', { name: '第 4 页' })).toBeTruthy();
    fireEvent.keyDown(button('插入空白页'), { key: '?', shiftKey: true });
    const help = await screen.findByRole('dialog', { name: '快捷键' });
    expect(within(help).getByText('上移一层')).toBeTruthy();
  });
});

describe('on a phone', () => {
  it('has its tools in one row, and its versions behind the other ways', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget() as MediaQueryList, {
        matches: query.includes(upTo('phone')),
        media: query,
      }),
    );
    await product().logIn('super');
    await product().open(`${EDITOR}?id=50001&page=3`);
    const tools = within(await screen.findByRole('toolbar', { name: '编辑工具' })).getAllByRole('button');
    const names = ['撤销', '重做', '自动排版', '预检', '预览', '印刷'];
    expect(tools.map((tool) => tool.textContent || tool.getAttribute('aria-label'))).toEqual(names);
    expect(button('返回全部作品')).toBeTruthy();
    // What else there is to go on with needs room that the pages have.
    await product().settled();
    expect(screen.queryByRole('link', { name: /^继续/ })).toBeNull();

    await user.click(button('更多操作'));
    const more = await screen.findByRole('dialog', { name: '更多操作' });
    await user.click(within(more).getByRole('button', { name: '历史版本' }));
    expect(await screen.findByText(/^每小时第一次保存前自动留一个版本/)).toBeTruthy();

    // A hint would lie over what a tap opened; why something cannot be done is told.
    for (const name of ['自动排版', '撤销']) fireEvent.pointerEnter(button(name), { pointerType: 'touch' });
    expect((await screen.findByRole('tooltip')).textContent).toBe('撤销：没有可以撤销的修改');
  });
});

/** What is done with a work, and with several. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { send } from '#web/kit/ask/send.ts';
import { productForEachTest, user } from '#web/testing/product.ts';
import { seen, seenOne } from '../model/work.ts';
import { act, card, confirm, dialog, expectWorks, names, showWorks, write } from '../testing.ts';

const product = productForEachTest();
const show = (at: string) => showWorks(product(), at);
/** A folder with two works, which nothing prints or hides. */
const WALKS = '/manager/opus_list/all?folder=3';

beforeEach(() => product().logIn('super'));

/** The work as it is now, to change it from elsewhere. */
async function known(keyword: string) {
  const page = await send('OpusServiceMag.getOpusList', { type: 'all', keyword });
  const [work] = page.ok ? page.value.list : [];
  if (!work) throw new Error(`there is no work ${keyword}`);
  return work;
}

async function startRenaming(name: string): Promise<HTMLElement> {
  await user.click(within(await card(name)).getByRole('button', { name: `重命名《${name}》` }));
  return screen.findByLabelText(`《${name}》的新名称`);
}

describe('a new name', () => {
  it('is saved by Enter and shown at once', async () => {
    show(WALKS);
    await write(await startRenaming('西湖四季'), '西湖的四季');
    await user.keyboard('{Enter}');
    expect(await card('西湖的四季')).toBeTruthy();
  });

  it('is given up by Esc', async () => {
    show(WALKS);
    await write(await startRenaming('西湖四季'), '别的名字');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText('《西湖四季》的新名称')).toBeNull());
    expect(await product().replica.journal('OpusServiceMag.renameOpus')).toEqual([]);
  });

  it.each([
    ['', '请输入作品名称'],
    ['长'.repeat(61), /60/],
  ])('that cannot be is said at the field: %s', async (text, words) => {
    show(WALKS);
    const field = await startRenaming('西湖四季');
    await user.clear(field);
    if (text !== '') await user.paste(text);
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('stays typed where the server is away, and is saved by the next attempt', async () => {
    show(WALKS);
    const field = await startRenaming('西湖四季');
    await product().replica.fault({ operation: 'OpusServiceMag.renameOpus', kind: 'status', status: 500 });
    await write(field, '西湖的四季');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('服务器暂时出错，作品没有变化，请重试')).toBeTruthy();
    await product().replica.clearFaults();
    expect(screen.getByLabelText<HTMLInputElement>('《西湖四季》的新名称').value).toBe('西湖的四季');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await card('西湖的四季')).toBeTruthy();
  });

  it('for what was renamed elsewhere says so, keeps what was typed, and is saved when asked again', async () => {
    show(WALKS);
    await startRenaming('西湖四季');
    await send('OpusServiceMag.renameOpus', { ...seenOne(await known('西湖四季')), name: '四季西湖' });
    await user.clear(screen.getByLabelText('《西湖四季》的新名称'));
    await user.paste('西湖的四季');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('《四季西湖》已在别处改动，请核对后再试')).toBeTruthy();
    const field = await screen.findByLabelText<HTMLInputElement>('《四季西湖》的新名称');
    expect(field.value).toBe('西湖的四季');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await card('西湖的四季')).toBeTruthy();
  });

  it('for what was thrown away elsewhere stays in its place with what was typed', async () => {
    show(WALKS);
    await write(await startRenaming('西湖四季'), '西湖的四季');
    await send('OpusServiceMag.deleteOpus', seen([await known('西湖四季')]));
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/已在别处移入回收站/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('《西湖四季》的新名称').value).toBe('西湖的四季');
    await user.keyboard('{Escape}');
    await expectWorks(['环岛骑行']);
  });
});

describe('a work', () => {
  it('goes into the archive and comes back to its place', async () => {
    show(WALKS);
    await card('环岛骑行');
    const before = names();
    await act('环岛骑行', '归档');
    expect(await screen.findByText('《环岛骑行》已归档')).toBeTruthy();
    await expectWorks(['西湖四季']);
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(names()).toEqual(before));
    expect(screen.queryByText('《环岛骑行》已归档')).toBeNull();
  });

  it('that nothing prints goes into the trash without a question', async () => {
    show('/manager/opus_list/archive');
    await act('居所 · 旧版', '移入回收站');
    expect(await screen.findByText('《居所 · 旧版》已移入回收站')).toBeTruthy();
    await expectWorks(['山野 · 试刊']);
  });

  it('that a cart or an order prints says what becomes of them first', async () => {
    show('/manager/opus_list/all?keyword=西湖四季');
    await act('西湖四季', '移入回收站');
    const asked = await dialog('把《西湖四季》移入回收站？');
    expect(asked.textContent).toMatch(/\d+ 个订单用到它/);
    await user.click(within(asked).getByRole('button', { name: '移入回收站' }));
    expect(await screen.findByText('《西湖四季》已移入回收站')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await expectWorks(['西湖四季']);
  });

  it('is copied, once', async () => {
    show(WALKS);
    await act('环岛骑行', '复制作品');
    expect(await card('环岛骑行（副本）')).toBeTruthy();
    expect(await product().replica.journal('OpusServiceMag.copyOpus')).toHaveLength(1);
  });

  it('is published and taken down, with what others will see', async () => {
    await product().replica.scenario('publication-in-state', { publicationID: '50001', state: 'draft' });
    show(WALKS);
    await act('西湖四季', '发布');
    expect((await dialog('发布《西湖四季》？')).textContent).toContain('拿到链接的人都能读到');
    await confirm('发布《西湖四季》？', '发布');
    await waitFor(async () => expect((await card('西湖四季')).textContent).toContain('已发布'));
    const sheet = within(await dialog('分享《西湖四季》'));
    expect((await sheet.findByLabelText<HTMLInputElement>('阅读链接')).value).toMatch(/\/r\/[a-z0-9]+$/);
    expect(sheet.getByText('拿到链接的人都能读，不需要登录。')).toBeTruthy();
    // This document has no canvas to draw on.
    await user.click(sheet.getByRole('button', { name: '保存海报' }));
    expect((await sheet.findByRole('alert')).textContent).toContain('这个浏览器画不出海报');
    await user.keyboard('{Escape}');
    await act('西湖四季', '下架');
    await confirm('下架《西湖四季》？', '下架');
    await waitFor(async () => expect((await card('西湖四季')).textContent).toContain('已下架'));
  });

  it('is published on the way to its link, which is copied', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await product().replica.scenario('publication-in-state', { publicationID: '50001', state: 'withdrawn' });
    show(WALKS);
    await act('西湖四季', '发布并复制链接');
    await confirm('发布《西湖四季》？', '发布');
    const sheet = within(await dialog('分享《西湖四季》'));
    expect((await sheet.findByText('已发布，链接已复制')).tagName).toBe('P');
    const field = await sheet.findByLabelText<HTMLInputElement>('阅读链接');
    expect(copied).toHaveBeenCalledWith(field.value);
  });

  it('that changed elsewhere is not overwritten: its card says so and shows what there is now', async () => {
    show(WALKS);
    await card('环岛骑行');
    await send('OpusServiceMag.renameOpus', { ...seenOne(await known('环岛骑行')), name: '环岛十日' });
    await act('环岛骑行', '归档');
    const now = await card('环岛十日');
    expect(within(now).getByRole('alert').textContent).toContain('已在别处改动');
    expect(names()).not.toContain('环岛骑行');
  });

  it('goes for good only after a second word', async () => {
    show('/manager/opus_list/trash');
    await act('草木 · 初稿', '彻底删除');
    const asked = await dialog('彻底删除《草木 · 初稿》？');
    const button = within(asked).getByRole<HTMLButtonElement>('button', { name: '彻底删除' });
    expect(button.disabled).toBe(true);
    await user.click(within(asked).getByLabelText('我知道删除后不能恢复'));
    await user.click(button);
    await expectWorks(['海岸线（副本）']);
  });

  it('is offered only what its place allows', async () => {
    show('/manager/opus_list/trash');
    await user.click(
      within(await card('草木 · 初稿')).getByRole('button', { name: '《草木 · 初稿》的操作' }),
    );
    const offered = await screen.findAllByRole('menuitem');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['打开阅读', '恢复', '彻底删除']);
  });
});

describe('tags', () => {
  it('are typed or picked, and refused where one is too long', async () => {
    show(WALKS);
    await act('环岛骑行', '标签');
    const asked = await dialog('《环岛骑行》的标签');
    const field = within(asked).getByLabelText<HTMLInputElement>('标签');
    expect(field.value).toBe('旅行 骑行');
    await write(field, '一二三四五六七八九十一二三');
    expect(within(asked).getByRole('alert').textContent).toBe('标签最多 12 个字');
    await write(field, '海边');
    await user.click(within(asked).getByRole('button', { name: '家人' }));
    expect(field.value).toBe('海边 家人');
    await user.click(within(asked).getByRole('button', { name: '保存' }));
    await waitFor(async () =>
      expect(
        within(await card('环岛骑行'))
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['海边', '家人']),
    );
  });
});

describe('folders', () => {
  const folder = (name: string | RegExp) =>
    within(screen.getByRole('navigation', { name: '文件夹' })).findByRole('link', { name });

  it('are made, renamed and deleted; what lay in one stays', async () => {
    show('/manager/opus_list/all?keyword=骑行');
    await user.click(await screen.findByRole('button', { name: '新建文件夹' }));
    const made = await dialog('新建文件夹');
    await write(within(made).getByLabelText('文件夹名称'), '行走');
    await user.click(within(made).getByRole('button', { name: '保存' }));
    expect(await within(made).findByText('已有同名文件夹')).toBeTruthy();
    await write(within(made).getByLabelText('文件夹名称'), '远方');
    await user.keyboard('{Enter}');
    expect(await folder(/^远方/)).toBeTruthy();

    await user.click(screen.getByRole('button', { name: '文件夹「行走」的操作' }));
    await user.click(await screen.findByRole('menuitem', { name: '删除文件夹' }));
    expect((await dialog('删除文件夹「行走」？')).textContent).toContain('2 件作品不会删除');
    await confirm('删除文件夹「行走」？', '删除文件夹');
    await waitFor(() => expect(screen.queryByRole('button', { name: '文件夹「行走」的操作' })).toBeNull());
    await expectWorks(['环岛骑行']);
  });

  it('take works, also one that is made on the way', async () => {
    show(WALKS);
    await act('环岛骑行', '移动到文件夹');
    const asked = await dialog('移动《环岛骑行》');
    await user.click(within(asked).getByLabelText('新建文件夹'));
    await write(within(asked).getByLabelText('文件夹名称'), '骑过的路');
    await user.click(within(asked).getByRole('button', { name: '移动' }));
    await expectWorks(['西湖四季']);
    expect((await folder(/^骑过的路/)).textContent).toContain('1');
  });
});

describe('several works', () => {
  const bar = () => screen.findByRole('region', { name: '批量操作' });
  const choose = async (name: string) => user.click(await screen.findByLabelText(`选择《${name}》`));

  it('are chosen one by one or a page at once, and put into a folder together', async () => {
    show('/manager/opus_list/all?tag=家人');
    await choose('我们的第一年');
    expect((await bar()).textContent).toContain('已选 1 件');
    await user.click(within(await bar()).getByLabelText('全选本页'));
    expect((await bar()).textContent).toContain('已选 2 件');
    await user.click(within(await bar()).getByRole('button', { name: '移动' }));
    const asked = await dialog('移动 2 件作品');
    await user.click(within(asked).getByLabelText(/^行走/));
    await user.click(within(asked).getByRole('button', { name: '移动' }));
    expect(await screen.findByText('已移动到「行走」')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('region', { name: '批量操作' })).toBeNull());
  });

  it('are restored together, or all stay where one was changed elsewhere', async () => {
    show('/manager/opus_list/trash');
    await choose('草木 · 初稿');
    await choose('海岸线（副本）');
    expect(
      within(await bar())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['取消选择', '恢复', '彻底删除']);
    await user.click(within(await bar()).getByRole('button', { name: '恢复' }));
    expect(await screen.findByText('2 件作品已恢复')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(names()).toHaveLength(2));
  });

  it('are thrown away together and brought back with the keyboard alone', async () => {
    const press = async (place: HTMLElement, key: string) => {
      place.focus();
      await user.keyboard(key);
    };
    show('/manager/opus_list/archive');
    await press(await screen.findByLabelText('选择《山野 · 试刊》'), ' ');
    await press(within(await bar()).getByLabelText('全选本页'), ' ');
    expect((await bar()).textContent).toContain('已选 2 件');
    await press(within(await bar()).getByRole('button', { name: '移入回收站' }), '{Enter}');
    expect(await screen.findByText('2 件作品已移入回收站')).toBeTruthy();
    await press(screen.getByRole('button', { name: '撤销' }), '{Enter}');
    await waitFor(() => expect(names()).toHaveLength(2));
  });
});

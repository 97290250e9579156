/** What a list shows, what narrows it, and what it says when there is nothing. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { act, card, dialog, expectWorks, names, showWorks, write } from '../testing.ts';

const product = productForEachTest();
const show = (at: string) => showWorks(product(), at);
const link = (place: string, name: string | RegExp) =>
  screen.findByRole('navigation', { name: place }).then((nav) => within(nav).findByRole('link', { name }));

async function showAs(account: string, at: string): Promise<void> {
  await product().logIn(account);
  show(at);
}

/** Opened whole, so that the address is the browser's. */
async function openAs(account: string, at: string): Promise<void> {
  await product().logIn(account);
  await product().open(at);
}

async function choose(button: RegExp, choice: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: button }));
  await user.click(await screen.findByRole('menuitem', { name: choice }));
}

describe('a work of the list', () => {
  it('says what it is, in which state, and where it is read', async () => {
    await product().replica.scenario('publication-in-state', { publicationID: '50001', code: 'qing8shu2k' });
    await showAs('super', '/manager/opus_list/all?keyword=西湖四季');
    const work = await card('西湖四季');
    expect(work.textContent).toContain('168页 · 145 × 210 毫米');
    expect(within(work).getByText('已发布')).toBeTruthy();
    expect(within(work).getByText('旅行')).toBeTruthy();
    const reading = within(work).getByRole('link', { name: '打开阅读《西湖四季》' });
    expect(reading.getAttribute('href')).toBe('/r/qing8shu2k');
  });
});

describe('a list is narrowed', () => {
  it('by folder, tag, state and words, all of which stand in the address', async () => {
    await openAs('super', '/manager/opus_list/all');
    await user.click(await link('文件夹', /^行走/));
    await waitFor(() => expect(names().toSorted()).toEqual(['环岛骑行', '西湖四季'].toSorted()));
    await user.click(await link('标签', '骑行'));
    await expectWorks(['环岛骑行']);
    expect(new URLSearchParams(location.search).get('folder')).toBe('3');
    await user.click(await link('标签', '骑行，不再按它筛选'));
    await write(screen.getByRole('searchbox', { name: '搜索作品' }), '西湖');
    await user.keyboard('{Enter}');
    await expectWorks(['西湖四季']);
    expect(new URLSearchParams(location.search).toString()).toBe('folder=3&keyword=%E8%A5%BF%E6%B9%96');
  });

  it('by the state that others see', async () => {
    await product().replica.scenario('publication-in-state', { publicationID: '50001', state: 'withdrawn' });
    await openAs('super', '/manager/opus_list/all');
    await choose(/^状态/, '已下架');
    await expectWorks(['西湖四季']);
    expect(location.search).toBe('?status=withdrawn');
  });

  it('and sorted, and says what it was narrowed to when nothing is left', async () => {
    await openAs('super', '/manager/opus_list/all?keyword=没有这本书');
    expect(await screen.findByText('没有找到与“没有这本书”有关的作品。')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '清除筛选' }));
    await waitFor(() => expect(names()).toHaveLength(24));
    await choose(/^排序/, '按页数');
    await waitFor(() => expect(names()[0]).toBe('百年弦歌'));
    expect(location.search).toBe('?sort=pages');
  });
});

it('a list that a work left says so, and going back shows what was before', async () => {
  await openAs('super', '/manager/opus_list/all');
  await user.click(await link('文件夹', /^行走/));
  await expect.poll(() => names().length).toBe(2);
  await write(screen.getByRole('searchbox', { name: '搜索作品' }), '骑行');
  await user.keyboard('{Enter}');
  await expectWorks(['环岛骑行']);
  await act('环岛骑行', '移动到文件夹');
  const moving = within(await dialog('移动《环岛骑行》'));
  await user.click(moving.getByLabelText(/家里的书/));
  await user.click(moving.getByRole('button', { name: '移动' }));
  expect(await screen.findByText('没有找到与“骑行”有关的作品。')).toBeTruthy();
  await waitFor(async () => expect((await link('文件夹', /^家里的书/)).textContent).toContain('5'));

  history.back();
  await expectWorks(['西湖四季']);
  expect(location.search).toBe('?folder=3');
  history.back();
  await waitFor(() => expect(names()).toHaveLength(24));
  expect(location.pathname + location.search).toBe('/manager/opus_list/all');
  await user.click(await link('文件夹', /^家里的书/));
  await waitFor(() => expect(names()).toHaveLength(5));
  expect(names()).toContain('环岛骑行');
});

describe('the lists', () => {
  it('count what lies where', async () => {
    await showAs('super', '/manager/opus_list/all');
    for (const name of [/^全部\s*50$/, /^归档\s*2$/, /^回收站\s*2$/]) await link('作品分类', name);
    expect((await link('文件夹', /^公司资料/)).textContent).toContain('4');
  });

  it('keep to their kind', async () => {
    await showAs('super', '/manager/opus_list/calendar');
    await waitFor(() => expect(names().length).toBeGreaterThan(0));
    expect(names().length).toBeLessThan(24);
  });

  it('in the trash say until when a work stays', async () => {
    await showAs('super', '/manager/opus_list/trash');
    expect((await card('草木 · 初稿')).textContent).toContain('彻底删除');
    expect(screen.queryByRole('navigation', { name: '文件夹' })).toBeNull();
  });

  it('name no kind that there is not', async () => {
    await openAs('super', '/manager/opus_list/poem');
    expect(await screen.findByText('没有“poem”这类作品，链接可能写错了。')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '查看全部作品' }));
    await waitFor(() => expect(location.pathname).toBe('/manager/opus_list/all'));
  });

  it('are looked at as covers or as lines, and the address remembers it', async () => {
    await openAs('super', '/manager/opus_list/calendar');
    await user.click(await screen.findByRole('img', { name: '列表' }));
    await waitFor(() => expect(location.search).toBe('?view=list'));
    await user.click(await link('作品分类', /^画册/));
    await waitFor(() =>
      expect(location.pathname + location.search).toBe('/manager/opus_list/album?view=list'),
    );
  });
});

describe('a list with nothing in it', () => {
  it.each([
    ['all', '还没有作品，去制作第一本'],
    ['album', '还没有画册。'],
    ['archive', /还没有归档的作品/],
    ['trash', /回收站是空的/],
  ])('%s says so', async (type, words) => {
    await showAs('fresh', `/manager/opus_list/${type}`);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('is shown to everybody, also where making is locked', async () => {
    await showAs('fresh', '/manager/opus_list/ebook');
    expect(await screen.findByText('还没有电子书。')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^制作电子书.*需要开通会员$/ })).toBeTruthy();
  });

  it('leads out of a folder that is gone', async () => {
    await openAs('super', '/manager/opus_list/all?folder=999');
    await user.click(await screen.findByRole('button', { name: '查看所有位置' }));
    await waitFor(() => expect(names()).toHaveLength(24));
  });
});

it('says when it could not be read, and reads again', async () => {
  await product().logIn('super');
  await product().replica.fault({ operation: 'OpusServiceMag.getOpusList', kind: 'status', status: 500 });
  show('/manager/opus_list/all');
  expect(await screen.findByText('作品没有加载出来')).toBeTruthy();
  expect(screen.getByText(/追踪编号/)).toBeTruthy();
  await product().replica.clearFaults();
  await user.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(names()).toHaveLength(24));
});

describe('a cover', () => {
  it('leafs through the first pages for whoever looks at it, and is a cover again after', async () => {
    await showAs('super', '/manager/opus_list/all?keyword=西湖四季');
    const cover = await screen.findByRole('link', { name: '打开阅读《西湖四季》' });
    const pages = () => cover.querySelectorAll('.page-sheet');
    await user.hover(cover);
    await waitFor(() => expect(pages()).toHaveLength(1));
    await user.unhover(cover);
    await waitFor(() => expect(pages()).toHaveLength(0));
    await user.hover(cover);
    await waitFor(() => expect(pages()).toHaveLength(1));
    expect(await product().replica.journal('ReaderServiceMag.getPages')).toHaveLength(1);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();
const WORK = '50043';
const HERE = `/manager/opus_hotarea_edit/${WORK}`;

const sheet = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const save = () => screen.getByRole('button', { name: '保存' });

async function opened(state?: string, page = '2'): Promise<void> {
  if (state) await product().replica.scenario('hot-areas', { publicationID: WORK, page, state });
  await product().logIn('super');
  await product().open(HERE);
  await screen.findByRole('region', { name: '全部热区' });
}

async function choose(label: string, option: string): Promise<void> {
  await user.click(screen.getByLabelText(label));
  await user.click(await screen.findByTitle(option));
}

async function more(name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: '更多' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

describe('a hot area', () => {
  it('is added, said, moved, undone and saved by keyboard', async () => {
    await opened();
    await user.click(screen.getByRole('button', { name: '添加' }));
    const field = await screen.findByLabelText('跳到第几页');
    await user.clear(field);
    await user.type(field, '99');
    expect(await screen.findByText('没有第 99 页')).toBeDefined();
    await user.clear(field);
    await user.type(field, '5');
    await user.type(screen.getByLabelText(/^名称/), '去第五页');
    const listed = within(screen.getByRole('list', { name: '第 1 页的热区' })).getByRole('button');
    expect(listed.textContent).toContain('去第五页');
    const left = screen.getByLabelText('左（毫米）') as HTMLInputElement;
    const before = Number(left.value);
    listed.focus();
    await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    expect(Number(left.value)).toBe(before + 6);
    await user.keyboard('{Control>}z{/Control}');
    expect(Number(left.value)).toBe(before);
    await user.click(screen.getByRole('button', { name: '重做' }));
    await user.click(save());
    expect(await screen.findByText('热区已保存')).toBeDefined();
    await waitFor(() => expect(save()).toHaveProperty('disabled', true));
  });

  it('takes no address that is none', async () => {
    await opened();
    await user.click(screen.getByRole('button', { name: '添加' }));
    await choose('点了以后', '外链');
    await user.type(await screen.findByLabelText('网址'), 'javascript:alert(1)');
    expect(await screen.findByText('请填写以 http:// 或 https:// 开头的网址')).toBeDefined();
    expect(sheet('全部热区').queryByText(/javascript/)).toBeNull();
  });

  it('is deleted by its key, and copied to odd pages', async () => {
    await opened('kinds', '1');
    const all = () => sheet('全部热区');
    const first = within(screen.getByRole('list', { name: '第 1 页的热区' })).getAllByRole('button');
    first[0]?.focus();
    await user.keyboard('{Delete}');
    expect(all().getByText('6 个')).toBeDefined();
    await user.click(
      within(screen.getByRole('list', { name: '第 1 页的热区' })).getAllByRole('button')[0] as Element,
    );
    await user.click(screen.getByRole('button', { name: '复制到…' }));
    const dialog = within(await screen.findByRole('dialog', { name: '复制 1 个热区到' }));
    await user.click(dialog.getByRole('radio', { name: '指定的页' }));
    await user.click(dialog.getByRole('button', { name: /^复\s?制$/ }));
    expect(await dialog.findByText('请填写 1 到 64 之间的页码，例如：2,5-8')).toBeDefined();
    await user.click(dialog.getByRole('radio', { name: '奇数页' }));
    await user.click(dialog.getByRole('button', { name: /^复\s?制$/ }));
    expect(await screen.findByText('已复制到 31 页')).toBeDefined();
    expect(all().getByText('37 个')).toBeDefined();
  });
});

it('says which lead nowhere, and leads there', async () => {
  await opened('dead');
  expect(sheet('全部热区').getByText('失效')).toBeDefined();
  expect(screen.getByRole('button', { name: '第 2 页，2 个热区，有失效的' })).toBeDefined();
  await more('检查链接');
  const dialog = within(await screen.findByRole('dialog', { name: '1 处要看一看' }));
  expect(dialog.getByText('失效：要跳到的页已经不在了')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: '去看看' }));
  expect(await screen.findByRole('region', { name: '第 2 页' })).toBeDefined();
});

it('reads a spreadsheet row by row', async () => {
  await opened();
  const rows =
    '页码,形状\n2,矩形,10 10 40 30,跳页,3,去第三页\n2,矩形,10 10 40 30,外链,javascript:alert(1),坏';
  const file = new File([rows], '热区.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('导入 CSV', { selector: 'input' }), file);
  const dialog = within(await screen.findByRole('dialog', { name: '导入 CSV' }));
  expect(dialog.getByText('第 3 行：请填写以 http:// 或 https:// 开头的网址')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: '导入 1 个热区' }));
  expect(await sheet('全部热区').findByText('去第三页')).toBeDefined();
});

it('goes on top of what was saved elsewhere, and asks where both changed a page', async () => {
  await opened('kinds', '1');
  await product().replica.scenario('hot-areas', { publicationID: WORK, page: '1', state: 'dead' });
  await user.click(screen.getByRole('button', { name: '添加' }));
  await user.click(save());
  expect(await screen.findByText('作品已在别处保存，其中 1 页的热区两边都改了。')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '用我的并保存' }));
  expect(await screen.findByText('热区已保存')).toBeDefined();
  expect(sheet('全部热区').getByText('8 个')).toBeDefined();
});

it('takes the pages of a work of the same size', async () => {
  await opened('kinds');
  await more('换上新 PDF 的页面');
  const dialog = within(await screen.findByRole('dialog', { name: '换上新 PDF 的页面' }));
  expect(await dialog.findByText(/^只列出/)).toBeDefined();
});

describe('no hot areas', () => {
  it('of the works of others', async () => {
    await product().logIn('demo');
    await product().open(HERE);
    expect(await screen.findByText('没有找到这件作品，可能已被删除，或不属于当前账号。')).toBeDefined();
  });

  it('of what lies in the trash', async () => {
    await product().replica.scenario('publication-in-state', { publicationID: WORK, state: 'trashed' });
    await product().logIn('super');
    await product().open(HERE);
    expect(await screen.findByText(/^作品在回收站里/)).toBeDefined();
  });
});

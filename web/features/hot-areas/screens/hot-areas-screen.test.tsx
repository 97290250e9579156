import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { send } from '#web/kit/ask/send.ts';
import { orThrow } from '#web/lib/call/outcome.ts';
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

  it('is not saved while its target is none, and keeps what is typed of it', async () => {
    await opened('dead', '1');
    await user.click(screen.getByRole('button', { name: '添加' }));
    await choose('点了以后', '外链');
    await user.type(await screen.findByLabelText('网址'), 'example.com/buy');
    await user.click(
      within(screen.getByRole('list', { name: '第 1 页的热区' })).getAllByRole('button')[0] as Element,
    );
    await user.click(save());
    expect(await screen.findByText(/还没有写对/)).toBeDefined();
    expect(screen.queryByText('热区已保存')).toBeNull();
    const field = await screen.findByLabelText('网址');
    expect(field).toHaveProperty('value', 'example.com/buy');
    await user.clear(field);
    await user.type(field, 'https://example.com/buy');
    await user.click(save());
    expect(await screen.findByText('热区已保存')).toBeDefined();
  });

  it('leaves the focus to the next one, and to what brings it back', async () => {
    await opened('dead', '1');
    const all = within(screen.getByRole('list', { name: '第 1 页的热区' })).getAllByRole('button');
    all[0]?.focus();
    await user.keyboard('{Delete}');
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^1\./));
    await user.click(document.activeElement as Element);
    await user.click(sheet('选中的热区').getByRole('button', { name: /^删\s?除$/ }));
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^撤\s?销$/));
    await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
    expect(sheet('全部热区').getByText('2 个')).toBeDefined();
  });

  it('takes a whole address back at once, and says nothing of pages before one is named', async () => {
    await opened();
    await user.click(screen.getByRole('button', { name: '添加' }));
    await choose('点了以后', '外链');
    await user.type(await screen.findByLabelText('网址'), 'https://a.cn');
    expect(sheet('全部热区').getByText(/a\.cn/)).toBeDefined();
    await choose('点了以后', '跳页');
    await screen.findByLabelText('跳到第几页');
    expect(screen.queryByText(/^失效/)).toBeNull();
    await user.click(screen.getByRole('button', { name: '撤销' }));
    expect(await screen.findByLabelText('跳到第几页')).toHaveProperty('value', '2');
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

it('reads no spreadsheet that is too large or not to be read', async () => {
  await opened();
  const field = screen.getByLabelText('导入 CSV', { selector: 'input' });
  const bad = (parts: string[]) => new File(parts, '热区.csv', { type: 'text/csv' });
  await user.upload(field, bad(['页'.repeat(3_000_000)]));
  expect(await screen.findByText('文件有 8.6 MB，最大 8 MB')).toBeDefined();
  await user.upload(field, Object.assign(bad(['']), { text: () => Promise.reject(new Error('gone')) }));
  expect(await screen.findByText('文件没有读出来，请重新选择')).toBeDefined();
  await user.upload(field, bad(['坏的行\n'.repeat(101)]));
  const dialog = within(await screen.findByRole('dialog', { name: '导入 CSV' }));
  expect(dialog.getAllByText(/^第 \d+ 行：/)).toHaveLength(100);
  expect(dialog.getByText('还有 1 行有问题，没有列出。')).toBeDefined();
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

it('keeps what is drawn while it goes on top, and all steps', async () => {
  await opened('kinds', '1');
  await product().replica.scenario('hot-areas', { publicationID: WORK, page: '2', state: 'dead' });
  const { asked, letGo } = product().hold('getHotAreas');
  await user.click(screen.getByRole('button', { name: '添加' }));
  await user.click(save());
  await asked;
  await user.click(screen.getByRole('button', { name: '添加' }));
  letGo();
  expect(await screen.findByText('热区已保存')).toBeDefined();
  expect(sheet('全部热区').getByText('11 个')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '撤销' }));
  await user.click(screen.getByRole('button', { name: '撤销' }));
  expect(sheet('全部热区').getByText('9 个')).toBeDefined();
  expect(sheet('全部热区').getByText('第 2 页 · 2 个')).toBeDefined();
});

it('says so where it cannot be read what was saved elsewhere', async () => {
  await opened('kinds', '1');
  await product().replica.scenario('hot-areas', { publicationID: WORK, page: '2', state: 'dead' });
  await product().replica.fault({ operation: 'OpusServiceMag.getHotAreas', kind: 'code', code: 9999 });
  await user.click(screen.getByRole('button', { name: '添加' }));
  await user.click(save());
  expect(await screen.findByText(/已在别处改动，请核对后再试$/)).toBeDefined();
});

it('asks once more where it was saved elsewhere meanwhile', async () => {
  await opened('kinds', '1');
  const elsewhere = (state: string) =>
    act(() => product().replica.scenario('hot-areas', { publicationID: WORK, page: '1', state }));
  await elsewhere('dead');
  await user.click(screen.getByRole('button', { name: '添加' }));
  await user.click(save());
  await screen.findByRole('button', { name: '用我的并保存' });
  await elsewhere('none');
  await user.click(screen.getByRole('button', { name: '用我的并保存' }));
  await waitFor(() => expect(save()).not.toHaveProperty('className', expect.stringMatching(/loading/)));
  await product().settled();
  await user.click(await screen.findByRole('button', { name: '用我的并保存' }));
  expect(await screen.findByText('热区已保存')).toBeDefined();
});

it('knows what is saved where a later part is not', async () => {
  await opened('kinds', '1');
  const listed = within(screen.getByRole('list', { name: '第 1 页的热区' })).getAllByRole('button');
  await user.click(listed[0] as Element);
  await user.keyboard('{Shift>}');
  for (const each of listed.slice(1)) await user.click(each);
  await user.keyboard('{/Shift}');
  await user.click(screen.getByRole('button', { name: '复制到…' }));
  const dialog = within(await screen.findByRole('dialog', { name: '复制 7 个热区到' }));
  await user.click(dialog.getByRole('button', { name: /^复\s?制$/ }));
  await screen.findByText('已复制到 63 页');
  const { asked, letGo } = product().hold('saveHotAreas');
  await user.click(save());
  await asked;
  const operation = 'OpusServiceMag.saveHotAreas';
  await product().replica.fault({ operation, kind: 'code', code: 9999, message: '坏了', times: 1 });
  letGo();
  expect(await screen.findByText('坏了')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '第 2 页，7 个热区' }));
  await user.click(screen.getByRole('button', { name: '添加' }));
  await user.click(save());
  expect(await screen.findByText('热区已保存')).toBeDefined();
  expect(screen.queryByText(/^作品已在别处保存/)).toBeNull();
});

it('begins from the work as it is, not as it was when it was left', async () => {
  await opened('kinds', '1');
  await user.click(screen.getByRole('link', { name: '我的作品' }));
  await screen.findByRole('heading', { name: '我的作品', level: 1 });
  await product().replica.scenario('hot-areas', { publicationID: WORK, page: '1', state: 'dead' });
  await act(async () => history.back());
  await screen.findByRole('region', { name: '全部热区' });
  expect(sheet('全部热区').getByText('2 个')).toBeDefined();
});

it('takes the pages of a work of the same size', async () => {
  await opened('kinds');
  const work = await orThrow(send('OpusServiceMag.getHotAreas', { opusID: WORK }));
  const size = { widthMm: String(work.widthMm), heightMm: String(work.heightMm) };
  await orThrow(
    send('OpusServiceMag.createOpus', { name: '新的 PDF', type: 'album', pageNum: '12', ...size }),
  );
  await more('换上新 PDF 的页面');
  const dialog = within(await screen.findByRole('dialog', { name: '换上新 PDF 的页面' }));
  expect(await dialog.findByText(/^只列出/)).toBeDefined();
  await choose('用哪件作品的页面', '《新的 PDF》 12 页');
  await user.click(dialog.getByRole('button', { name: /^换\s?上$/ }));
  expect(await screen.findByText('已换上新的 12 页，7 个热区都在原来的位置')).toBeDefined();
  expect(screen.getByRole('button', { name: '第 12 页' })).toBeDefined();
});

it('is published with the way to its readers, which stays', async () => {
  await product().replica.scenario('publication-in-state', { publicationID: WORK, state: 'draft' });
  await opened();
  await user.click(await screen.findByRole('button', { name: /^发\s?布$/ }));
  const question = within(await screen.findByRole('dialog', { name: /^发布《/ }));
  await user.click(question.getByRole('button', { name: '发布' }));
  const shared = within(await screen.findByRole('dialog', { name: /^分享《/ }));
  expect(await screen.findByText(/读者看到的就是这些热区/)).toBeDefined();
  expect(shared.getByText('已发布')).toBeDefined();
  expect(await shared.findByRole('link', { name: '密码、专属链接和更多' })).toBeDefined();
  expect(screen.getByRole('button', { name: /^分\s?享$/ })).toBeDefined();
});

it('says of a server that failed that it did, and keeps what was drawn', async () => {
  await opened();
  const operation = 'OpusServiceMag.saveHotAreas';
  await product().replica.fault({ operation, kind: 'status', status: 500 });
  await user.click(screen.getByRole('button', { name: '添加' }));
  await user.click(save());
  expect(await screen.findByText('服务器暂时出错，请重试，不会重复处理')).toBeDefined();
  expect(screen.queryByText(/没有连上服务器/)).toBeNull();
  await product().replica.clearFaults();
  await user.click(save());
  expect(await screen.findByText('热区已保存')).toBeDefined();
});

it('lists a hundred at once, and those of a page that is chosen', async () => {
  await opened();
  const row = (page: number) => `${page},矩形,10 10 40 30,跳页,3,去第三页`;
  const rows = Array.from({ length: 64 }, (_, at) => [row(at + 1), row(at + 1), row(at + 1), row(at + 1)]);
  const file = new File([`页码,形状\n${rows.flat().join('\n')}`], '热区.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('导入 CSV', { selector: 'input' }), file);
  await user.click(await screen.findByRole('button', { name: '导入 256 个热区' }));
  expect(await screen.findByRole('list', { name: '第 25 页的热区' })).toBeDefined();
  expect(screen.queryByRole('list', { name: '第 26 页的热区' })).toBeNull();
  const heading = screen.getByRole('button', { name: '第 64 页 · 4 个' });
  await user.click(heading);
  expect(await screen.findByRole('region', { name: '第 64 页' })).toBeDefined();
  expect(screen.getByRole('list', { name: '第 64 页的热区' })).toBeDefined();
  expect(document.activeElement).toBe(heading);
});

describe('no hot areas', () => {
  it('of what is too long for them, which is no failure', async () => {
    await product().replica.fault({
      ...{ operation: 'OpusServiceMag.getHotAreas', kind: 'reply', status: 200, type: 'application/json' },
      body: JSON.stringify({ code: 1118, reason: 'draft-too-long', message: '这个作品有 501 页' }),
    });
    await product().logIn('super');
    await product().open(HERE);
    expect(await screen.findByText(/^这个作品有 501 页，所以这里不能编辑热区。/)).toBeDefined();
    expect(screen.getByRole('button', { name: '分册制作' })).toBeDefined();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  it('of the works of others', async () => {
    await product().logIn('demo');
    await product().open(HERE);
    expect(await screen.findByText('没有找到这件作品：可能在回收站里，或不属于当前账号。')).toBeDefined();
  });

  it('of what lies in the trash', async () => {
    await product().replica.scenario('publication-in-state', { publicationID: WORK, state: 'trashed' });
    await product().logIn('super');
    await product().open(HERE);
    expect(await screen.findByText(/^作品在回收站里/)).toBeDefined();
  });
});

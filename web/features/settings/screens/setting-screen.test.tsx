import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { queriesOf } from '#web/app/query-client.ts';
import { send } from '#web/kit/ask/send.ts';
import { orThrow } from '#web/lib/call/outcome.ts';
import { productForEachTest, user } from '#web/testing/product.ts';
import { formOf, sentOf } from '../model/options-form.ts';

const product = productForEachTest();
const SUBTITLE = '湖上风物与旧时行迹';
const HERE = '/manager/opus_setting/50001';

const sheet = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string) => user.click(screen.getByRole('button', { name }));

async function opened(tab = '', account = 'super'): Promise<void> {
  await product().replica.scenario('publication-in-state', { state: 'published', code: 'qing8shu2k' });
  await product().logIn(account);
  await product().open(HERE + tab);
}

/** Another tab saves, and this one hears of it. */
async function savedElsewhere(title = '别处的目录'): Promise<void> {
  const work = { opusID: '50001' };
  const { revision } = await orThrow(send('OpusServiceMag.getSetting', work));
  const outline = JSON.stringify([{ title, level: 1, page: 1 }]);
  const saved = await orThrow(send('OpusServiceMag.saveToc', { ...work, revision, outline }));
  const words = { ...work, revision: saved.revision, name: '别处的名字' };
  await orThrow(send('OpusServiceMag.saveSetting', words));
  await act(() => queriesOf().invalidateQueries());
}

const written = (label: string | RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value;

describe('what another tab saved', () => {
  it('is what an untouched form shows, and what its save goes on top of', async () => {
    await opened();
    await screen.findByLabelText('作品名称');
    await savedElsewhere();
    await waitFor(() => expect(written('作品名称')).toBe('别处的名字'));
    await user.type(screen.getByLabelText(/^副标题/), '我的');
    await press('保存');
    await waitFor(() => expect(screen.getByText(/^名称、简介、作者和封面/)).toBeDefined());
    expect([written('作品名称'), written(/^副标题/)]).toEqual(['别处的名字', '我的']);
  });

  it('is told before what was typed goes on top of it', async () => {
    await opened();
    await user.type(await screen.findByLabelText(/^副标题/), '我的');
    await savedElsewhere();
    expect(written('作品名称')).toBe('西湖四季');
    await press('保存');
    expect(await screen.findByText(/已在别处改动，请核对后再试$/)).toBeDefined();
    expect([written('作品名称'), written(/^副标题/)]).toEqual(['别处的名字', `${SUBTITLE}我的`]);
    await press('保存');
    await waitFor(() => expect(screen.getByText(/^名称、简介、作者和封面/)).toBeDefined());
    expect([written('作品名称'), written(/^副标题/)]).toEqual(['别处的名字', `${SUBTITLE}我的`]);
  });

  it('is the table of contents, until it is touched', async () => {
    await opened('?tab=toc');
    await screen.findAllByLabelText('第 1 级标题');
    await savedElsewhere();
    await waitFor(() => expect(screen.getAllByLabelText(/^第 \d 级标题$/)).toHaveLength(1));
    await user.type(screen.getByLabelText('第 1 级标题'), '！');
    await savedElsewhere('又一次');
    await press('保存');
    expect(await screen.findByText(/已在别处改动，请核对后再试$/)).toBeDefined();
    expect(written('第 1 级标题')).toBe('别处的目录！');
  });
});

describe('what is told of a work', () => {
  it('keeps what is typed while it is saved', async () => {
    await opened();
    await user.type(await screen.findByLabelText(/^副标题/), '一');
    const { asked, letGo } = product().hold('saveSetting');
    await press('保存');
    await asked;
    await user.type(screen.getByLabelText(/^副标题/), '二');
    letGo();
    expect(await screen.findByText('已保存，发布后读者才看得到')).toBeDefined();
    expect(written(/^副标题/)).toBe(`${SUBTITLE}一二`);
    expect(screen.getByText('改动还没有保存')).toBeDefined();
  });

  it('is saved, and said to wait until it is published', async () => {
    await opened();
    const name = await screen.findByLabelText('作品名称');
    await user.clear(name);
    await press('保存');
    expect(await screen.findByText('请输入作品名称')).toBeDefined();
    await user.type(name, '西湖一年');
    await user.type(screen.getByLabelText(/^简介/), '沿湖走过。');
    await press('保存');
    expect(await screen.findByText('已保存，发布后读者才看得到')).toBeDefined();
    expect(await screen.findByText(/^有未发布的修改/)).toBeDefined();
    await press('发布');
    const question = within(await screen.findByRole('dialog', { name: '发布《西湖一年》？' }));
    await user.click(question.getByRole('button', { name: '发布' }));
    expect(await screen.findByText('已发布，读者看到的就是现在的内容。')).toBeDefined();
  });

  it('has a page of the work for its cover', async () => {
    await opened();
    await user.click(await screen.findByRole('button', { name: '从作品里选一页' }));
    const dialog = within(await screen.findByRole('dialog', { name: '选一页作封面' }));
    await user.click(await dialog.findByRole('button', { name: '第 5 页' }));
    await user.click(dialog.getByRole('button', { name: '用这一页' }));
    expect(await screen.findByText('第 5 页，保存后换成封面')).toBeDefined();
    await press('保存');
    expect(await screen.findByText('选了第 5 页作封面')).toBeDefined();
  });
});

describe('how a work is read', () => {
  it('is a preset, changed and saved, and holds at once', async () => {
    await opened('?tab=reading');
    await user.click(await screen.findByRole('button', { name: '毕业相册' }));
    expect(sheet('常用方案').getByText('夜色里自动翻页，不能打印')).toBeDefined();
    const start = screen.getByLabelText('从第几页打开');
    await user.clear(start);
    await user.type(start, '169');
    await press('保存');
    expect(await screen.findByText('请输入 1 到 168 之间的页码')).toBeDefined();
    await user.clear(start);
    await user.type(start, '3');
    await user.type(screen.getByLabelText(/^水印文字/), '内部');
    await press('保存');
    await waitFor(() => expect(screen.getByText('保存后立即生效，已发布的作品不用再发布')).toBeDefined());
    expect(screen.queryByText(/^有未发布的修改/)).toBeNull();
  });

  it('follows another tab, but for what is typed, also while it is saved', async () => {
    await opened('?tab=reading');
    await user.type(await screen.findByLabelText(/^水印文字/), '甲');
    const { options } = await orThrow(send('OpusServiceMag.getSetting', { opusID: '50001' }));
    const other = sentOf({ ...formOf(options), startPage: '7', watermark: '别处' });
    await orThrow(send('OpusServiceMag.saveOptions', { opusID: '50001', ...other }));
    await act(() => queriesOf().invalidateQueries());
    await waitFor(() => expect(written('从第几页打开')).toBe('7'));
    const { asked, letGo } = product().hold('saveOptions');
    await press('保存');
    await asked;
    await user.type(screen.getByLabelText(/^水印文字/), '乙');
    letGo();
    expect(await screen.findByText('已保存，读者再打开时就是这样')).toBeDefined();
    expect([written('从第几页打开'), written(/^水印文字/)]).toEqual(['7', '甲乙']);
    expect(screen.getByText('改动还没有保存')).toBeDefined();
  });

  it('asks before it is left unsaved', async () => {
    await opened('?tab=reading');
    await user.click(await screen.findByRole('button', { name: '儿童绘本' }));
    await user.click(screen.getByRole('link', { name: '基本' }));
    const question = within(await screen.findByRole('dialog', { name: '放弃修改？' }));
    await user.click(question.getByRole('button', { name: '放弃修改' }));
    expect(await screen.findByLabelText('作品名称')).toBeDefined();
  });
});

describe('the table of contents', () => {
  const titles = () =>
    screen.getAllByLabelText(/^第 \d 级标题$/).map((each) => (each as HTMLInputElement).value);

  it('moves nothing once a drag was called off', async () => {
    await opened('?tab=toc');
    await screen.findAllByLabelText('第 1 级标题');
    const before = titles();
    const [handle] = screen.getAllByTitle('拖动换位置');
    const dataTransfer = { setData: () => {}, setDragImage: () => {} };
    const drag = () => fireEvent.dragStart(handle as Element, { dataTransfer });
    const drop = () => fireEvent.drop(screen.getAllByTitle('拖动换位置')[2] as Element);
    drag();
    fireEvent.dragEnd(handle as Element);
    drop();
    expect(titles()).toEqual(before);
    drag();
    drop();
    expect(titles()).not.toEqual(before);
  });

  it('keeps the focus where the last entry is removed', async () => {
    await opened('?tab=toc');
    await screen.findAllByLabelText('第 1 级标题');
    await savedElsewhere();
    await waitFor(() => expect(titles()).toEqual(['别处的目录']));
    await user.click(screen.getByRole('button', { name: '「别处的目录」的更多操作' }));
    await user.click(await screen.findByRole('menuitem', { name: '删除' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('添加第一条'));
  });

  it('is edited by keys, checked and saved', async () => {
    await opened('?tab=toc');
    const [first] = await screen.findAllByLabelText('第 1 级标题');
    const before = titles();
    await user.click(first as HTMLElement);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(titles().slice(0, 2)).toEqual([before[1], before[0]]);
    await waitFor(() => expect(document.activeElement).toHaveProperty('value', before[0]));
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(screen.getAllByLabelText('第 2 级标题')[0]).toHaveProperty('value', before[0]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveProperty('value', ''));
    await press('保存');
    expect(await screen.findByText('请输入标题')).toBeDefined();
    await user.keyboard('苏堤');
    await press('保存');
    expect(await screen.findByText('目录已保存，发布后读者才看得到')).toBeDefined();
    expect(titles().slice(0, 3)).toEqual([before[1], before[0], '苏堤']);
  });

  it('loses an entry', async () => {
    await opened('?tab=toc');
    await screen.findAllByLabelText('第 1 级标题');
    const before = titles();
    await user.click(screen.getByRole('button', { name: `「${before[0]}」的更多操作` }));
    await user.click(await screen.findByRole('menuitem', { name: '删除' }));
    expect(titles()).toEqual(before.slice(1));
  });
});

describe('the versions', () => {
  it('are named, and held against the work as it is', async () => {
    await opened('?tab=versions');
    await screen.findByRole('button', { name: '给现在的作品命名一个版本' });
    await press('给现在的作品命名一个版本');
    const naming = within(await screen.findByRole('dialog', { name: '命名版本' }));
    await user.type(naming.getByLabelText('版本名称'), '给外婆看的');
    await user.click(naming.getByRole('button', { name: '保存名称' }));
    expect(await sheet('历史版本').findByText('给外婆看的')).toBeDefined();
    await user.click(sheet('历史版本').getAllByRole('button', { name: '对比' })[0] as HTMLElement);
    const comparing = within(await screen.findByRole('dialog', { name: /^对比版本/ }, { timeout: 5000 }));
    expect(await comparing.findByText(/每一页都和现在一样/)).toBeDefined();
  });
});

it('says of a work that is too long for versions what it has instead, which is no failure', async () => {
  await product().replica.fault({
    ...{ operation: 'OpusServiceMag.getVersions', kind: 'reply', status: 200, type: 'application/json' },
    body: JSON.stringify({ code: 1118, reason: 'draft-too-long', message: '这个作品有 501 页' }),
  });
  await opened('?tab=versions');
  expect(await screen.findByText(/^这个作品有 501 页，所以不能命名、对比和恢复版本。/)).toBeDefined();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '去分享' }));
  expect(await screen.findByRole('heading', { name: '分享设置', level: 1 })).toBeDefined();
});

describe('handing a work over', () => {
  it('waits for the other member, and is taken back', async () => {
    await opened('?tab=ending');
    await user.click(await screen.findByRole('button', { name: '转让给别人' }));
    const dialog = within(await screen.findByRole('dialog', { name: '把《西湖四季》转让给别人？' }));
    await user.click(dialog.getByRole('button', { name: '发出转让' }));
    expect(await dialog.findByText('请输入 11 位手机号')).toBeDefined();
    await user.type(dialog.getByLabelText('对方的手机号'), '19000000002');
    await user.click(dialog.getByRole('button', { name: '发出转让' }));
    expect(await screen.findByText('正在等 19000000002 接收')).toBeDefined();
    await press('撤回转让');
    expect(await screen.findByRole('button', { name: '转让给别人' })).toBeDefined();
  });

  it('is agreed to by the other member', async () => {
    const { transferID } = await product().replica.scenario('transfer-in-state', { to: 'vip' });
    await product().logIn('vip');
    await product().open(`/manager/opus_list/all?transfer=${transferID}`);
    const dialog = within(await screen.findByRole('dialog', { name: '别人转让来的作品' }));
    expect(await dialog.findByText('沈知远 想把《西湖四季》（168 页）转让给您')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: '接收' }));
    expect(await dialog.findByText('您已经接收了这件作品。')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: '作品设置' }));
    expect(await screen.findByLabelText('作品名称')).toHaveProperty('value', '西湖四季');
  });
});

it('takes a work down and throws it away', async () => {
  await opened('?tab=ending');
  await user.click(await screen.findByRole('button', { name: '下架' }));
  const question = within(await screen.findByRole('dialog', { name: '下架《西湖四季》？' }));
  await user.click(question.getByRole('button', { name: '下架' }));
  expect(await screen.findByText(/^作品已下架/)).toBeDefined();
  await press('移入回收站');
  const second = within(await screen.findByRole('dialog', { name: /移入回收站/ }));
  await user.click(second.getByRole('button', { name: '移入回收站' }));
  expect(await screen.findByRole('heading', { name: '我的作品', level: 1 })).toBeDefined();
});

it('does not know the works of others', async () => {
  await opened('', 'demo');
  expect(await screen.findByText('没有找到这件作品：可能在回收站里，或不属于当前账号。')).toBeDefined();
});

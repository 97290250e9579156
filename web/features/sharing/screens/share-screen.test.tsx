import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();
const HERE = '/manager/opus_share_edit/50001';

const sheet = (name: string) => within(screen.getByRole('region', { name }));

async function opened(): Promise<void> {
  await product().replica.scenario('publication-in-state', { state: 'published', code: 'qing8shu2k' });
  await product().logIn('super');
  await product().open(HERE);
  await screen.findByRole('region', { name: '谁能读' });
}

describe('who may read', () => {
  it('is saved with its password, which is asked for once', async () => {
    await opened();
    await user.click(sheet('谁能读').getByRole('radio', { name: /^凭密码/ }));
    await user.click(sheet('谁能读').getByRole('button', { name: '保存' }));
    expect(await sheet('谁能读').findByText('阅读密码请用 4 到 32 个字符')).toBeDefined();
    await user.type(sheet('谁能读').getByLabelText('阅读密码'), 'hu-shang');
    await user.click(sheet('谁能读').getByRole('button', { name: '保存' }));
    expect(await screen.findByText('拿到链接、知道阅读密码的人能读。')).toBeDefined();
    expect(await sheet('谁能读').findByLabelText(/^新的阅读密码/)).toBeDefined();
  });
});

describe('named links', () => {
  it('are made, switched off and deleted', async () => {
    await opened();
    await user.click(sheet('专属链接').getByRole('button', { name: '新建专属链接' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新建专属链接' }));
    await user.click(dialog.getByRole('button', { name: '建好链接' }));
    expect(await dialog.findByText('请输入链接名称')).toBeDefined();
    await user.type(dialog.getByLabelText('链接名称'), '陆编辑');
    await user.type(dialog.getByLabelText(/^链接地址/), 'qing8shu2k');
    await user.click(dialog.getByRole('button', { name: '建好链接' }));
    expect(await dialog.findByText('这个链接地址已有人使用，请换一个')).toBeDefined();
    await user.clear(dialog.getByLabelText(/^链接地址/));
    await user.type(dialog.getByLabelText(/^链接地址/), 'for-editor-lu');
    await user.click(dialog.getByRole('button', { name: '建好链接' }));
    expect(await sheet('专属链接').findByText('还没有人打开')).toBeDefined();
    expect(sheet('专属链接').getByText(/for-editor-lu/)).toBeDefined();

    const choose = async (name: string) => {
      await user.click(sheet('专属链接').getByRole('button', { name: '「陆编辑」的更多操作' }));
      await user.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('停用');
    expect(await sheet('专属链接').findByText('已停用')).toBeDefined();
    await choose('删除');
    const question = within(await screen.findByRole('dialog', { name: '删除「陆编辑」的链接？' }));
    await user.click(question.getByRole('button', { name: '删除' }));
    expect(await sheet('专属链接').findByText(/^给每位读者一个自己的链接/)).toBeDefined();
  });
});

describe('a new link', () => {
  it('that is half filled is not lost by Escape, which asks first', async () => {
    await opened();
    await user.click(sheet('专属链接').getByRole('button', { name: '新建专属链接' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新建专属链接' }));
    await user.type(dialog.getByLabelText('链接名称'), '陆编辑');
    await user.keyboard('{Escape}');
    // Dialogs of a test have one id, so the question is told by its words.
    await screen.findByText('填写的内容不会保存。');
    await user.click(screen.getByRole('button', { name: '继续编辑' }));
    expect(dialog.getByLabelText('链接名称')).toHaveProperty('value', '陆编辑');
  });

  it('that nothing was typed into is closed at once', async () => {
    await opened();
    await user.click(sheet('专属链接').getByRole('button', { name: '新建专属链接' }));
    await screen.findByLabelText('链接名称');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText('链接名称')).toBeNull());
    expect(screen.queryByText('填写的内容不会保存。')).toBeNull();
  });

  it('says of a server that failed that it did', async () => {
    await opened();
    const operation = 'OpusServiceMag.saveShareLink';
    await product().replica.fault({ operation, kind: 'status', status: 500 });
    await user.click(sheet('专属链接').getByRole('button', { name: '新建专属链接' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新建专属链接' }));
    await user.type(dialog.getByLabelText('链接名称'), '陆编辑{Enter}');
    expect(await dialog.findByText(/^服务器暂时出错，填写的内容都在。/)).toBeDefined();
  });
});

describe('who read it', () => {
  it('is told by link and by day', async () => {
    await product().replica.scenario('link-read', { slug: 'for-editor-lu', pages: '3', device: 'tablet' });
    await opened();
    const reads = () => sheet('给谁看过');
    expect(await reads().findByText('3 页次')).toBeDefined();
    expect(reads().getByText('平板 100%')).toBeDefined();
    expect(reads().getByText('浙江 100%')).toBeDefined();
    const [link] = within(reads().getByRole('list', { name: '每个专属链接' })).getAllByRole('listitem');
    expect(link?.textContent).toMatch(
      /陆编辑打开过 1 次.*读过 3 \/ \d+ 页.*共 1 分钟.*最后读到第 3 页.*浙江的平板.*最近 今天/,
    );
    expect(
      reads().getByRole('img', { name: /^近 30 天共打开 1 次，最多是 \d+月\d+日的 1 次$/ }),
    ).toBeDefined();
    expect(reads().getByRole('table', { hidden: true })).toBeDefined();
  });

  it('is openings alone where the membership has no statistics', async () => {
    await product().replica.scenario('link-read', { publicationID: '52001', slug: 'for-editor-lu' });
    await product().logIn('demo');
    await product().open('/manager/opus_share_edit/52001');
    await screen.findByRole('region', { name: '给谁看过' });
    expect(await sheet('给谁看过').findByText(/^您的会员等级只显示打开次数/)).toBeDefined();
    expect(sheet('给谁看过').getByRole('link', { name: '查看会员方案' })).toBeDefined();
    expect(sheet('给谁看过').queryByText(/页次/)).toBeNull();
  });

  it('is no reader at first', async () => {
    await opened();
    expect(await sheet('给谁看过').findByText(/^还没有人读过/)).toBeDefined();
  });
});

describe('invited readers', () => {
  it('come from lines, and what was not read stays to be mended', async () => {
    await opened();
    const list = () => sheet('受邀名单');
    await user.click(list().getByRole('button', { name: '加入名单' }));
    expect(await list().findByText('请填写手机号或邮箱，一行一个')).toBeDefined();
    await user.type(list().getByLabelText('加入名单'), '林晓舟，19000000001{Enter}谁');
    await user.click(list().getByRole('button', { name: '加入名单' }));
    expect(await list().findByText('第 2 行「谁」：没有手机号或邮箱')).toBeDefined();
    await waitFor(() => expect(list().getByLabelText('加入名单')).toHaveProperty('value', '谁'));
    await user.click(list().getByRole('button', { name: '把林晓舟移出名单' }));
    await waitFor(() => expect(list().queryByText('林晓舟')).toBeNull());
  });
});

it('tells of a work that is not published that nothing of it is open yet', async () => {
  await product().logIn('demo');
  await product().replica.scenario('publication-in-state', { publicationID: '52001', state: 'draft' });
  await product().open('/manager/opus_share_edit/52001');
  expect(await screen.findByText(/^作品还没有发布/)).toBeDefined();
});

it('is published from here with the way to its readers, and says so', async () => {
  await product().replica.scenario('publication-in-state', { state: 'draft' });
  await product().logIn('super');
  await product().open(HERE);
  await user.click(await screen.findByRole('button', { name: /^发\s?布$/ }));
  const question = within(await screen.findByRole('dialog', { name: /^发布《/ }));
  await user.click(question.getByRole('button', { name: '发布' }));
  expect(await screen.findByText('作品已发布，下面的设置已经生效。')).toBeDefined();
  const shared = within(screen.getByRole('dialog', { name: /^分享《/ }));
  expect(shared.getByText('已发布')).toBeDefined();
});

it('does not know the works of others', async () => {
  await product().logIn('demo');
  await product().open(HERE);
  expect(await screen.findByText('没有找到这件作品：可能在回收站里，或不属于当前账号。')).toBeDefined();
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();
const HERE = '/manager/opus_setting/50001';

const sheet = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string) => user.click(screen.getByRole('button', { name }));

async function opened(tab = '', account = 'super'): Promise<void> {
  await product().replica.scenario('publication-in-state', { state: 'published', code: 'qing8shu2k' });
  await product().logIn(account);
  await product().open(HERE + tab);
}

describe('what is told of a work', () => {
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
    expect(sheet('常用方案').getByText('自动翻页，只在同学之间看，不能打印')).toBeDefined();
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

  it('asks before it is left unsaved', async () => {
    await opened('?tab=reading');
    await user.click(await screen.findByRole('button', { name: '儿童绘本' }));
    await user.click(screen.getByRole('link', { name: '基本' }));
    const question = within(await screen.findByRole('dialog', { name: '放弃修改？' }));
    await user.click(question.getByRole('button', { name: '放弃修改' }));
    expect(await screen.findByLabelText('作品名称')).toBeDefined();
  });
});

it('does not know the works of others', async () => {
  await opened('', 'demo');
  expect(await screen.findByText('没有找到这件作品，可能已被删除，或不属于当前账号。')).toBeDefined();
});

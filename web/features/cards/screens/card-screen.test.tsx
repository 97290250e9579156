import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();
const SCREEN = '/manager/businessCard';

async function open(query = '', account = 'super'): Promise<void> {
  await product().logIn(account);
  await product().open(SCREEN + query);
  await screen.findByRole('heading', { name: '名片', level: 1 });
}

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const preview = () => screen.getByTitle('名片预览').getAttribute('srcdoc') ?? '';

async function write(label: string, text: string): Promise<void> {
  await user.clear(field(label));
  await user.type(field(label), text);
}

describe('a card', () => {
  it('is written beside the page that comes of it, and saved', async () => {
    await open();
    await screen.findByLabelText('姓名');
    expect(preview()).toContain('<h1>沈知远</h1>');
    expect(preview()).not.toContain('190 0000 0003');
    await user.click(screen.getByText('扫码后看到'));
    expect(preview()).toContain('190 0000 0003');
    await write('姓名', '沈先生');
    expect(preview()).toContain('<h1>沈先生</h1>');
    expect(screen.getByText('有修改未保存')).toBeTruthy();
    await press('保存');
    expect(await screen.findByText('名片已保存')).toBeTruthy();
    await screen.findByText('已保存');
  });

  it('says what is wrong at its field and keeps what was written', async () => {
    await open();
    await screen.findByLabelText('姓名');
    await write('名片地址', 'admin');
    await press('保存');
    expect(await screen.findByText('这个名片地址已保留，请换一个')).toBeTruthy();
    expect(document.activeElement).toBe(field('名片地址'));
    await write('名片地址', 'lin-xiaozhou');
    await press('保存');
    expect(await screen.findByText('这个名片地址已有人使用，请换一个')).toBeTruthy();
    expect(field('名片地址').value).toBe('lin-xiaozhou');
  });

  it.each([
    ['继续编辑', () => waitFor(() => expect(field('公司').value).toBe('山外'))],
    ['放弃修改', () => screen.findByRole('list', { name: '名片夹' })],
  ])('is not left with something unsaved on it without a question: %s', async (answer, seen) => {
    await open();
    await screen.findByLabelText('姓名');
    await write('公司', '山外');
    await user.click(screen.getByRole('link', { name: '名片夹' }));
    await user.click(await screen.findByRole('button', { name: answer }));
    expect(await seen()).not.toBe(null);
  });

  it('is begun by who has none', async () => {
    await open('', 'fresh');
    await user.click(await screen.findByRole('button', { name: '新建名片' }));
    expect(await screen.findByLabelText('姓名')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: '分享与印刷' }));
    await user.click(await screen.findByRole('button', { name: '发布名片' }));
    expect(await screen.findByRole('link', { name: '打开名片页' })).toBeTruthy();
  });

  it('is published where it is written, with what is not saved yet', async () => {
    await open('', 'fresh');
    await user.click(await screen.findByRole('button', { name: '新建名片' }));
    await screen.findByLabelText('姓名');
    await press(/添加电话$/);
    expect(document.activeElement).toBe(field('电话 1'));
    await user.keyboard('190 0000 0005');
    await press(/移除电话 1$/);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /添加电话$/ }));
    await write('公司', '清和装帧');
    await press('发布名片');
    expect(await screen.findByText('名片已发布，可以分享了')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '发布名片' })).toBe(null);
    expect(screen.getByText('已保存')).toBeTruthy();
  });

  it('leads to the cart when it is printed', async () => {
    await open('?view=share');
    await user.click(await screen.findByRole('button', { name: '印名片' }));
    await waitFor(() => expect(location.pathname).toMatch(/^\/manager\/add_shopping\/\d+$/));
  });
});

describe('visits', () => {
  it('are told to who has statistics', async () => {
    await open('?view=visits');
    const list = within(await screen.findByRole('list', { name: '最近来访' }));
    expect(list.getAllByText('林晓舟')).toHaveLength(2);
    expect(screen.getByText('被扫 3 次')).toBeTruthy();
  });

  it('are shown as an example to others, who are not asked for', async () => {
    await open('?view=visits', 'demo');
    expect(await screen.findByText('查看名片访问需要开通会员')).toBeTruthy();
    expect(screen.getByText('示例')).toBeTruthy();
  });
});

describe('an exchange', () => {
  it('gives each the card of the other', async () => {
    await open('?exchange=shen-zhiyuan', 'demo');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '交换名片' }));
    expect(await screen.findByText('已与沈知远交换名片')).toBeTruthy();
    expect(await screen.findByRole('link', { name: '查看名片：沈知远' })).toBeTruthy();
  });

  it('needs a card of one’s own', async () => {
    await open('?exchange=shen-zhiyuan', 'fresh');
    expect(await screen.findByText(/^交换之前，请先新建并发布一张自己的名片/)).toBeTruthy();
  });
});

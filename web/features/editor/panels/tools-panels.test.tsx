/** What is done to all pages at once, in the whole product: words replaced, page numbers, and stickers on one page. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();

async function edit(page = 10): Promise<HTMLElement> {
  await product().logIn('super');
  await product().open(`/manager/opus_list_edit?id=50001&page=${page}`);
  return screen.findByRole('region', { name: `第 ${page} 页` });
}

async function choose(at: HTMLElement, name: string): Promise<void> {
  fireEvent.keyDown(at, { key: '.', ctrlKey: true });
  const palette = await screen.findByRole('dialog', { name: '查找操作' });
  await user.type(within(palette).getByRole('textbox', { name: '操作的名称' }), name);
  await user.keyboard('{Enter}');
}

const panel = (name: string) => screen.findByRole('complementary', { name });

describe('finding', () => {
  it('leads from place to place, and replaces all in one step', async () => {
    const page = await edit();
    fireEvent.keyDown(page, { key: 'f', ctrlKey: true });
    const find = await panel('查找替换');
    const words = within(find).getByRole('textbox', { name: '查找的文字' });
    await waitFor(() => expect(document.activeElement).toBe(words));
    const status = within(find).getByRole('status');
    await user.type(words, '没有这些字');
    expect(status.textContent).toBe('没有找到');
    await user.clear(words);
    await user.type(words, '的');
    const [, count = '0'] = /^找到 (\d+) 处$/.exec(status.textContent ?? '') ?? [];
    expect(Number(count)).toBeGreaterThan(1);
    await user.keyboard('{Enter}');
    expect(status.textContent).toMatch(new RegExp(`^第 \\d+ 处，共 ${count} 处$`));
    const list = within(find).getByRole('list', { name: '找到的文字' });
    const [first] = within(list).getAllByRole('button');
    if (first) await user.click(first);
    expect(first?.getAttribute('aria-current')).toBe('true');
    expect(status.textContent).toContain('第 1 处');

    await user.type(within(find).getByRole('textbox', { name: '替换成' }), '〇');
    await user.keyboard('{Enter}');
    expect(status.textContent).toContain('替换了 1 处，可以撤销');
    await user.click(within(find).getByRole('button', { name: '全部替换' }));
    expect(status.textContent).toContain(`替换了 ${Number(count) - 1} 处，可以撤销。没有找到`);
    await user.click(screen.getByRole('button', { name: '撤销' }));
    expect(status.textContent).toContain(`找到 ${Number(count) - 1} 处`);
    await user.click(words);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('complementary', { name: '查找替换' })).toBeNull();
  });
});

describe('what pages share', () => {
  it('is made by one press, changed in a form, and removed', async () => {
    const page = await edit();
    await choose(page, '加页码');
    await choose(page, '母版');
    const masters = await panel('母版');
    await waitFor(() => expect(document.activeElement).toBe(masters));
    const add = (name: string) => within(masters).getByRole<HTMLButtonElement>('button', { name });
    expect(add('加页码').disabled).toBe(true);
    await user.click(add('加书名'));
    const number = within(masters).getByRole('group', { name: '页码' });
    const size = within(number).getByRole<HTMLInputElement>('spinbutton', { name: '字号' });
    expect(size.value).toBe('9');
    fireEvent.change(size, { target: { value: '12' } });
    expect(size.value).toBe('12');
    expect(within(masters).getByText(/^\d+ 页在用$/)).toBeTruthy();
    await user.click(add('去掉书名'));
    expect(within(masters).queryByRole('group', { name: '书名' })).toBeNull();
    await user.click(add('删除母版'));
    expect(within(masters).getByText(/^还没有母版/)).toBeTruthy();
    expect(add('加页码').disabled).toBe(false);
  });
});

describe('a sticker', () => {
  it('is put on the page as a whole, and chosen', async () => {
    const page = await edit();
    await choose(page, '贴纸');
    const stickers = await panel('贴纸');
    await user.click(within(stickers).getByRole('button', { name: '两颗心' }));
    const hearts = screen.getAllByRole('button', { name: '多边形，两颗心' });
    expect(hearts.map((heart) => heart.getAttribute('aria-pressed'))).toEqual(['true', 'true']);
    await user.click(screen.getByRole('button', { name: '撤销' }));
    expect(screen.queryByRole('button', { name: '多边形，两颗心' })).toBeNull();
  });
});

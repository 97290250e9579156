/** A calendar in the whole product: made by one press, given the days of a family, and another year. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();

beforeEach(async () => {
  await product().logIn('fresh');
  await product().open('/manager/opus-doc-calendar');
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const panel = () => within(screen.getByRole('complementary', { name: '日历' }));

/** Its part of the program comes when it is opened. */
async function openPanel(): Promise<void> {
  await user.click(await screen.findByRole('button', { name: '日历' }));
  await screen.findByRole('complementary', { name: '日历' });
}

const pages = () => within(screen.getByRole('list', { name: '页面' })).getAllByRole('listitem');
const saved = () => waitFor(() => expect(document.querySelector('[data-save="saved"]')).toBeTruthy());
const texts = () =>
  screen.getAllByRole('button', { name: /^文字，/ }).map((each) => each.getAttribute('aria-label') ?? '');

async function make(): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^做一本/ }));
  await screen.findByRole('region', { name: '第 1 页' });
  await waitFor(() => expect(pages()).toHaveLength(13));
  await saved();
}

it('is made by one press, and is a calendar still when it is opened again', async () => {
  expect(await screen.findByText('还没有日历，从旁边开始第一本吧。')).toBeTruthy();
  await make();
  await openPanel();
  const [title] = screen.getAllByRole('heading', { name: /^\d{4} 年日历$/ });
  const year = Number.parseInt(title?.textContent ?? '', 10);
  await user.click(panel().getByRole('button', { name: `一键换到 ${year + 1} 年` }));
  expect(await screen.findByRole('heading', { name: `${year + 1} 年日历` })).toBeTruthy();
  await saved();
  await product().open(`/manager/opus-doc-calendar${location.search}`);
  await waitFor(() => expect(screen.queryByRole('complementary', { name: '日历' })).toBeNull());
  await openPanel();
  expect(await screen.findByRole('heading', { name: `${year + 1} 年日历` })).toBeTruthy();
});

it('shows a birthday that is added, and not when it was deleted', async () => {
  await make();
  await openPanel();
  expect(await panel().findByText(/^家人的生日/)).toBeTruthy();
  await user.click(panel().getByRole('button', { name: '新增' }));
  const dialog = within(await screen.findByRole('dialog', { name: '新增纪念日' }));
  expect((dialog.getByRole('button', { name: '保存' }) as HTMLButtonElement).disabled).toBe(true);
  await user.type(dialog.getByLabelText('名称'), '小满');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await panel().findByText('公历 1 月 1 日')).toBeTruthy();
  await user.click(button('第 2 页，封二'));
  await waitFor(() => expect(texts().some((name) => name.includes('小满'))).toBe(true));
  await user.click(panel().getByRole('button', { name: '删除小满' }));
  await waitFor(() => expect(texts().some((name) => name.includes('小满'))).toBe(false));
});

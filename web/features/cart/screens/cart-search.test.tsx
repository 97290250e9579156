import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { bar, choice, expectLines, lines, press } from '../testing.ts';

const product = productForEachTest();
const field = () => screen.getByLabelText<HTMLInputElement>('搜索购物车');

async function search(words: string): Promise<void> {
  await user.clear(await screen.findByLabelText('搜索购物车'));
  await user.paste(words);
  await user.keyboard('{Enter}');
}

beforeEach(async () => {
  await product().logIn('super');
  await product().open('/manager/shopping/cart');
});

it('finds lines of the whole cart by work and by options, and says how many', async () => {
  await search('环岛骑行');
  await expect.poll(() => new URLSearchParams(location.search).get('keyword')).toBe('环岛骑行');
  expect(await screen.findByText(/^搜到 \d+ 件，购物车共 \d+ 件$/)).toBeTruthy();
  expect(lines().every(({ textContent }) => textContent?.includes('环岛骑行'))).toBe(true);
  // What is on other pages is found too, so there are no pages.
  expect(screen.queryByText(/^共 \d+ 件$/)).toBeNull();
});

it('chooses what is shown, and says what is chosen and hidden', async () => {
  const [first] = await screen.findAllByRole<HTMLInputElement>('checkbox', { name: /^选择/ });
  const hidden = first?.getAttribute('aria-label')?.slice(2) ?? '';
  await user.click(first as HTMLElement);
  const other = lines()
    .map((line) => line.querySelector('h3')?.textContent ?? '')
    .find((name) => name !== hidden && name !== '');
  await search(String(other));
  await screen.findByText(/^搜到/);
  expect(bar().textContent).toContain('已选 1 件，1 件不在搜索结果中');
  // Nothing of what is hidden can be deleted unseen.
  expect(within(bar()).queryByText(/^删除/)).toBeNull();
  await user.click(choice('全选搜到的'));
  const shown = lines().filter((line) => line.dataset.selected === 'true').length;
  expect(bar().textContent).toContain(`已选 ${shown + 1} 件`);
  if (shown > 0) {
    await press(bar(), `删除搜到的 ${shown} 件`);
    await expect.poll(() => bar().textContent).toContain('已选 1 件');
  }
  expect(await screen.findByText('撤销')).toBeTruthy();
});

it('says that nothing was found, and leads back to all', async () => {
  await search('没有这本书');
  expect(await screen.findByText('购物车里没有符合「没有这本书」的商品。')).toBeTruthy();
  await user.click(screen.getByText(/^看全部 \d+ 件$/));
  await expect.poll(() => location.search).toBe('');
  await expectLines(20);
  expect(field().value).toBe('');
});

it('is not there where all lines are seen at once', async () => {
  await product().logIn('fresh');
  await product().open('/manager/shopping/cart');
  await screen.findByText('购物车还是空的，挑一件作品印成书吧。');
  expect(screen.queryByLabelText('搜索购物车')).toBeNull();
});

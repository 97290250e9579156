import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();
const FIELD = '搜索作品、订单和地址';
const SEARCH = 'SearchServiceMag.search';

async function openSearch(account = 'super'): Promise<HTMLElement> {
  await product().logIn(account);
  await product().open('/about');
  await screen.findByRole('heading', { level: 1, name: '关于书桌' });
  await user.keyboard('/');
  return screen.findByRole('combobox', { name: FIELD });
}

it('finds what the member has, by the keyboard alone', async () => {
  const field = await openSearch();
  expect(document.activeElement).toBe(field);
  await user.keyboard('沈');
  const [first] = await screen.findAllByRole('option', { name: /沈/ });
  expect(field.getAttribute('aria-activedescendant')).toBe(first?.id);
  expect(screen.getByRole('group', { name: '订单' })).toBeTruthy();
  expect(screen.getByRole('group', { name: '收货地址' })).toBeTruthy();
  await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
  const last = screen.getAllByRole('option').at(-1);
  expect(last?.getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Enter}');
  await expect.poll(() => location.pathname + location.hash).toBe('/manager/userInfo#addresses');
});

it('remembers what was looked for', async () => {
  await openSearch();
  await user.keyboard('海风吹过');
  await screen.findAllByRole('option', { name: /海风吹过/ });
  await user.keyboard('{Enter}');
  await product().open('/about');
  await screen.findByRole('heading', { level: 1, name: '关于书桌' });
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('option', { name: '海风吹过' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '清除最近搜索' }));
  expect(screen.queryByRole('option')).toBeNull();
});

it('leads to the lists, which search all, where nothing was found', async () => {
  await openSearch();
  await user.keyboard('绝无此词');
  expect(await screen.findByText('最近的作品、订单和地址里没有「绝无此词」')).toBeTruthy();
  await user.click(screen.getByRole('option', { name: '在全部订单里查找' }));
  await expect.poll(() => new URLSearchParams(location.search).get('keyword')).toBe('绝无此词');
});

it('says what went wrong, and asks again', async () => {
  await openSearch();
  await act(() => product().replica.fault({ operation: SEARCH, kind: 'status', status: 500 }));
  await user.keyboard('沈');
  expect(await screen.findByText('没有搜索成功')).toBeTruthy();
  await act(() => product().replica.clearFaults());
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect((await screen.findAllByRole('option')).length).toBeGreaterThan(1);
});

it('shows the answer to what was typed last, not the one that came last', async () => {
  await openSearch();
  const late = product().hold('search');
  await user.keyboard('沈');
  await late.asked;
  await user.keyboard('绝无此词');
  late.letGo();
  expect(await screen.findByText('最近的作品、订单和地址里没有「沈绝无此词」')).toBeTruthy();
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { card, dialog, listOf, orderIn, press, says, write } from '../testing.ts';
import { OrdersScreen } from './orders-screen.tsx';

const product = productForEachTest();
const show = (at: string) => product().show(<OrdersScreen />, at);
const cards = () => screen.queryAllByRole('article');

it('is searched by number, work, receiver and phone', async () => {
  await product().logIn('super');
  const orderNo = await orderIn(product().replica, 'ready');
  // A tab with few orders: they are drawn anew with every search.
  await product().open('/manager/order?tab=producing');
  await card(orderNo);
  const all = cards().length;
  const list = () => screen.findByLabelText('订单');
  for (const keyword of [orderNo, '西湖四季', '沈知远', '19000000003']) {
    await list();
    await write(screen.getByLabelText('搜索订单'), keyword);
    await user.keyboard('{Enter}');
    await expect.poll(() => new URLSearchParams(location.search).get('keyword')).toBe(keyword);
    // What is shown belongs to what was asked for.
    await expect.poll(async () => (await list()).getAttribute('aria-busy')).toBe('false');
    expect(await card(orderNo), keyword).toBeTruthy();
    const sentence = await screen.findByText(new RegExp(`^搜索“${keyword}”`));
    const found = /共 (\d+) 个订单/.exec(sentence.textContent ?? '')?.[1];
    const tabs = within(screen.getByRole('navigation', { name: '订单分类' }));
    expect(tabs.getAllByRole('link')[0]?.textContent).toBe(`全部${found}`);
  }
  await write(screen.getByLabelText('搜索订单'), '没有这样的订单');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^没有找到与“没有这样的订单”有关的订单/)).toBeTruthy();
  await user.click(screen.getByText('清除搜索'));
  await expect.poll(() => cards().length).toBe(all);
  expect(location.search).toBe('?tab=producing');
});

it.each([
  ['待付款', /待付款/],
  ['待处理', /待修改文件|待确认样稿|生产延期/],
  ['审稿与生产', /待审稿|待生产|生产中|生产延期/],
  ['待收货', /待收货/],
  ['已完成', /已完成/],
  ['售后', /申请中|已完成|退款中/],
])('the tab %s counts what it shows', async (name, states) => {
  await product().logIn('super');
  show('/manager/order');
  const tabs = () => within(screen.getByRole('navigation', { name: '订单分类' }));
  await expect.poll(() => cards().length).toBe(10);
  expect(tabs().getByRole('link', { name: /^全部/ }).getAttribute('aria-current')).toBe('page');
  const tab = () => tabs().getByRole('link', { name: new RegExp(`^${name}`) });
  const count = Number(/\d+/.exec(tab().textContent ?? '')?.[0]);
  expect(count).toBeGreaterThan(0);
  await user.click(tab());
  await expect.poll(() => tab().getAttribute('aria-current')).toBe('page');
  await expect
    .poll(async () => (await screen.findByLabelText('订单')).getAttribute('aria-busy'))
    .toBe('false');
  expect(cards().length).toBe(count);
  for (const shown of cards()) expect(shown.textContent).toMatch(states);
});

it('turns its pages, and the address names tab and page', async () => {
  const tab = (name: RegExp) => screen.findByRole('link', { name, current: 'page' });
  const pageTwo = () => screen.findByRole('listitem', { name: '2' });
  await product().logIn('super');
  await product().open('/manager/order');
  await expect.poll(() => cards().length).toBe(10);
  await user.click(screen.getByRole('link', { name: /^已完成/ }));
  expect(await tab(/^已完成/)).toBeTruthy();
  expect(location.search).toBe('?tab=done');
  history.back();
  expect(await tab(/^全部/)).toBeTruthy();
  await expect.poll(() => cards().length).toBe(10);
  await user.click(await pageTwo());
  await expect.poll(() => location.search).toBe('?page=2');
  // As after a reload, and where there are fewer pages than the address says.
  for (const page of [2, 99]) {
    await product().open(`/manager/order?page=${page}`);
    await expect.poll(async () => (await pageTwo()).className).toContain('active');
    expect(location.search).toBe('?page=2');
  }
});

it('says when it could not be read, and reads again', async () => {
  await product().logIn('super');
  await product().replica.fault({ operation: 'OrderServiceMag.getOrderList', kind: 'status', status: 500 });
  show('/manager/order');
  expect(await screen.findByText('订单没有加载出来')).toBeTruthy();
  await product().replica.clearFaults();
  await user.click(screen.getByText('重试'));
  await expect.poll(() => cards().length).toBe(10);
});

it('sends one request however often one clicks', async () => {
  await product().logIn('super');
  const orderNo = await orderIn(product().replica, 'unpaid');
  show(listOf(orderNo));
  await press(await card(orderNo), '取消订单');
  const asked = await dialog('取消这个订单？');
  await user.click(within(asked).getByLabelText('暂时不需要了'));
  const reply = product().hold('cancelOrder');
  const ok = within(asked).getByRole('button', { name: '确认取消' });
  // The second click comes before the first one is drawn.
  act(() => {
    ok.click();
    ok.click();
  });
  await reply.asked;
  await user.click(ok);
  reply.letGo();
  await says(await card(orderNo), '已取消');
  expect(await product().replica.journal('OrderServiceMag.cancelOrder')).toHaveLength(1);
});

it('is found by day, and exported as what is found', async () => {
  const made: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    made.push(file as Blob);
    return 'blob:orders';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await product().logIn('super');
  const orderNo = await orderIn(product().replica, 'ready');
  await product().open(listOf(orderNo));
  await card(orderNo);
  await user.click(screen.getByRole('button', { name: '导出 CSV' }));
  await expect.poll(() => made.length).toBe(1);
  expect(await made[0]?.text()).toContain(orderNo);
  fireEvent.change(screen.getByLabelText('到哪一天'), { target: { value: '2020-01-01' } });
  await expect.poll(() => new URLSearchParams(location.search).get('to')).toBe('2020-01-01');
  await expect.poll(() => cards().length).toBe(0);
  await user.click(screen.getByRole('button', { name: '全部日期' }));
  expect(await card(orderNo)).toBeTruthy();
  vi.restoreAllMocks();
});

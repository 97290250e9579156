import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { unpaid } from '../testing.ts';

const product = productForEachTest();

it('never believes the address', async () => {
  await product().logIn('super');
  const orderNo = await unpaid(product().replica);
  await product().open(`/manager/shopping/success?orders=${orderNo}&state=paid&success=1`);
  expect(await screen.findByRole('heading', { level: 1, name: '还没有付款' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /^翻阅作品《/ })[0]?.getAttribute('href')).toMatch(/^\/r\/./);
  await user.click(screen.getByText('去支付'));
  await expect.poll(() => location.pathname).toBe('/manager/shopping/pay');
});

it('says what happens next, and leads to the file, the papers and the next work', async () => {
  await product().logIn('super');
  const { orderNo = '' } = await product().replica.scenario('order-in-state', {
    account: 'super',
    state: 'paid',
  });
  await product().open(`/manager/shopping/success?orders=${orderNo}`);
  expect(await screen.findByRole('heading', { level: 1, name: '付款成功' })).toBeTruthy();
  expect(screen.getByText(/^《西湖四季》[\d,]+ 本$/)).toBeTruthy();
  expect(screen.getByText(/^这笔订单没有要求开发票/)).toBeTruthy();
  const steps = within(screen.getByRole('list', { name: '接下来' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^审稿审稿员将在.+前看完文件/),
    expect.stringMatching(/^生产/),
    expect.stringMatching(/^送达预计 \d+月\d+日/),
  ]);
  const places = ['替换文件', '申请开票', '去我的作品'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(places).toEqual([
    `/manager/order?no=${orderNo}&action=replaceFile`,
    `/manager/invoice?apply=${orderNo}`,
    '/manager/opus_list/all',
  ]);
});

it.each([
  ['one line of three', '92001', true],
  ['all that lay in the cart', '92001,92002,92003', false],
])(
  'after an order of %s leads back to the cart only where more lies in it',
  async (_what, cartIDs, isMore) => {
    const ordered = { account: 'demo', cartIDs, state: 'paid' };
    const { orderNo = '' } = await product().replica.scenario('cart-ordered', ordered);
    await product().logIn('demo');
    await product().open(`/manager/shopping/success?orders=${orderNo}`);
    await screen.findByRole('button', { name: '查看订单' });
    await product().settled();
    expect(screen.queryByRole('button', { name: '回购物车' }) !== null).toBe(isMore);
    expect(screen.queryByText(/都还在购物车里/) !== null).toBe(isMore);
  },
);

it('is the list of orders without an order, and nothing of a foreign one', async () => {
  await product().logIn('vip');
  await product().open('/manager/shopping/success');
  await expect.poll(() => location.pathname).toBe('/manager/order');
  await product().open(`/manager/shopping/success?orders=${await unpaid(product().replica)}`);
  expect(await screen.findByText('没有找到这个订单')).toBeTruthy();
});

/** The way the tour goes; where its card stands only a laid-out page tells. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { user } from '#web/testing/product.ts';
import {
  card,
  expectTold,
  findBar,
  isTourThere,
  openChapter,
  productWithDemoForEachTest,
} from '../testing.ts';
import { tourStore } from './tour-store.ts';

const product = productWithDemoForEachTest();

beforeEach(async () => {
  await product().logIn('demo');
  await product().open('/manager/shopping/cart');
  await user.click(await screen.findByText('开始导览'));
  await expectTold('从一件作品到一本书');
});

it('goes back over a chapter, and is left with Escape until it goes on', async () => {
  await openChapter('支付');
  await expectTold('订单保留两小时');
  expect(location.pathname + location.search).toMatch(/^\/manager\/shopping\/pay\?orders=\d{16}$/);
  await user.keyboard('{ArrowLeft}');
  await expectTold('每一分钱都有出处');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(isTourThere()).toBe(false));
  await user.click(within(await findBar()).getByRole('button', { name: /继续导览/ }));
  await expectTold('每一分钱都有出处');
});

it('finds the money whose notice was lost, and begins the chapter anew on the way back', async () => {
  await openChapter('支付');
  await openChapter('万一出了岔子');
  await expectTold('出了岔子，谁来兜底');
  for (const told of ['付款被拒，钱没动', '换一种方式，接着付', '钱付了，通知却丢了']) {
    await user.keyboard('{ArrowRight}');
    await expectTold(told);
  }
  await user.click(await screen.findByRole('button', { name: '我已付款' }));
  await expectTold('一问就对上了');
  expect(location.pathname).toBe('/manager/shopping/success');
  await user.keyboard('{ArrowLeft}');
  await expectTold('钱付了，通知却丢了');
  await screen.findByRole('button', { name: '我已付款' });
  expect(tourStore.get().status).toBe('running');
});

it('follows who does by hand what it would tell next', async () => {
  await openChapter('确认订单');
  await expectTold('收货地址');
  await user.click(await screen.findByRole('button', { name: '提交订单' }));
  await expectTold('订单保留两小时');
  expect(card().textContent).toContain('支付');
  await waitFor(() => expect(tourStore.get().cameFrom).not.toBeNull());
  await user.click(within(await findBar()).getByRole('button', { name: '撤回上一步' }));
  await expectTold('收货地址');
  expect(location.pathname).toBe('/manager/shopping/order/92001');
  await screen.findByRole('button', { name: '提交订单' });
});

/** A link that opens the demo in a chapter of the tour. */
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { expectLines } from '#web/features/cart/testing.ts';
import { user } from '#web/testing/product.ts';
import { expectTold, productWithDemoForEachTest } from '../testing.ts';
import { STORY } from './story.ts';
import { followTourLink, linkToChapter } from './tour-link.ts';
import { tourStore } from './tour-store.ts';

const product = productWithDemoForEachTest();
const PAY = STORY.findIndex(({ name }) => name === 'pay');
const here = () => location.pathname + location.search;

beforeEach(() => history.replaceState(null, '', linkToChapter(PAY)));

it('names its chapter', () => expect(here()).toBe('/?tour=pay'));

it('begins with it', async () => {
  await followTourLink();
  expect(here()).toMatch(/^\/manager\/shopping\/pay\?orders=\d{16}$/);
  await product().open(here());
  await expectTold('订单保留两小时');
});

it('asks first where something would be lost', async () => {
  await product().logIn('demo');
  await product().open('/manager/shopping/cart');
  await expectLines(3);
  await user.click(screen.getAllByText('复制')[0] ?? document.body);
  await expectLines(4);
  history.replaceState(null, '', '/manager/shopping/cart?tour=pay');
  await followTourLink();
  expect(here()).toBe('/manager/shopping/cart');
  await waitFor(() => expect(screen.getByText('从“支付”开始')).toBeTruthy());
});

it('is no link where there is no such chapter', async () => {
  history.replaceState(null, '', '/manager/order?tour=none&tab=all');
  await followTourLink();
  expect(here()).toBe('/manager/order?tab=all');
  expect(tourStore.get().status).toBe('off');
});

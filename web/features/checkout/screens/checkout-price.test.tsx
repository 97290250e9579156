import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { boughtAgain } from '#web/features/cart/testing.ts';
import { productForEachTest, user } from '#web/testing/product.ts';
import { CREATE, expectTotal, PREVIEW, panelText, priced, submit } from '../testing.ts';
import { CheckoutScreen } from './checkout-screen.tsx';

const product = productForEachTest();

/** The confirmation of these lines. */
function show(ids = '90001,90003'): void {
  const routes = (
    <Routes>
      <Route path="/manager/shopping/order/:ids" element={<CheckoutScreen />} />
    </Routes>
  );
  product().show(routes, `/manager/shopping/order/${ids}`);
}

const radio = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);

beforeEach(() => product().logIn('super'));

it('begins with the default address, the best coupon and every line that leads to the total', async () => {
  show();
  await priced();
  expect(screen.getByRole('heading', { level: 1, name: '确认订单' })).toBeTruthy();
  expect(await screen.findByText('青芝坞示例路 18 号知远影像 201 室', { exact: false })).toBeTruthy();
  expect(screen.getByLabelText(/^商品清单（2 种，共 \d+ 本）$/).textContent).toContain('环岛骑行');
  expect((await radio(/^标准快递/)).checked).toBe(true);
  expect((await radio(/最优惠/)).checked).toBe(true);
  // 1144.00 + 718.40, less 80.00, without freight.
  for (const amount of ['1,862.40', '80.00', '1,782.40']) expect(panelText()).toContain(amount);
});

it('reckons anew with every choice', async () => {
  show();
  await priced();
  await user.click(await radio(/^不使用优惠券/));
  await priced();
  expect(panelText()).not.toContain('1,782.40');
  await user.click(await radio(/^特快专递/));
  await expectTotal('1,887.40');
  await user.click(screen.getByLabelText('付款时用余额抵扣'));
  expect(await screen.findByText('本次将先用赠送 ¥ 320.50，再用本金 ¥ 1,566.90')).toBeTruthy();
});

it('says which line prints an earlier version of its work, and prints the work as it is after one press', async () => {
  show(`${await boughtAgain(product())},90001`);
  await priced();
  const note = await screen.findByText(/印的是.+下单时的内容，不含之后的改动/);
  const line = note.closest('li');
  await user.click(screen.getByRole('button', { name: '改印现在的作品' }));
  await expect.poll(() => line?.textContent).not.toContain('下单时的内容');
  await priced();
  expect(line?.contains(document.activeElement)).toBe(true);
});

it('waits for the price that belongs to the choice', async () => {
  show();
  await priced();
  const price = product().hold('previewOrder');
  await user.click(await radio(/^特快专递/));
  await price.asked;
  expect(submit()?.disabled).toBe(true);
  price.letGo();
  await priced();
  expect(panelText()).toContain('1,807.40');
});

it('forgets the way of delivery when it goes to another place', async () => {
  show();
  await priced();
  await user.click(await radio(/^特快专递/));
  await priced();
  await user.click(screen.getByText('更换').closest('button') as HTMLButtonElement);
  const places = await screen.findByLabelText('收货地址', { selector: '[role=radiogroup]' });
  const other = places.querySelector('input:not(:checked)');
  if (!other) throw new Error('there is no other address');
  await user.click(other);
  await priced();
  expect((await radio(/^标准快递/)).checked).toBe(true);
  expect(screen.queryByLabelText('收货地址', { selector: '[role=radiogroup]' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('更换');
});

it('says below the address that the days change with it, until something else is chosen', async () => {
  show('90001');
  await priced();
  const address = document.querySelector<HTMLElement>('#checkout-address');
  const said = () => address?.querySelector('[role=status]')?.textContent ?? '';
  const days = () => /预计 (.*?送达)/.exec(panelText())?.[1];
  const before = days();
  expect(said()).toBe('');
  const choose = async (place: string) => {
    await user.click(screen.getByText('更换').closest('button') as HTMLButtonElement);
    const places = await screen.findByLabelText('收货地址', { selector: '[role=radiogroup]' });
    const label = [...places.querySelectorAll('label')].find((each) => each.textContent?.includes(place));
    await user.click(label?.querySelector('input') as HTMLInputElement);
    await priced();
  };
  await choose('北京市');
  expect(days()).not.toBe(before);
  expect(said()).toBe(`送达日期随地址改为 ${days()}（原 ${before}）。`);
  await user.click(await radio(/^特快专递/));
  await priced();
  expect(said()).toBe('');
});

it('keeps the list of addresses open for the arrows, and closes it by Enter or Escape', async () => {
  show('90001');
  await priced();
  const opener = screen.getByText('更换').closest('button') as HTMLButtonElement;
  const list = () => screen.queryByLabelText('收货地址', { selector: '[role=radiogroup]' });
  await user.click(opener);
  const [, second] = [...(list()?.querySelectorAll<HTMLInputElement>('input') ?? [])];
  second?.focus();
  await user.keyboard('{Escape}');
  expect(list()).toBeNull();
  expect(document.activeElement).toBe(opener);
  await user.click(opener);
  list()?.querySelectorAll<HTMLInputElement>('input')[1]?.focus();
  await user.keyboard('{Enter}');
  await priced();
  expect(list()).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it('keeps every choice when one comes back to the same lines, and nothing of it for others', async () => {
  show('90001');
  await priced();
  await user.click(await radio(/^特快专递/));
  await user.click(await radio(/^不使用优惠券/));
  await user.click(screen.getByLabelText('付款时用余额抵扣'));
  await user.click(screen.getByText('个人'));
  await user.click(screen.getByLabelText('抬头'));
  await user.paste('沈知远');
  await user.click(screen.getByLabelText(/^订单备注/));
  await user.paste('请勿折叠');
  await priced();
  const before = panelText();
  cleanup();
  show('90001,90003');
  await priced();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^订单备注/).value).toBe('');
  cleanup();
  show('90001');
  await priced();
  expect((await radio(/^特快专递/)).checked).toBe(true);
  expect((await radio(/^不使用优惠券/)).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('抬头').value).toBe('沈知远');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^订单备注/).value).toBe('请勿折叠');
  expect(panelText()).toBe(before);
});

it('shows a failed preview with a way to try again', async () => {
  await product().replica.fault({ operation: PREVIEW, kind: 'status', status: 500 });
  show('90001');
  expect(await screen.findByText('价格没有算出来')).toBeTruthy();
  expect(submit()).toBeNull();
  await product().replica.clearFaults();
  await user.click(screen.getByText('重试'));
  await priced();
});

it('sends nothing without an address, and says so', async () => {
  await product().replica.scenario('addresses-none', { account: 'super' });
  show('90001');
  await priced();
  const button = submit();
  if (button) await user.click(button);
  await expectTotal('请先确认收货地址');
  expect(await product().replica.journal(CREATE)).toEqual([]);
});

it('takes another quantity in its place, and reckons with it', async () => {
  show('90001');
  await priced();
  const before = panelText();
  const count = screen.getByLabelText<HTMLInputElement>(/的数量$/);
  await user.clear(count);
  await user.type(count, '12{Enter}');
  // While it is not saved, nothing can be ordered at the old price.
  expect(submit()?.disabled).toBe(true);
  await expect.poll(panelText).not.toBe(before);
  await priced();
  expect(screen.getByLabelText(/^商品清单（12 本）$/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/的数量$/).value).toBe('12');
});

it('says what is wrong with a quantity, and orders nothing meanwhile', async () => {
  show('90001');
  await priced();
  const count = screen.getByLabelText(/的数量$/);
  await user.clear(count);
  await user.type(count, '0');
  await user.tab();
  expect(await screen.findByText(/数量/, { selector: '[role=alert]' })).toBeTruthy();
  expect(submit()?.disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: /^恢复为/ }));
  await priced();
});

it('leads back to the cart, and to the options of each line', async () => {
  show('90001');
  await priced();
  expect(screen.getByRole('link', { name: /^购物车/ }).getAttribute('href')).toBe('/manager/shopping/cart');
  expect(screen.getByRole('button', { name: /^修改选项：《/ })).toBeTruthy();
});

/** What the cart makes of every kind of fault that leaves the connection whole. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ControlBody } from '#contracts/control/operations.ts';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();

const CART = '/manager/shopping/cart';
const CART_LIST = 'ShopCarService.cartList';
const CART_INFO = 'ShopCarService.cartInfo';
const UPDATE_CART = 'ShoppingServiceMag.updateCart';
const SAVE_FAILED = '更新购物车失败，请稍后再试';

/** A rule without its operation. */
type Kind<R> = R extends unknown ? Omit<R, 'operation'> : never;
type Rule = Kind<ControlBody<'POST /faults'>>;

const fault = (operation: string, rule: Rule) => product().replica.fault({ operation, ...rule });
const linesOf = (list: HTMLElement) => [...list.children] as HTMLElement[];

async function lines(): Promise<HTMLElement[]> {
  const list = await screen.findByRole('list', { name: '购物车商品' });
  await waitFor(() => expect(list.getAttribute('aria-busy')).toBe('false'));
  return linesOf(list);
}

async function firstLine() {
  const [line] = await lines();
  if (!line) throw new Error('the cart has no line');
  return { ...within(line), line, quantity: within(line).getByRole<HTMLInputElement>('textbox') };
}

async function openCart(): Promise<void> {
  await product().logIn('super');
  await product().open(CART);
}

async function save(quantity: HTMLInputElement, count: string): Promise<void> {
  await user.clear(quantity);
  await user.type(quantity, `${count}{Enter}`);
}

describe('a list that does not come', () => {
  it('is waited for in sight, and shown', async () => {
    const { asked, letGo } = product().hold('cartList');
    await openCart();
    await asked;
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('status', { name: '正在加载' })).toBeTruthy();
    letGo();
    expect(await lines()).toHaveLength(20);
  });

  it.each<[string, Rule]>([
    ['code 500 in the body', { kind: 'code', code: 500 }],
    ['status 503', { kind: 'status', status: 503 }],
    ['another text', { kind: 'text', text: 'no' }],
    ['a reply nobody can read', { kind: 'malformed-json' }],
  ])('says after %s that nothing is lost, and can try again', async (_what, rule) => {
    await fault(CART_LIST, rule);
    await openCart();
    const main = within(await screen.findByRole('main'));
    expect((await main.findByRole('alert')).textContent).toContain('购物车中的商品都还在，请稍后重试。');
    await product().replica.clearFaults();
    await user.click(main.getByRole('button', { name: '重试' }));
    expect(await lines()).toHaveLength(20);
  });

  it('asks after code 401 for a login and goes on after it', async () => {
    await fault(CART_LIST, { kind: 'code', code: 401 });
    await openCart();
    const login = within(await screen.findByRole('dialog', { name: '登录已失效' }));
    await product().replica.clearFaults();
    await user.click(await login.findByRole('tab', { name: '密码登录' }));
    await user.type(await login.findByLabelText('账号'), 'super');
    await user.type(login.getByLabelText('密码'), DEMO_PASSWORD);
    await user.click(login.getByRole('button', { name: '登录' }));
    expect(await lines()).toHaveLength(20);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '登录已失效' })).toBeNull());
  });

  it('offers after code 403 the membership that would help', async () => {
    await fault(CART_LIST, { kind: 'code', code: 403, needVip: ['企业高级版'] });
    await openCart();
    const card = await screen.findByRole('region', { name: '此操作需要开通会员' });
    expect(card.textContent).toContain('企业高级版');
  });
});

describe('a quantity', () => {
  it.each<[string, Rule]>([
    ['another text', { kind: 'text', text: 'no' }],
    ['a status 500', { kind: 'status', status: 500 }],
    ['code 500 in the body', { kind: 'code', code: 500 }],
    ['a business failure', { kind: 'business-failure' }],
  ])('that %s does not confirm is kept, and saved once it is confirmed', async (_what, rule) => {
    await openCart();
    const { line, quantity, ...within } = await firstLine();
    await fault(UPDATE_CART, rule);
    await save(quantity, '60');
    expect((await within.findByRole('alert')).textContent).toBe(SAVE_FAILED);
    expect(quantity.value).toBe('60');
    await product().replica.clearFaults();
    await user.click(within.getByRole('button', { name: '恢复为 10' }));
    await waitFor(() => expect(quantity.value).toBe('10'));
    await save(quantity, '60');
    await waitFor(() => expect(line.textContent).toContain('6,658.08'));
  });

  it('is saved by a confirmation that is encoded twice', async () => {
    await openCart();
    const { line, quantity, ...within } = await firstLine();
    await fault(UPDATE_CART, { kind: 'double-encoded' });
    await save(quantity, '60');
    await waitFor(() => expect(line.textContent).toContain('6,658.08'));
    expect(within.queryByRole('alert')).toBeNull();
    await product().open(CART);
    expect((await firstLine()).quantity.value).toBe('60');
  });

  it('is what the server has, after a confirmation nobody can read', async () => {
    await openCart();
    const { line, quantity, ...within } = await firstLine();
    await fault(UPDATE_CART, { kind: 'malformed-json' });
    await fault(CART_INFO, { kind: 'business-failure' });
    await save(quantity, '60');
    expect((await within.findByRole('alert')).textContent).toBe(SAVE_FAILED);
    expect(within.queryByRole('button', { name: /恢复为/ })).toBeNull();

    await product().replica.clearFaults();
    await user.click(within.getByRole('button', { name: '重新核对' }));
    await within.findByText('已核对：数量已保存为 60');
    await waitFor(() => expect(line.textContent).toContain('6,658.08'));
    await user.click(within.getByRole('button', { name: '知道了' }));
    await waitFor(() => expect(within.queryByRole('alert')).toBeNull());
    expect(quantity.value).toBe('60');
  });
});

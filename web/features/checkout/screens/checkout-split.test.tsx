import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { CREATE, expectTotal, panelText, priced, submit } from '../testing.ts';

const product = productForEachTest();
const SPLIT = '寄到多个地址';

async function openCheckout(ids = '90001'): Promise<void> {
  await product().open(`/manager/shopping/order/${ids}`);
  await priced();
}

async function openSplit(): Promise<HTMLElement> {
  await user.click(await screen.findByText(SPLIT));
  return screen.findByRole('list', { name: '寄到的地址' });
}

/** The card of an address, by what its words contain. */
function place(list: HTMLElement, words: string): HTMLElement {
  const found = within(list)
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.includes(words));
  if (!found) throw new Error(`there is no address ${words}`);
  return found;
}

async function check(list: HTMLElement, words: string): Promise<void> {
  await user.click(within(place(list, words)).getByRole('checkbox'));
}

const counts = (list: HTMLElement) =>
  within(list)
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => Number(value));

async function sentOrder(): Promise<URLSearchParams> {
  const [entry] = await product().replica.journal(CREATE);
  return new URLSearchParams(entry?.request.body as Record<string, string>);
}

beforeEach(() => product().logIn('super'));

it('splits the copies evenly among the addresses that are checked, each with its freight', async () => {
  await openCheckout();
  const list = await openSplit();
  // Where it goes on needs no search.
  expect((document.activeElement as HTMLInputElement).type).toBe('checkbox');
  expect(screen.getAllByText('请至少选择 2 个地址').length).toBeGreaterThan(0);
  await check(list, '余杭区');
  await check(list, '沈怀山');
  await priced();
  expect(counts(list)).toHaveLength(3);
  expect(counts(list).reduce((sum, count) => sum + count, 0)).toBe(10);
  await user.click(screen.getByLabelText(/^特快专递/));
  await expectTotal('1,139.00');
  expect(panelText()).toContain('运费（3 个地址）');
  expect(panelText()).toContain('寄往 3 个地址，运费分别计算');
  expect(within(place(list, '沈怀山')).getByText(/运费/).textContent).toContain('25.00');
});

it('says at the number what is left, and orders nothing before every copy has an address', async () => {
  await openCheckout();
  const list = await openSplit();
  await check(list, '沈怀山');
  await priced();
  const own = place(list, '沈怀山');
  await user.click(within(own).getByRole('button', { name: /减少一本$/ }));
  expect(within(own).getByText('剩余 1 本')).toBeTruthy();
  expect(within(own).getByRole('textbox').getAttribute('aria-describedby')).toBeTruthy();
  await user.click(submit() as HTMLElement);
  expect(await product().replica.journal(CREATE)).toHaveLength(0);
  expect(screen.getByText('《环岛骑行》剩余 1 本')).toBeTruthy();
  await expect.poll(() => document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByText('平均分配'));
  await priced();
  expect(screen.queryByText('《环岛骑行》剩余 1 本')).toBeNull();
  expect(screen.queryByText('平均分配')).toBeNull();
});

it('orders for each address what is shown', async () => {
  await openCheckout();
  const list = await openSplit();
  await check(list, '沈怀山');
  const field = within(place(list, '沈怀山')).getByRole('textbox');
  await user.clear(field);
  await user.paste('2');
  await user.tab();
  await user.click(within(place(list, '青芝坞')).getByRole('button', { name: /增加一本$/ }));
  await user.click(within(place(list, '青芝坞')).getByRole('button', { name: /增加一本$/ }));
  await user.click(within(place(list, '青芝坞')).getByRole('button', { name: /增加一本$/ }));
  await priced();
  await user.click(submit() as HTMLElement);
  await expect.poll(() => location.pathname).toBe('/manager/shopping/pay');
  expect((await sentOrder()).get('parts')).toBe('80001:90001:8,80004:90001:2');
  expect(await screen.findByText(/^沈知远：.+；沈怀山：/)).toBeTruthy();
});

it('survives a reload, and goes to one address again', async () => {
  await openCheckout();
  const list = await openSplit();
  await check(list, '沈怀山');
  await priced();
  await openCheckout();
  expect(counts(await screen.findByRole('list', { name: '寄到的地址' }))).toEqual([5, 5]);
  await user.click(screen.getByText('只寄一个地址'));
  await priced();
  expect(panelText()).toContain('寄往 浙江省杭州市西湖区');
  await user.click(submit() as HTMLElement);
  await expect.poll(() => location.pathname).toBe('/manager/shopping/pay');
  expect((await sentOrder()).has('parts')).toBe(false);
});

it('is not offered by a backend that does not say how many addresses there can be', async () => {
  const send = fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    const reply = await send(request);
    if (!request.url.includes('medthodName=previewOrder')) return reply;
    const text = (await reply.text()).replace(/"partsMax":\d+,?/, '');
    return new Response(text, reply);
  });
  await openCheckout();
  expect(await screen.findByText('更换')).toBeTruthy();
  expect(screen.queryByText(SPLIT)).toBeNull();
});

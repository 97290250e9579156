/** The journal of the calls, as it stands when the console is opened. */
import { waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { UPDATE_CART } from '#web/features/cart/testing.ts';
import { tokenStore } from '#web/lib/session/token.ts';
import { user } from '#web/testing/product.ts';
import { toasts } from '#web/testing/toasts.ts';
import {
  changeQuantity,
  drawer,
  openConsole,
  press,
  productWithConsoleForEachTest,
  showBesideCart,
} from '../testing.ts';

const product = productWithConsoleForEachTest();

beforeEach(async () => {
  await showBesideCart(product());
});

const rows = (operation: string) =>
  within(drawer())
    .queryAllByText(operation)
    .flatMap((name) => name.closest('button') ?? []);
const calls = () => rows(UPDATE_CART);

async function findCall(): Promise<HTMLElement> {
  await waitFor(() => expect(calls()).toHaveLength(1));
  return calls()[0] ?? drawer();
}

/** 骑马钉 with 30 pages; the product itself never offers it. */
const REFUSED = {
  CartID: '90001',
  goodsID: '1',
  count: '10',
  pagesNum: '30',
  memberID: '10003',
  cnums: 'FM01|ZD01|NK157|NF01|FF01|BY01',
  remarkinfo: '',
  pdfchecked: '1',
  fuwu: '',
  fxID: '',
  prop1: '',
  pdfCnum: '',
};

/** As another client or another tab sends it. */
async function send(method: string, fields: Readonly<Record<string, string>>, tab = ''): Promise<string> {
  const reply = await fetch(
    new Request(`${location.origin}/uwp/newServlet?serviceName=ShoppingServiceMag&medthodName=${method}`, {
      method: 'POST',
      headers: {
        authorization: tokenStore.read() ?? '',
        'content-type': 'application/x-www-form-urlencoded',
        ...(tab === '' ? {} : { 'x-replica-tab': tab }),
      },
      body: new URLSearchParams(fields).toString(),
    }),
  );
  return reply.text();
}

it('shows a call of the page, with what came of it and who asked', async () => {
  await openConsole();
  await waitFor(() => expect(rows('ShopCarService.cartList')).toHaveLength(1));
  expect(calls()).toEqual([]);
  await changeQuantity('60');
  const call = await findCall();
  for (const words of ['200 / ok', 'super', '文档']) expect(call.textContent).toContain(words);
});

it('shows what another client sends, and why it was refused', async () => {
  expect(await send('updateCart', REFUSED)).not.toBe('ok');
  await openConsole();
  const call = await findCall();
  expect(call.textContent).toContain('装订方式「骑马钉」不可用');
  await user.click(call);
  expect(within(drawer()).getByRole('heading', { name: UPDATE_CART })).toBeTruthy();
  expect(within(drawer()).getByRole('listitem').textContent).toBe(
    '装订方式「骑马钉」不可用：30 页不是 4 的倍数',
  );
  expect(drawer().textContent).toContain('产品文档写明的接口');
  expect(drawer().textContent).toContain('"pagesNum": "30"');
  await press('返回列表');
  await findCall();
  await user.click(within(drawer()).getByLabelText('仅本标签页'));
  expect(calls()).toEqual([]);
});

it('tells two tabs apart that ask the same, one after the other', async () => {
  await changeQuantity('60');
  await product().settled();
  await send('updateCart', { ...REFUSED, count: '70' }, 'another-tab');
  await openConsole();
  await user.type(within(drawer()).getByLabelText('按接口名筛选'), 'updateCart');
  const group = await findCall();
  expect(group.textContent, 'two in one row').toContain('×2');
  await user.click(group);
  expect(calls(), 'and below it when it was opened').toHaveLength(3);
  await user.click(within(drawer()).getByLabelText('仅本标签页'));
  await user.click(await findCall());
  expect(drawer().textContent).toContain('"count": "60"');
});

it('gives a fault back once more', async () => {
  await product().replica.fault({ operation: UPDATE_CART, kind: 'text', text: 'no', times: 1 });
  await changeQuantity('60');
  await product().settled();
  await openConsole();
  const call = await findCall();
  expect(call.textContent).toContain('错误的文本');
  await user.click(call);
  await press('再来一次');
  await waitFor(() => expect(toasts('下一次调用会再出现这个故障')).toHaveLength(1));
  expect(await product().replica.faults()).toMatchObject([
    { operation: UPDATE_CART, fault: { kind: 'text', text: 'no' } },
  ]);
});

/** The product before replies that say no more than the specification, and before unknown calls. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, openPasswordTab, sendPassword } from '#web/features/login/testing.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { loginPathTo } from '#web/testing/addresses.ts';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();

const NOT_THERE = '此后端没有这项功能';
const htmlPage = () =>
  new Response('<!doctype html><title>出错了</title>', { headers: { 'content-type': 'text/html' } });
const plain = (text: string) => () => new Response(text, { headers: { 'content-type': 'text/plain' } });
const json = (value: unknown) => () => Response.json(value);

/** Answers these calls in the server's place, and tells which calls were made and with what. */
function answering(answers: Readonly<Record<string, () => Response>>) {
  const asked: string[] = [];
  const questions: string[] = [];
  const known = fetch as (request: Request) => Promise<Response>;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const method = searchParams.get('medthodName') ?? pathname.split('/').at(-1) ?? '';
    asked.push(method);
    questions.push(`${request.url} ${await request.clone().text()}`);
    return answers[method]?.() ?? known(request);
  });
  return { asked, questions };
}

/** A member whose token is stored and whom the page has still to ask for. */
async function arrive(): Promise<void> {
  await product().logIn('super');
  sessionStore.forget();
}

const shownToasts = () => [...document.querySelectorAll('.ant-message-notice')].map((one) => one.textContent);
const times = (all: readonly string[], one: string) => all.filter((each) => each === one).length;

async function itemsOf(list: string): Promise<HTMLElement[]> {
  return within(await screen.findByRole('list', { name: list })).getAllByRole('listitem');
}

const SPARSE = {
  userIsLogin3: json({ status: '1', user_id: 7, vip_name: null, bind_wx: 1, user_account: '印刷厂' }),
  getMemberInfo: json({ data: { data: { mobile: 13800138000 } } }),
  getUserAddressList: json({
    status: '1',
    data: {
      list: [
        { ID: 5, consignee: '林晓舟', tel: '13800138000', addr: '绍兴路 7 号' },
        { addrID: 'b', IsDefault: 'Y', name: '顾清和' },
      ],
    },
  }),
};

describe('sparse member data and addresses', () => {
  const open = async (answers: Readonly<Record<string, () => Response>>) => {
    await arrive();
    const calls = answering({ ...SPARSE, ...answers });
    await product().open('/manager/userInfo');
    return { ...calls, addresses: await itemsOf('收货地址') };
  };

  it('are shown as far as they go', async () => {
    const { asked, addresses } = await open({ updateDefaultAddr: plain('ok') });
    expect(await screen.findByLabelText('账户：印刷厂')).toBeTruthy();
    const bindings = (await itemsOf('第三方账号')).map(({ textContent }) => textContent);
    expect(bindings[0]).toMatch(/微信已绑定解绑/);
    expect(bindings[1]).toMatch(/QQ不清楚是否已绑定绑定解绑/);

    expect(addresses).toHaveLength(2);
    const [first, second] = addresses.map(({ textContent }) => textContent.replaceAll(/\s/g, ''));
    expect(first).toContain('林晓舟13800138000绍兴路7号');
    expect(second).toContain('顾清和默认');
    expect(document.body.textContent).not.toMatch(/undefined|null|NaN/);

    await user.click(await screen.findByLabelText('把这个地址设为默认'));
    await waitFor(() => expect(asked).toContain('updateDefaultAddr'));
    await product().settled();
    expect(shownToasts()).toEqual([]);
  });

  it('have a default that was not set where -1 is the answer', async () => {
    await open({ updateDefaultAddr: plain(' -1\n') });
    await user.click(await screen.findByLabelText('把这个地址设为默认'));
    await waitFor(() => expect(shownToasts()).toEqual(['设置默认地址失败']));
  });

  it('cannot be changed where nobody knows the call, which is said once and not offered again', async () => {
    const { asked } = await open({ deleteAddress: htmlPage });
    await user.click(await screen.findByLabelText('删除顾清和的地址'));
    await waitFor(() => expect(shownToasts()).toEqual([NOT_THERE]));
    await waitFor(() => expect(screen.queryAllByLabelText(/^删除/)).toEqual([]));
    expect(screen.getByLabelText('把这个地址设为默认')).toBeTruthy();
    expect(times(asked, 'deleteAddress')).toBe(1);
  });
});

it('any reply to a logout leads to the login screen, without a toast', async () => {
  await arrive();
  const { asked } = answering({ 'doLoginout.jsp': htmlPage });
  await product().open('/about');
  await user.click(await screen.findByLabelText('账户：沈知远'));
  await user.click(screen.getByText('退出登录'));
  expect(await screen.findByRole('tab', { name: '扫码登录' })).toBeTruthy();
  await product().settled();
  expect(asked).toContain('doLoginout.jsp');
  expect(shownToasts()).toEqual([]);
});

it.each([
  ['/manager/shopping/cart', 'cartList'],
  ['/manager/shopping/order/60001', 'previewOrder'],
  ['/manager/shopping/pay?orders=1', 'getPayOptions'],
  ['/manager/shopping/success?orders=1', 'getOrderResult'],
  ['/manager/order', 'getOrderList'],
  ['/manager/add_shopping/50001', 'getGoodsFor'],
  ['/manager/Aitus/print-guide', 'resolveAitusPath'],
  ['/manager/make_ebook', 'getImports'],
])('%s says that the backend does not have it, and asks once', async (path, method) => {
  await arrive();
  const { asked, questions } = answering({ [method]: htmlPage, getCounters: htmlPage });
  await product().open(path);
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText(NOT_THERE)).toBeTruthy();
  await product().settled();
  expect(main.queryByText('重试')).toBeNull();
  // The preview is asked anew where the address becomes known meanwhile: that is another question.
  const ofScreen = questions.filter((one) => one.includes(`=${method}`));
  expect(ofScreen.length).toBeGreaterThan(0);
  expect(ofScreen).toEqual([...new Set(ofScreen)]);
  expect(times(asked, 'getCounters')).toBe(1);
  expect(shownToasts()).toEqual([]);
});

it('about keeps what it knows by itself', async () => {
  await arrive();
  answering({ getAbout: htmlPage, getFeedback: htmlPage });
  await product().open('/about');
  await waitFor(() => expect(screen.getAllByText(NOT_THERE)).toHaveLength(3));
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { name: '开源许可' })).toBeTruthy();
  expect(main.getByRole('button', { name: '提交反馈' })).toBeTruthy();
});

it('the ways to log in say which of them are not there', async () => {
  const { asked } = answering({
    createLoginQrcode: htmlPage,
    loginByPassword: htmlPage,
    getThirdLoginPage: htmlPage,
    queryThirdLogin: htmlPage,
  });
  await product().open(loginPathTo('/about'));
  expect(await screen.findByText('此后端没有扫码登录，可以试试密码、验证码或第三方账号')).toBeTruthy();
  await openPasswordTab();
  await sendPassword('super');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('此后端没有密码登录'));
  await product().settled();
  expect(times(asked, 'loginByPassword')).toBe(1);

  await user.click(button('QQ'));
  expect(await screen.findByText('此后端没有提供QQ的授权页')).toBeTruthy();
  expect(screen.queryByText('重新授权')).toBeNull();
  await user.click(button('返回'));

  await user.click(button('微信'));
  expect(await screen.findByText('此后端不能告知授权结果；完成授权后，请刷新本页')).toBeTruthy();
  expect(screen.getByRole('img', { name: '微信登录二维码' })).toBeTruthy();
  expect(times(asked, 'queryThirdLogin')).toBe(1);
  await user.click(button('返回'));
  await openPasswordTab();
  expect(shownToasts()).toEqual([]);
});

/** The product before replies that say no more than the specification, and before calls that nobody knows. */
import type { Page } from '@playwright/test';
import { loginPathTo } from '#web/testing/addresses.ts';
import { expect, test } from './fixtures.ts';
import { button, logInByPassword, openPasswordTab, sendPassword } from './login-page.ts';

const NOT_THERE = '此后端没有这项功能';
const AN_HTML_PAGE = { contentType: 'text/html', body: '<!doctype html><title>出错了</title>' };

interface Answer {
  readonly contentType?: string;
  readonly body: string;
}

const json = (value: unknown): Answer => ({ contentType: 'application/json', body: JSON.stringify(value) });

/** Answers these calls in the server's place; the list tells which calls were made, and `questions` with what. */
async function answering(
  page: Page,
  answers: Readonly<Record<string, Answer>>,
  questions: string[] = [],
): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/uwp/**', async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const method = searchParams.get('medthodName') ?? pathname.split('/').at(-1) ?? '';
    asked.push(method);
    questions.push(`${route.request().url()} ${route.request().postData() ?? ''}`);
    const answer = answers[method];
    await (answer === undefined ? route.continue() : route.fulfill(answer));
  });
  return asked;
}

const toasts = (page: Page) => page.locator('.ant-message-notice');

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

test('sparse member data and addresses are shown as far as they go', async ({ page, loginAs }) => {
  await loginAs('super');
  const asked = await answering(page, { ...SPARSE, updateDefaultAddr: { body: 'ok' } });
  await page.goto('/manager/userInfo');
  await expect(page.getByRole('button', { name: '账户：印刷厂' })).toBeVisible();

  const bindings = page.getByRole('list', { name: '第三方账号' }).getByRole('listitem');
  await expect(bindings.nth(0)).toHaveText(/微信已绑定解绑/);
  await expect(bindings.nth(1)).toHaveText(/QQ不清楚是否已绑定绑定解绑/);

  const addresses = page.getByRole('list', { name: '收货地址' }).getByRole('listitem');
  await expect(addresses).toHaveCount(2);
  await expect(addresses.nth(0)).toContainText('林晓舟 138 0013 8000 绍兴路 7 号');
  await expect(addresses.nth(1)).toContainText('顾清和默认');
  await expect(page.locator('body')).not.toContainText(/undefined|null|NaN/);

  await addresses.nth(0).getByRole('button', { name: '把这个地址设为默认' }).click();
  await expect.poll(() => asked).toContain('updateDefaultAddr');
  await expect(toasts(page)).toHaveCount(0);
});

test('only -1 means that the default was not set', async ({ page, loginAs }) => {
  await loginAs('super');
  await answering(page, { ...SPARSE, updateDefaultAddr: { body: ' -1\n' } });
  await page.goto('/manager/userInfo');
  await page.getByRole('button', { name: '把这个地址设为默认' }).click();
  await expect(toasts(page)).toHaveText('设置默认地址失败');
});

test('what cannot be saved says so once and is not offered again', async ({ page, loginAs }) => {
  await loginAs('super');
  const asked = await answering(page, { ...SPARSE, deleteAddress: AN_HTML_PAGE });
  await page.goto('/manager/userInfo');
  await page.getByRole('button', { name: '删除顾清和的地址' }).click();
  await expect(toasts(page)).toHaveText(NOT_THERE);
  await expect(page.getByRole('button', { name: /^删除/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '把这个地址设为默认' })).toBeVisible();
  expect(asked.filter((method) => method === 'deleteAddress')).toHaveLength(1);
});

test('any reply to a logout leads to the login screen, without a toast', async ({ page, loginAs }) => {
  await loginAs('super');
  await answering(page, { 'doLoginout.jsp': AN_HTML_PAGE });
  await page.goto('/about');
  await page.getByRole('button', { name: /^账户：/ }).click();
  await button(page, '退出登录').click();
  await expect(page.getByRole('tab', { name: '扫码登录' })).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
});

const SCREENS = [
  ['/manager/shopping/cart', 'cartList'],
  ['/manager/shopping/order/60001', 'previewOrder'],
  ['/manager/shopping/pay?orders=1', 'getPayOptions'],
  ['/manager/shopping/success?orders=1', 'getOrderResult'],
  ['/manager/order', 'getOrderList'],
  ['/manager/add_shopping/50001', 'getGoodsFor'],
  ['/manager/Aitus/print-guide', 'resolveAitusPath'],
  ['/manager/make_ebook', 'getImports'],
] as const;

for (const [path, method] of SCREENS) {
  test(`${path} says that the backend does not have it, and asks once`, async ({ page, loginAs }) => {
    await loginAs('super');
    const questions: string[] = [];
    const asked = await answering(page, { [method]: AN_HTML_PAGE, getCounters: AN_HTML_PAGE }, questions);
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(NOT_THERE)).toBeVisible();
    await expect(main.getByRole('button', { name: '重试' })).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    // The preview is asked anew where the address becomes known meanwhile: that is another question.
    const ofScreen = questions.filter((one) => one.includes(`=${method}`));
    expect(ofScreen.length).toBeGreaterThan(0);
    expect(ofScreen).toEqual([...new Set(ofScreen)]);
    expect(asked.filter((one) => one === 'getCounters')).toHaveLength(1);
    await expect(toasts(page)).toHaveCount(0);
  });
}

test('about keeps what it knows by itself', async ({ page, loginAs }) => {
  await loginAs('super');
  await answering(page, { getAbout: AN_HTML_PAGE, getFeedback: AN_HTML_PAGE });
  await page.goto('/about');
  await expect(page.getByText(NOT_THERE)).toHaveCount(3);
  await expect(page.getByRole('heading', { name: '开源许可' })).toBeVisible();
  await expect(page.getByRole('button', { name: '提交反馈' })).toBeVisible();
});

test('the ways to log in say which of them are not there', async ({ page }) => {
  const asked = await answering(page, {
    createLoginQrcode: AN_HTML_PAGE,
    loginByPassword: AN_HTML_PAGE,
    getThirdLoginPage: AN_HTML_PAGE,
    queryThirdLogin: AN_HTML_PAGE,
  });
  await page.goto(loginPathTo('/about'));
  await expect(page.getByText('此后端没有扫码登录，请换一种登录方式').first()).toBeVisible();
  await logInByPassword(page, 'super');
  await expect(page.getByRole('alert')).toContainText('此后端没有密码登录');
  await sendPassword(page, 'super');
  expect(asked.filter((method) => method === 'loginByPassword')).toHaveLength(1);

  await button(page, 'QQ').click();
  await expect(page.getByText('此后端没有提供QQ的授权页')).toBeVisible();
  await expect(button(page, '重新授权')).toHaveCount(0);
  await page.getByRole('button', { name: '返回' }).click();

  await button(page, '微信').click();
  await expect(page.getByText('此后端不能告知授权结果；完成授权后，请刷新本页')).toBeVisible();
  await expect(page.getByRole('img', { name: '微信登录二维码' })).toBeVisible();
  expect(asked.filter((method) => method === 'queryThirdLogin')).toHaveLength(1);
  await page.getByRole('button', { name: '返回' }).click();
  await openPasswordTab(page);
  await expect(toasts(page)).toHaveCount(0);
});

test('a token that another program stored raw is a session', async ({ page, loginAs }) => {
  const token = await loginAs('super');
  await page.evaluate((raw) => localStorage.setItem('deskyongfengToken', raw), token);
  await page.goto('/about');
  await expect(page.getByRole('button', { name: '账户：沈知远' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('deskyongfengToken'))).toBe(token);
});

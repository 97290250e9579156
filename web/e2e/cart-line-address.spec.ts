import type { Page } from '@playwright/test';
import { BARE_LINE } from '#web/features/cart/bare-line.fixture.ts';
import { loginPathTo } from '#web/testing/addresses.ts';
import { expect, test } from './fixtures.ts';
import { logInByPassword } from './login-page.ts';
import { close, dialog, expectPriced, next, option, press, quantity, toast, total } from './print-dialog.ts';

test.describe.configure({ mode: 'parallel' });

const CART = '/manager/shopping/cart';
const UNSUPPORTED = '此后端没有这项功能';

const lineAddress = (id: string) => `${CART}?cartID=${id}`;

test.describe('a cart line in the address', () => {
  test('opens its dialog, survives a refresh, and leaves the address on closing', async ({
    page,
    loginAs,
  }) => {
    await loginAs('super');
    await page.goto(lineAddress('90001'));
    await expect(dialog(page).getByRole('heading', { name: '环岛骑行' })).toBeVisible();
    await page.reload();
    await expect(quantity(page)).toHaveValue('10');
    // Nothing was pressed, so no button has a ring.
    await expect(dialog(page)).toBeFocused();
    await close(page);
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(CART);
    await expect(page.getByRole('button', { name: /修改选项/ }).first()).toBeVisible();
  });

  test('is reached through the login, and the back button closes the dialog', async ({ page, baseURL }) => {
    await page.goto(lineAddress('90001'));
    await expect(page).toHaveURL(new URL(loginPathTo(lineAddress('90001')), baseURL).href);
    await logInByPassword(page, 'super');
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(lineAddress('90001'));
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(CART);
  });
});

/** A backend of the documented calls alone: odd ids, order and types, and nothing behind any other call. */
async function beforeBareBackend(page: Page) {
  const asked: string[] = [];
  const saved: URLSearchParams[] = [];
  await page.route(/\/uwp\/newServlet/, async (route) => {
    const method = new URL(route.request().url()).searchParams.get('medthodName') ?? '';
    asked.push(method);
    switch (method) {
      case 'cartInfo':
        return route.fulfill({ json: { data: { data: BARE_LINE } } });
      case 'getTotal':
        return route.fulfill({ body: 'x|y|z|0.1|500|0.5|86.4', contentType: 'text/html' });
      case 'updateCart':
        saved.push(new URLSearchParams(route.request().postData() ?? ''));
        return route.fulfill({ body: 'ok\n', contentType: 'text/html' });
      case 'userIsLogin3':
        return route.fallback();
      default:
        return route.fulfill({ body: '<html>首页</html>', contentType: 'text/html' });
    }
  });
  return { asked, saved };
}

test.describe('before a backend of the documented calls alone', () => {
  test('that answers unknown calls with a page of its own, the line is edited and saved', async ({
    page,
    loginAs,
  }) => {
    await loginAs('super');
    const { asked, saved } = await beforeBareBackend(page);
    await page.goto(lineAddress('555'));

    await expectPriced(page);
    await expect(total(page)).toContainText('233.28');
    await expect(dialog(page).getByText('满50册9.7折')).toBeVisible();
    await expect(dialog(page).getByText('62页', { exact: true })).toBeVisible();
    await expect(option(page, '请选择装订方式', '骑马钉')).toHaveAttribute('aria-disabled', 'true');
    await expect(dialog(page).getByText('骑马钉：62 页不是 4 的倍数')).toBeVisible();
    await expect(dialog(page).getByText('在作品中补 2 页空白页即可使用骑马钉')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: /补 2 页/ })).toHaveCount(0);
    await press(page, '请选择装订方式', '对裱精装');
    await expect(option(page, '内页覆膜', '亮膜')).toBeChecked();
    await press(page, '封面用料', '米白布艺');
    await dialog(page).getByLabel('备注说明').fill('请加急');
    await expect(dialog(page).getByText('隐藏工艺')).toHaveCount(0);
    await expectPriced(page);
    await next(page).click();

    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(CART);
    await expect(page.getByText(UNSUPPORTED)).toBeVisible();
    await expect(toast(page, '请求失败，请重试')).toHaveCount(0);
    expect(saved.map((sent) => Object.fromEntries(sent))).toMatchObject([
      { CartID: '555', goodsID: '8', count: '3', pagesNum: '62', cnums: '32|H1|9|1', remarkinfo: '请加急' },
    ]);
    expect(asked.filter((method) => method === 'cartList')).toHaveLength(1);
  });
});

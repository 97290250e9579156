/** The pages before a backend that has the documented calls and nothing else: `--backend`, with ids and forms unlike ours. */
import type { Page } from '@playwright/test';
import { PATHS } from '#web/lib/paths.ts';
import { loginPathTo } from '#web/testing/addresses.ts';
import { TOKENS } from './bare-backend/account.ts';
import { BARE_LINES, type BareLineName } from './bare-backend/cart-lines.ts';
import { type BareBackend, startBareBackend } from './bare-backend/start.ts';
import { expect, TOKEN_KEY, test } from './fixtures.ts';
import { dialog, expectPriced, next, option, press, quantity, total } from './print-dialog.ts';
import { type ServerProcess, startServer } from './server-process.ts';

// One after the other on one backend: each test changes something of its own.
test.describe.configure({ mode: 'default' });

const NOT_THERE = '此后端没有这项功能';
const CART = '/manager/shopping/cart';

let backend: BareBackend;
let front: ServerProcess;

test.beforeAll(async () => {
  backend = await startBareBackend();
  front = await startServer('web', { REPLICA_BACKEND: backend.url });
});

test.afterAll(async () => {
  await front.stop();
  await backend.close();
});

/** A token as another program would have stored it: raw, not as JSON. */
async function arrive(page: Page, path: string, token = backend.token): Promise<void> {
  await page.goto(`${front.url}/__replica/health`);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token] as const);
  await page.goto(front.url + path);
}

const openLine = (page: Page, line: BareLineName) =>
  arrive(page, `${CART}?cartID=${encodeURIComponent(BARE_LINES[line])}`);

const asked = (call: string) => backend.calls.filter((one) => one.call === call);
const toast = (page: Page, text: string) => page.locator('.ant-message').getByText(text);
const row = (page: Page, list: string, text: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: text });

test('the access rule and the session hold, and the logout ends it', async ({ page }) => {
  await page.goto(`${front.url}/manager/userInfo`);
  await expect(page).toHaveURL(front.url + loginPathTo('/manager/userInfo'));

  // The other token of the member, because this session ends here.
  await arrive(page, '/manager/userInfo', TOKENS[1]);
  await expect(page.getByRole('heading', { name: '个人资料' })).toBeVisible();
  await expect(page.getByText('88213')).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/undefined|null|NaN|\[object/);

  await page.getByRole('button', { name: /^账户/ }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(`${front.url}/manager/login`);
  await expect(page.locator('.ant-message-notice')).toHaveCount(0);
  await page.goto(`${front.url}/manager/userInfo`);
  await expect(page).toHaveURL(front.url + loginPathTo('/manager/userInfo'));
});

const BINDING = '装订工艺';
const WEIGHT = '内页克重';
const LAMINATION = '内页覆膜';

/** Each rule of the print options: the line, and which options it refuses and takes. */
const RULES: readonly {
  readonly line: BareLineName;
  readonly step: string;
  readonly refused: readonly string[];
  readonly taken: readonly string[];
}[] = [
  { line: 'saddleStitch', step: BINDING, refused: ['普通平装'], taken: ['骑马钉', '对裱平装'] },
  { line: 'noSaddleStitch', step: BINDING, refused: ['骑马钉'], taken: ['全景平装'] },
  { line: 'withoutPastedown', step: BINDING, refused: ['普通平装'], taken: ['骑马钉'] },
  { line: 'withPastedown', step: BINDING, refused: ['骑马钉'], taken: ['豪华装'] },
  { line: 'pageRange', step: BINDING, refused: ['豪华装'], taken: ['对裱精装', '对裱平装'] },
  {
    line: 'clothCover',
    step: BINDING,
    refused: ['普通平装', '骑马钉', '铁圈装'],
    taken: ['普通精装', '豪华装'],
  },
  { line: 'lamination', step: LAMINATION, refused: ['不覆膜'], taken: ['亮膜', '哑膜'] },
  { line: 'weight32', step: WEIGHT, refused: ['250克', '128克'], taken: ['200克', '157克'] },
  { line: 'weight67', step: WEIGHT, refused: ['200克', '250克'], taken: ['128克', '157克'] },
  { line: 'weight6', step: WEIGHT, refused: ['157克', '128克'], taken: ['200克', '250克'] },
];

for (const { line, step, refused, taken } of RULES) {
  test(`the rules of ${line} hold with foreign ids`, async ({ page }) => {
    await openLine(page, line);
    await expectPriced(page);
    for (const name of refused)
      await expect(option(page, step, name)).toHaveAttribute('aria-disabled', 'true');
    for (const name of taken)
      await expect(option(page, step, name)).not.toHaveAttribute('aria-disabled', 'true');
    // What is chosen can always be had: a stored choice that cannot has been moved on.
    for (const group of [BINDING, WEIGHT, LAMINATION]) {
      const chosen = dialog(page)
        .getByRole('radiogroup', { name: group })
        .getByRole('radio', { checked: true });
      await expect(chosen).not.toHaveAttribute('aria-disabled', 'true');
    }
  });
}

test('a line is priced and saved as it is, and nothing is missed', async ({ page }) => {
  await openLine(page, 'discount');
  await expectPriced(page);
  await expect(dialog(page).getByText('满30册有优惠')).toBeVisible();
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
  await quantity(page).fill('7');
  await press(page, '封面材料', '进口布艺');
  await expectPriced(page);
  await expect(option(page, BINDING, '普通平装')).toHaveAttribute('aria-disabled', 'true');
  const shown = (await total(page).textContent()) ?? '';
  await next(page).click();
  await expect(dialog(page)).toBeHidden();

  const [save] = asked('ShoppingServiceMag.updateCart');
  expect(save?.params).toMatchObject({
    CartID: BARE_LINES.discount,
    count: '7',
    pagesNum: '33',
    memberID: 'U-zhang-9f',
    remarkinfo: '请加急 <急>',
    pdfchecked: '1',
  });
  await expect(page.getByText(NOT_THERE)).toBeVisible();
  await expect(page.locator('.ant-message-notice')).toHaveCount(0);

  // The backend itself has it now, at the price that was shown.
  await openLine(page, 'discount');
  await expectPriced(page);
  await expect(quantity(page)).toHaveValue('7');
  await expect(total(page)).toHaveText(shown);
});

test('the default address is set, and only -1 says that it was not', async ({ page }) => {
  await arrive(page, '/manager/userInfo');
  for (const name of ['李四', '上海市']) {
    const address = row(page, '收货地址', name);
    if (name === '李四') await address.getByRole('button', { name: /默认/ }).click();
    await expect(address).toBeVisible();
  }
  const offer = row(page, '收货地址', '李四').getByRole('button', { name: /设为默认/ });
  await expect(offer).toHaveCount(0);
  expect(asked('ShoppingServiceMag.updateDefaultAddr')[0]?.params.addrID).toBe('addr-beijing-2');
  await expect(toast(page, '设置默认地址失败')).toHaveCount(0);
  await page.reload();
  await expect(offer).toHaveCount(0);
});

test('a binding is taken off', async ({ page }) => {
  await arrive(page, '/manager/userInfo');
  const weixin = row(page, '第三方账号', '微信');
  await weixin.getByRole('button', { name: '解绑' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '解绑' }).click();
  await expect(toast(page, '解绑成功!')).toBeVisible();
  expect(asked('UserCenterMag.unBindThirdLogin')[0]?.params.thirdLoginType).toBe('weixin');
});

/** What each screen is before such a backend: it works, works in part, or says plainly that the backend has nothing for it. */
const SCREENS: readonly (readonly [path: string, is: 'there' | 'in part' | 'not there'])[] = [
  [PATHS.userInfo.getHref(), 'there'],
  [PATHS.about.getHref(), 'in part'],
  [CART, 'not there'],
  [PATHS.shoppingOrder.getHref(['x1']), 'not there'],
  [PATHS.shoppingPay.getHref({ orders: 'x1' }), 'not there'],
  [PATHS.recharge.getHref(), 'not there'],
  [PATHS.myMember.getHref(), 'not there'],
  [PATHS.shoppingSuccess.getHref({ orders: 'x1' }), 'not there'],
  [PATHS.addShopping.getHref('x1'), 'not there'],
  [PATHS.order.getHref(), 'not there'],
  [PATHS.aitus.getHref('print-guide'), 'not there'],
];

test('every screen opens, and those without a documented call say so', async ({ page }) => {
  test.slow();
  await arrive(page, '/manager/userInfo');
  await expect(page.getByRole('heading', { name: '个人资料' })).toBeVisible();
  for (const [path, is] of SCREENS) {
    // What the page before still asks for is counted with that page.
    await page.goto('about:blank');
    backend.calls.length = 0;
    await page.goto(`${front.url}${path}`);
    const said = page.getByRole('main').getByText(NOT_THERE);
    if (is === 'there') await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    else await expect(said.first(), path).toBeVisible();
    await expect(said, path).toHaveCount(is === 'there' ? 0 : is === 'in part' ? 3 : 1);
    await expect(page.locator('.ant-message-notice'), path).toHaveCount(0);
    // What is not there is asked for once, and not in a loop.
    const times = new Map<string, number>();
    for (const { call, params } of backend.calls) {
      const question = `${call} ${JSON.stringify(params)}`;
      times.set(question, (times.get(question) ?? 0) + 1);
    }
    expect(
      [...times].filter(([, count]) => count > 1),
      path,
    ).toEqual([]);
  }
});

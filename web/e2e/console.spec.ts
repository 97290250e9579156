/** The developers' console as the build for developers shows it, on top of the real product. */
import type { Page } from '@playwright/test';
import { loginPathTo } from '#web/testing/addresses.ts';
import { findings } from './axe.ts';
import { resize } from './both-widths.ts';
import { drawer, expectReadableAtEachSize, openConsole, openTab, SIZES } from './console-drawer.ts';
import { expect, test } from './fixtures.ts';
import { button, expectAboutPage, expectMember, openPasswordTab } from './login-page.ts';

// Without motion a colour is not measured while it changes.
test.use({ build: 'console' });
test.describe.configure({ mode: 'parallel' });

const CART = '/manager/shopping/cart';
const UPDATE_CART = 'ShoppingServiceMag.updateCart';
/** Every tab with what it shows once it has its answers. */
const TABS = [
  ['调用', /\d+ 条 · 实时/],
  ['故障', 'price-fails'],
  ['身份', '沈知远'],
  ['时钟', '与真实时间相同'],
  ['状态', '契约'],
  ['数据', '密钥和手机号只显示一部分'],
  ['来源', 'MemberServiceMag.getAbout'],
] as const;

const lines = (page: Page) => page.getByRole('list', { name: '购物车商品' }).locator('> li');
const quantity = (page: Page) => lines(page).first().getByRole('textbox');
const calls = (page: Page) => drawer(page).getByRole('button', { name: new RegExp(UPDATE_CART) });

async function openCart(page: Page): Promise<void> {
  await page.goto(CART);
  await expect(lines(page)).toHaveCount(20);
}

async function change(page: Page, count: string): Promise<void> {
  await quantity(page).fill(count);
  await quantity(page).press('Enter');
}

test('the journal shows calls while they happen, tells two tabs apart, and a world branches off before one', async ({
  page,
  loginAs,
  replica,
}) => {
  await loginAs('super');
  const other = await page.context().newPage();
  await openCart(other);
  await openCart(page);
  await openConsole(page);
  await expect(drawer(page)).toContainText('实时');
  // Nothing of it lies over the product, which a press reaches.
  await page.getByRole('checkbox', { name: '选择环岛骑行' }).check();
  await expect(page.getByRole('region', { name: '结算' })).toContainText('已选 1 件');
  await expect(drawer(page)).toBeVisible();
  await drawer(page).getByRole('textbox', { name: '按接口名筛选' }).fill('cartList');
  const rows = drawer(page).getByRole('button', { name: /ShopCarService\.cartList/ });
  await expect(rows, 'two in one row').toHaveText([/×2/]);
  await drawer(page).getByRole('checkbox', { name: '仅本标签页' }).check();
  await expect(rows).toHaveCount(1);
  await drawer(page).getByRole('textbox', { name: '按接口名筛选' }).fill('updateCart');
  await expect(calls(page)).toHaveCount(0);
  await Promise.all([change(page, '60'), change(other, '70')]);
  await drawer(page).getByRole('checkbox', { name: '仅本标签页' }).uncheck();
  await expect(calls(page)).toHaveText([/×2/]);
  await drawer(page).getByRole('checkbox', { name: '仅本标签页' }).check();
  await expect(calls(page)).toHaveCount(1);
  await calls(page).click();
  await expect(drawer(page)).toContainText('"count": "60"');

  // The worlds of all workers are one server's.
  const branch = `what-if-${test.info().workerIndex}`;
  await drawer(page).getByRole('button', { name: '在此分出世界', exact: true }).click();
  await drawer(page).getByRole('textbox', { name: '新世界的名字' }).fill(branch);
  await drawer(page).getByRole('button', { name: '分出', exact: true }).click();
  await expect(drawer(page).getByRole('button', { name: `进入 ${branch}`, exact: true })).toBeVisible();
  await page.reload();
  // Of the two tabs either may have been the last.
  await expect(quantity(page), 'the world of the page went on').toHaveValue(/^[67]0$/);
  await replica.dropSandbox(branch);
});

test('a link changes nothing before it is agreed to, or when it is declined, and is undone as one', async ({
  page,
  loginAs,
  replica,
}) => {
  const link = `${CART}?_replica=persona:vip,clock:+2h,fault:cart-save-fails,scenario:cart-full;account=vip`;
  await loginAs('super');
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') changes.push(request.url());
  });
  await page.goto(link);
  const question = page.getByRole('dialog', { name: /^打开前，这个链接要先做 \d+ 项改动$/ });
  await expect(question.getByRole('listitem')).toHaveText([
    /调整时钟.*\+2h/,
    /运行场景.*cart-full · account=vip/,
    /切换身份.*vip/,
    /制造故障.*cart-save-fails/,
  ]);
  await expect(question.getByRole('button', { name: '执行并打开' })).toBeFocused();
  expect(changes).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(CART);
  await expectMember(page, '沈知远');
  expect(changes.filter((url) => url.includes('__replica'))).toEqual([]);

  await page.goto(link);
  await expect(question).toBeVisible();
  await page.keyboard.press('Enter');
  await expectMember(page, '顾清和');
  await expect(page).toHaveURL(CART);
  const shown = await openConsole(page);
  await shown.getByRole('button', { name: '撤销' }).click();
  await expectMember(page, '沈知远');
  await expect(lines(page)).toHaveCount(20);
  expect(await replica.faults()).toEqual([]);
});

test('every tab, and the question of a link, is read by everybody, inside the screen, whatever its size', async ({
  page,
}) => {
  test.slow();
  await test.step('a visitor fills the form in with an account of the replica', async () => {
    // To a short page, because the rules read all of it with each tab.
    await page.goto(loginPathTo('/about'));
    await openPasswordTab(page);
    await button(page, '演示账号').click();
    await page.getByRole('button', { name: /^super/ }).click();
    await button(page, '登录').click();
    await expectAboutPage(page);
    await expectMember(page, '沈知远');
  });
  await openConsole(page);
  for (const [tab, content] of TABS) {
    await openTab(page, tab);
    await expect(drawer(page).getByRole('tabpanel')).toContainText(content);
    await expectReadableAtEachSize(page, drawer(page), tab);
  }
  const long = `fault:ShopCarService.cartInfo;kind=text;text=${'很长的一段话'.repeat(12)}`;
  await page.goto(
    `/about?_replica=clock:+30d,persona:vip,${long},weather:rain,${'fault:cart-save-fails,'.repeat(12)}`,
  );
  const question = page.getByRole('dialog', { name: /^打开前，这个链接要先做 \d+ 项改动$/ });
  await expect(question).toBeVisible();
  for (const { name, ...size } of SIZES) {
    await resize(page, size);
    const box = await question.boundingBox();
    expect(box?.x, name).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(size.width);
    await expect(question.getByRole('button', { name: '执行并打开' })).toBeInViewport();
    expect(await findings(page), name).toEqual([]);
  }
});

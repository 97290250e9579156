import type { Page } from '@playwright/test';
import { findings } from './axe.ts';
import { expect, test } from './fixtures.ts';

test.describe.configure({ mode: 'parallel' });

const GET_TOTAL = 'ShoppingServiceMag.getTotal';
const ADD_CART = 'ShoppingServiceMag.addCart';
const GET_GOODS = 'ShoppingServiceMag.getGoodsFor';
const PRICE_FAILED = '计算价格失败，请稍后再试';
/** 我们的第一年 of super: an album of 40 pages. */
const ALBUM = '50039';
/** 种一棵会唱歌的树: a page lacks its picture. */
const FAULTY = '50006';
/** 北方的雪: 30 pages, with a warning. */
const WARNED = '50046';
/** 百年弦歌: 10000 pages, which nothing takes. */
const ENDLESS = '50019';
const OF_VIP = '51001';

async function open(page: Page, id = ALBUM): Promise<void> {
  await page.goto(`/manager/add_shopping/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: '加入购物车' })).toBeVisible();
}

const specs = (page: Page) => page.getByRole('radiogroup', { name: '为这本书配好的规格' });
const spec = (page: Page, title: string) => specs(page).getByRole('radio', { name: title });
const goods = (page: Page) => page.getByRole('radiogroup', { name: '选择商品' });
const option = (page: Page, step: string, name: string) =>
  page.getByRole('radiogroup', { name: step }).getByRole('radio', { name, exact: true });
const quantity = (page: Page) => page.getByLabel('数量', { exact: true });
const bar = (page: Page) => page.getByRole('region', { name: '加入购物车' });
const add = (page: Page) => bar(page).getByRole('button', { name: '加入购物车' });
const buy = (page: Page) => bar(page).getByRole('button', { name: '立即购买' });
const notice = (page: Page) => page.locator('.ant-notification-notice').filter({ hasText: '已加入购物车' });
const toast = (page: Page, text: string) => page.locator('.ant-message').getByText(text);

/** Taps the card, as a finger does; the radio button itself is only for reading. */
async function take(page: Page, title: string): Promise<void> {
  await specs(page).getByText(title, { exact: true }).click();
  await expect(spec(page, title)).toBeChecked();
}

async function choose(page: Page, step: string, name: string): Promise<void> {
  await page.getByRole('radiogroup', { name: step }).getByText(name, { exact: true }).click();
  await expect(option(page, step, name)).toBeChecked();
}

async function expectTotal(page: Page, amount: string): Promise<void> {
  await expect(bar(page)).toContainText(`¥\u2009${amount}`);
  await expect(add(page)).toBeEnabled();
}

async function cartCount(page: Page): Promise<string> {
  const reply = page.waitForResponse('**/*medthodName=cartList*');
  await page.goto('/manager/shopping/cart');
  const { data } = await (await reply).json();
  return `${data.total} ${data.list.at(-1)?.count}`;
}

test.describe('a publication', () => {
  test.beforeEach(async ({ loginAs }) => void (await loginAs('super')));

  test('begins with the recommended specification, and one tap takes another', async ({ page }) => {
    await open(page);
    await expect(spec(page, '推荐')).toBeChecked();
    await expectTotal(page, '121.00');
    await take(page, '经济');
    await expectTotal(page, '42.80');
    await expect(goods(page).getByRole('radio', { name: '平装画册' })).toBeChecked();
    await expect(option(page, '装订方式', '普通平装')).toBeChecked();
    await take(page, '收藏级');
    await expectTotal(page, '157.30');
    await expect(option(page, '封面材质', '米白布艺')).toBeChecked();
  });

  test('takes a change of an option, a quantity and a remark along to other goods', async ({ page }) => {
    await open(page);
    await choose(page, '装订方式', '普通精装');
    await expect(spec(page, '推荐')).not.toBeChecked();
    await quantity(page).fill('60');
    await page.getByLabel('备注').fill('请勿折叠');
    await goods(page).getByText('精装画册').click();
    await expect(quantity(page)).toHaveValue('60');
    await expect(page.getByLabel('备注')).toHaveValue('请勿折叠');
    await expect(page.getByText('已享9.7折')).toBeVisible();
    await expect(add(page)).toBeEnabled();
  });

  test('says what was chosen automatically, and why', async ({ page }) => {
    await open(page);
    await take(page, '经济');
    await goods(page).getByText('照片书').click();
    await choose(page, '封面材质', '米白布艺');
    await choose(page, '装订方式', '豪华装');
    await choose(page, '内页覆膜', '哑膜');
    await choose(page, '装订方式', '普通精装');
    await choose(page, '内页覆膜', '不覆膜');
    await choose(page, '装订方式', '豪华装');
    await expect(bar(page).getByRole('status').filter({ hasText: '已自动改为' })).toHaveText(
      '已自动改为「亮膜」：豪华装的内页须覆膜',
    );
  });

  test('is added as a line of its own, and taken out again', async ({ page, replica }) => {
    await open(page);
    await expectTotal(page, '121.00');
    await add(page).click();
    await expect(notice(page)).toContainText('我们的第一年');
    await expect(notice(page)).toContainText('1 份');
    await notice(page).getByRole('button', { name: '撤销' }).click();
    await expect(toast(page, '已撤销')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    expect((await replica.journal('ShopCarService.deleteCart')).map(({ code }) => code)).toEqual([0]);
    expect(await cartCount(page)).toMatch(/^26 /);
  });

  test('can be taken out again where it was added, until the choice is another one', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await expectTotal(page, '121.00');
    await add(page).click();
    await expect(bar(page)).toContainText('已加入购物车 1 份');
    await page.clock.fastForward('01:00:00');
    await expect(notice(page)).toHaveCount(0);
    await bar(page).getByRole('button', { name: '撤销' }).click();
    await expect(toast(page, '已撤销')).toBeVisible();
    await expect(bar(page)).not.toContainText('已加入购物车 1 份');
    await add(page).click();
    await expect(bar(page)).toContainText('已加入购物车 1 份');
    await quantity(page).fill('2');
    await expect(bar(page)).not.toContainText('已加入购物车 1 份');
  });

  test('merges with an equal line, and undoing leaves what was there before', async ({ page, replica }) => {
    await open(page);
    await expectTotal(page, '121.00');
    await quantity(page).fill('3');
    await expectTotal(page, '363.00');
    await add(page).click();
    await expect(notice(page)).toContainText('3 份');
    await add(page).click();
    await expect(notice(page)).toContainText('同款已合并，现有 6 份');
    const sent = page.waitForRequest('**/*medthodName=updateCart');
    await notice(page).getByRole('button', { name: '撤销' }).click();
    expect(new URLSearchParams((await sent).postData() ?? '').get('count')).toBe('3');
    await expect(toast(page, '已撤销')).toBeVisible();
    expect((await replica.journal(ADD_CART)).map(({ code }) => code)).toEqual([0, 0]);
  });

  test('leads to the cart, whose badge counts it at once', async ({ page }) => {
    await open(page);
    await expectTotal(page, '121.00');
    await add(page).click();
    await expect(page.getByRole('link', { name: /购物车.*27|27.*购物车/ }).first()).toBeVisible();
    await notice(page).getByRole('button', { name: '去购物车' }).click();
    await expect(page).toHaveURL('/manager/shopping/cart');
    await expect(page.getByText('共 27 件商品')).toBeVisible();
  });

  test('is bought at once with a line of its own, even beside an equal one', async ({ page }) => {
    await open(page);
    await expectTotal(page, '121.00');
    await add(page).click();
    await expect(notice(page)).toBeVisible();
    const sent = page.waitForRequest('**/*medthodName=addCart');
    await buy(page).click();
    expect(new URLSearchParams((await sent).postData() ?? '').get('merge')).toBe('N');
    await expect(page).toHaveURL(/\/manager\/shopping\/order\/\d+$/);
  });

  test('is added once however often one clicks', async ({ page, replica }) => {
    await replica.fault({ operation: ADD_CART, kind: 'delay', delay: 400, times: 1 });
    await open(page);
    await expectTotal(page, '121.00');
    await add(page).dblclick();
    await expect(notice(page)).toContainText('1 份');
    expect(await replica.journal(ADD_CART)).toHaveLength(1);
  });

  test('stands still while there is no price, and says so', async ({ page, replica }) => {
    await replica.fault({ operation: GET_TOTAL, kind: 'status', status: 500 });
    await open(page);
    await expect(bar(page).getByText(PRICE_FAILED)).toBeVisible();
    await expect(toast(page, PRICE_FAILED)).toBeVisible();
    await add(page).click({ force: true });
    expect(await replica.journal(ADD_CART)).toEqual([]);
    await replica.clearFaults();
    await bar(page).getByRole('button', { name: '重试' }).click();
    await expectTotal(page, '121.00');
  });

  test('keeps what was chosen when adding fails, with the server’s own sentence', async ({
    page,
    replica,
  }) => {
    await replica.scenario('cart-full');
    await open(page);
    await take(page, '收藏级');
    await page.getByLabel('备注').fill('加急');
    await expectTotal(page, '157.30');
    await add(page).click();
    await expect(bar(page).getByRole('alert')).toHaveText('购物车最多 200 件商品');
    await expect(page.getByLabel('备注')).toHaveValue('加急');
    await expect(spec(page, '收藏级')).toBeChecked();
  });

  test('refuses a wrong quantity at the field and sends nothing', async ({ page, replica }) => {
    await open(page);
    await expectTotal(page, '121.00');
    await quantity(page).fill('0');
    await expect(bar(page).getByRole('alert')).toHaveText('数量最小值为1');
    await add(page).click({ force: true });
    await expect(quantity(page)).toBeFocused();
    expect(await replica.journal(ADD_CART)).toEqual([]);
  });

  test('takes the specification of the last order', async ({ page }) => {
    await open(page);
    const last = page.getByRole('button', { name: '上次的规格' });
    await last.click();
    await expect(last).toHaveAttribute('aria-pressed', 'true');
    await expect(quantity(page)).not.toHaveValue('1');
  });

  test('with an error of the preflight waits until one said that one knows', async ({ page, replica }) => {
    await open(page, FAULTY);
    const errors = page.getByRole('region', { name: '预检错误' });
    await expect(errors).toContainText('第 14 页');
    await expect(errors).toContainText('缺少图片');
    await add(page).click({ force: true });
    await expect(errors.getByRole('button', { name: '知晓并继续' })).toBeFocused();
    expect(await replica.journal(ADD_CART)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(errors).toContainText('已知晓');
    await add(page).click();
    await expect(notice(page)).toBeVisible();
  });

  test('with a warning shows the pages, and does not wait', async ({ page }) => {
    await open(page, WARNED);
    await page.getByRole('button', { name: /预检：1 处警告/ }).click();
    await expect(page.getByRole('dialog', { name: '预检结果' })).toContainText(/第 \d+ 页/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(add(page)).toBeEnabled();
  });

  test('that nothing fits says with how many pages something would', async ({ page }) => {
    await open(page, ENDLESS);
    await expect(page.getByText('10000 页目前没有可印的商品')).toBeVisible();
    await expect(goods(page)).toContainText('9999 页可以印');
    await expect(add(page)).toHaveCount(0);
  });

  test('of somebody else is not there', async ({ page }) => {
    await open(page, OF_VIP);
    await expect(page.getByText('没有找到这件作品')).toBeVisible();
    await page.getByRole('button', { name: '去购物车' }).click();
    await expect(page).toHaveURL('/manager/shopping/cart');
  });

  test('that does not load can be asked for again', async ({ page, replica }) => {
    await replica.fault({ operation: GET_GOODS, kind: 'status', status: 500 });
    await open(page);
    await expect(page.getByText('商品没有加载出来')).toBeVisible();
    await replica.clearFaults();
    await page.getByRole('button', { name: '重试' }).click();
    await expect(spec(page, '推荐')).toBeChecked();
  });
});

test('one adds by keyboard alone', async ({ page, loginAs }) => {
  await loginAs('super');
  await open(page);
  await expectTotal(page, '121.00');
  await spec(page, '推荐').focus();
  await page.keyboard.press('ArrowLeft');
  await expectTotal(page, '42.80');
  await option(page, '封面材质', '铜版纸').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(option(page, '封面材质', '特种纸')).toBeChecked();
  await quantity(page).focus();
  await page.keyboard.press('ArrowUp');
  await expect(quantity(page)).toHaveValue('2');
  await expect(add(page)).toHaveAttribute('aria-disabled', 'false');
  await add(page).focus();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText('2 份');
});

test.describe('the screen', () => {
  for (const width of [1440, 390]) {
    test(`is clean for axe and never scrolls sideways at ${width}`, async ({ page, loginAs }) => {
      await loginAs('super');
      await page.setViewportSize({ width, height: 844 });
      for (const id of [ALBUM, FAULTY, ENDLESS, OF_VIP]) {
        await open(page, id);
        await expect(page.getByRole('status', { name: '正在加载' })).toHaveCount(0);
        // A price that is on its way is pale on purpose.
        await expect(page.locator('[data-stale="true"]')).toHaveCount(0);
        expect(await findings(page), id).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  }

  test('keeps its bar above the bottom bar on a phone, with targets for a thumb', async ({
    page,
    loginAs,
  }) => {
    await loginAs('super');
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    await expectTotal(page, '121.00');
    const box = await add(page).boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(844 - 56);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await add(page).click();
    await expect(notice(page)).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { expectSound } from './both-widths.ts';
import { expect, test } from './fixtures.ts';

test.describe.configure({ mode: 'parallel' });

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
const option = (page: Page, step: string, name: string) =>
  page.getByRole('radiogroup', { name: step }).getByRole('radio', { name, exact: true });
const quantity = (page: Page) => page.getByLabel('数量', { exact: true });
const bar = (page: Page) => page.getByRole('region', { name: '加入购物车' });
const add = (page: Page) => bar(page).getByRole('button', { name: '加入购物车' });
const notice = (page: Page) => bar(page).getByRole('status').filter({ hasText: '已加入购物车' });
const toast = (page: Page, text: string) => page.locator('.ant-message').getByText(text);

/** Taps the card, as a finger does; the radio button itself is only for reading. */
async function take(page: Page, title: string): Promise<void> {
  await specs(page).getByText(title, { exact: true }).click();
  await expect(spec(page, title)).toBeChecked();
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

  test('is added as a line of its own, and taken out again', async ({ page, replica }) => {
    await open(page);
    await expectTotal(page, '121.00');
    await add(page).click();
    await expect(notice(page)).toContainText('1 本');
    await expect(notice(page)).toBeInViewport({ ratio: 1 });
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
    await expect(bar(page)).toContainText('已加入购物车 1 本');
    await page.clock.fastForward('01:00:00');
    await bar(page).getByRole('button', { name: '撤销' }).click();
    await expect(toast(page, '已撤销')).toBeVisible();
    await expect(bar(page)).not.toContainText('已加入购物车 1 本');
    await add(page).click();
    await expect(bar(page)).toContainText('已加入购物车 1 本');
    await quantity(page).fill('2');
    await expect(bar(page)).not.toContainText('已加入购物车 1 本');
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

  test('with a warning shows the pages, and does not wait', async ({ page }) => {
    await open(page, WARNED);
    const badge = page.getByRole('button', { name: /预检：1 处警告/ });
    const finding = page.getByRole('listitem').filter({ hasText: /^警告第 \d+ 页/ });
    await badge.click();
    await expect(finding).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(finding).toHaveCount(0);
    await expect(add(page)).toBeEnabled();
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
  await expect(notice(page)).toContainText('2 本');
});

test.describe('the screen', () => {
  test('is clean for axe and never scrolls sideways, wide or narrow', async ({ page, loginAs }) => {
    test.slow();
    await loginAs('super');
    for (const id of [ALBUM, FAULTY, ENDLESS, OF_VIP]) {
      await open(page, id);
      await expect(page.getByRole('status', { name: '正在加载' })).toHaveCount(0);
      // A price that is on its way is pale on purpose.
      await expect(page.locator('[data-stale="true"]')).toHaveCount(0);
      await expectSound(page, id);
    }
  });

  test('keeps its price and the way on in sight beside the book, opened or scrolled past', async ({
    page,
    loginAs,
  }) => {
    await loginAs('super');
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page);
    await expectTotal(page, '121.00');
    await expect(add(page)).toBeInViewport({ ratio: 1 });
    await page.getByText('翻开', { exact: true }).click();
    await expect(page.getByRole('img', { name: /的翻开：/ }).locator('.page')).toHaveCount(2);
    await page.getByLabel('备注').scrollIntoViewIfNeeded();
    await expect(add(page)).toBeInViewport({ ratio: 1 });
    await expect(quantity(page)).toBeInViewport({ ratio: 1 });
  });

  test('has its bar in the place of the bottom bar on a phone, with targets for a thumb', async ({
    page,
    loginAs,
  }) => {
    await loginAs('super');
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    await expectTotal(page, '121.00');
    const box = await add(page).boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(844);
    expect(box?.y).toBeGreaterThan(844 - 72);
    await expect(page.getByRole('navigation', { name: '常用' })).toHaveCount(0);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await add(page).click();
    await expect(notice(page)).toBeVisible();
  });

  for (const width of [390, 320]) {
    test(`has all money of its bar at one edge at ${width} px`, async ({ page, loginAs }) => {
      await loginAs('super');
      await page.setViewportSize({ width, height: 844 });
      await open(page);
      await quantity(page).fill('50');
      await expectTotal(page, '5,868.50');
      const end = async (words: string | RegExp) => {
        const box = await bar(page).getByText(words).last().boundingBox();
        return Math.round((box?.x ?? 0) + (box?.width ?? 0));
      };
      const edge = await end(/5,868\.50$/);
      expect(edge).toBeGreaterThan(width - 24);
      expect([await end(/^已优惠/), await end(/ \/ 本$/)]).toEqual([edge, edge]);
    });
  }

  test('brings the reason of an option that is tapped into sight, above its bar', async ({
    page,
    loginAs,
  }) => {
    await loginAs('super');
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, WARNED);
    await expect(add(page)).toBeEnabled();
    const refused = page.getByRole('radiogroup', { name: '装订方式' }).getByText('骑马钉', { exact: true });
    const top = (await bar(page).boundingBox())?.y ?? 0;
    // As low as it can be tapped, so that what appears below it would be hidden.
    await refused.evaluate((label, foot) => {
      scrollBy(0, label.getBoundingClientRect().bottom - foot + 8);
    }, top);
    await refused.click({ force: true });
    const reason = page.getByText(/30 页不是 4 的倍数/).locator('visible=true');
    await expect(reason).toBeInViewport();
    const box = await reason.boundingBox();
    expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThanOrEqual((await bar(page).boundingBox())?.y ?? 0);
  });
});

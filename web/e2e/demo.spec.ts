/** The demo as a visitor sees it: a browser without a session, a world of its own, the tour. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ build: 'demo' });

const LAST_CHAPTER = '生产进度';
const SIZES = [
  { name: 'a desk', width: 1440, height: 900 },
  { name: 'a phone', width: 390, height: 844 },
];

const card = (page: Page) => page.locator('[data-demo-tour] [role=dialog]').filter({ visible: true });
const title = (page: Page) => card(page).getByRole('heading');
const invitation = (page: Page) => page.getByRole('dialog', { name: '跟着一本书走一遍' });
const bar = (page: Page) => page.getByRole('complementary', { name: '演示环境' });

async function enterAs(page: Page, nick: string, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('region', { name: '演示账号' }).getByRole('button', { name: nick }).click();
  await expect(page).toHaveURL(path);
  await expect(bar(page)).toBeVisible();
}

async function startTour(page: Page): Promise<void> {
  await invitation(page).getByRole('button', { name: '开始导览' }).click();
  await expect(card(page)).toContainText('从一件作品到一本书');
}

interface Place {
  readonly isWhollySeen: boolean;
  readonly liesOverLight: boolean;
  /** What is in the light at its edges and yet no part of what is told of: a bar that sticks there. */
  readonly lit: readonly string[];
}

function placeOf(page: Page): Promise<Place> {
  return page.evaluate(() => {
    const words = document.querySelector('[data-demo-tour] [role=dialog]')?.getBoundingClientRect();
    const light = document.querySelector<HTMLElement>('[data-demo-tour] > [aria-hidden]');
    if (!words || !light) return { isWhollySeen: false, liesOverLight: false, lit: [] };
    const box = light.getBoundingClientRect();
    const isLit = light.style.visibility !== 'hidden';
    const across = Math.min(words.right, box.right) - Math.max(words.left, box.left);
    const down = Math.min(words.bottom, box.bottom) - Math.max(words.top, box.top);
    const bars = [...document.querySelectorAll('header, aside, section, nav, footer, div')].filter((each) => {
      const { position, visibility } = getComputedStyle(each);
      return position === 'sticky' && visibility === 'visible' && each.getClientRects().length > 0;
    });
    const lit = bars.filter((each) => {
      const bar = each.getBoundingClientRect();
      const isWhole = bar.top >= box.top - 8 && bar.bottom <= box.bottom + 8;
      const shared = Math.min(bar.bottom, box.bottom) - Math.max(bar.top, box.top);
      const isBeside = bar.right <= box.left || bar.left >= box.right;
      // Below a bar or above it lies what it covers; a column that sticks beside covers nothing.
      const [x, y] = [(bar.left + bar.right) / 2, (bar.top + bar.bottom) / 2];
      // One that lies under a dialog is not seen at all.
      const seen = document.elementsFromPoint(x, y).find((other) => !other.closest('[data-demo-tour]'));
      const isSeen = seen !== undefined && each.contains(seen);
      return isLit && isSeen && !isWhole && !isBeside && shared > 8 && bar.height < innerHeight / 3;
    });
    return {
      isWhollySeen: words.top >= 0 && words.bottom <= innerHeight && words.left >= 0,
      liesOverLight: isLit && across > 0 && down > 0,
      lit: lit.map((each) => each.outerHTML.slice(0, 100)),
    };
  });
}

const WELL_PLACED: Place = { isWhollySeen: true, liesOverLight: false, lit: [] };

for (const { name, ...viewport } of SIZES) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('an account is chosen and leads where the visitor was going', async ({ page }) => {
      await enterAs(page, '沈知远', '/manager/order');
      await expect(page.getByRole('heading', { level: 1, name: '订单' })).toBeVisible();
    });

    test('every step of the tour stands beside what it tells of', async ({ page }) => {
      test.slow();
      await enterAs(page, '林晓舟', '/manager/shopping/cart');
      await startTour(page);
      const done = card(page).getByRole('button', { name: '完成' });
      for (let step = 0; step < 40 && !(await done.isVisible()); step += 1) {
        const before = await title(page).innerText();
        await expect(card(page)).not.toContainText('现在不在屏幕上');
        // The card moves with the page while that scrolls to what is told of.
        await expect.poll(() => placeOf(page), before).toEqual(WELL_PLACED);
        await expect(card(page).getByRole('button', { name: '下一站' }), before).toBeFocused();
        await page.keyboard.press('ArrowRight');
        await expect(title(page)).not.toHaveText(before, { useInnerText: true });
      }
      await expect(card(page)).toContainText(LAST_CHAPTER);
      await done.click();
      await expect(card(page)).toHaveCount(0);
    });

    test('the bar covers nothing, also folded', async ({ page }) => {
      await enterAs(page, '林晓舟', '/manager/shopping/cart');
      const header = page.getByRole('banner');
      const below = async () => (await header.getByRole('link', { name: /书桌/ }).boundingBox())?.y ?? 0;
      expect(await below()).toBeGreaterThanOrEqual(36);
      await page.getByRole('button', { name: '收起演示栏' }).click();
      expect(await below()).toBeGreaterThanOrEqual(16);
      expect(await below()).toBeLessThan(36);
    });
  });
}

test('the invitation comes once, says what is lost, and leaves the page in use', async ({ page }) => {
  await enterAs(page, '林晓舟', '/manager/shopping/cart');
  await expect(invitation(page)).toContainText('8 个章节，大约六分钟');
  await page.getByRole('button', { name: '复制', exact: true }).first().click();
  await expect(invitation(page), 'a press beside it puts it away').toBeHidden();
  await page.reload();
  await expect(page.getByRole('list', { name: '购物车商品' })).toBeVisible();
  await expect(invitation(page)).toBeHidden();
  await bar(page).getByRole('button', { name: '导览' }).click();
  await expect(invitation(page)).toContainText('1 处改动会还原');
  await expect(invitation(page).getByRole('button', { name: '开始导览' })).toBeFocused();
  await invitation(page).getByRole('button', { name: '以后再说' }).click();
  await expect(invitation(page)).toBeHidden();
});

test('a chapter opens in the page that is there, and asks for nothing of the screen before', async ({
  page,
}) => {
  await enterAs(page, '林晓舟', '/manager/shopping/cart');
  await startTour(page);
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).searchParams.get('medthodName') ?? ''));
  await card(page).getByRole('button', { name: '目录' }).click();
  await card(page)
    .getByRole('button', { name: /挑选规格/ })
    .click();
  await expect(card(page)).toContainText('作品先过预检');
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
  const since = asked.slice(asked.indexOf('userIsLogin3'));
  expect(since).not.toContain('getOpusList');
  expect(since.filter((method) => method === 'userIsLogin3')).toHaveLength(1);
});

test('the tour goes on after a reload, goes back over a chapter, and is left with Escape until it goes on', async ({
  page,
}) => {
  await enterAs(page, '林晓舟', '/manager/shopping/cart');
  await startTour(page);
  await card(page).getByRole('button', { name: '目录' }).click();
  await card(page).getByRole('button', { name: /支付/ }).click();
  await expect(page).toHaveURL(/\/manager\/shopping\/pay\?orders=\d{16}$/);
  await page.reload();
  await expect(card(page)).toContainText('订单保留两小时');
  await page.keyboard.press('ArrowLeft');
  await expect(card(page)).toContainText('每一分钱都有出处');
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await page.reload();
  await bar(page)
    .getByRole('button', { name: /继续导览/ })
    .click();
  await expect(card(page)).toContainText('每一分钱都有出处');
});

test('the tour waits for who reads in a page of its own, and follows them to printing', async ({
  page,
  context,
}) => {
  await enterAs(page, '林晓舟', '/manager/shopping/cart');
  await startTour(page);
  await expect(page).toHaveURL('/manager/opus_list/all');
  for (const title of ['作品都在这里', '打开来读']) {
    await page.keyboard.press('ArrowRight');
    await expect(card(page)).toContainText(title);
  }
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: '打开阅读《我们的第一年》' }).click();
  const reader = await opening;
  await expect(reader).toHaveTitle(/我们的第一年/);
  await expect(reader).toHaveURL(/\/r\/[0-9a-z]{10}$/);
  await reader.close();
  await expect(card(page)).toContainText('打开来读');
  await page.getByRole('button', { name: '印刷《我们的第一年》' }).click();
  await expect(page).toHaveURL('/manager/add_shopping/52001');
  await expect(card(page)).toContainText('作品先过预检');
});

test('the tour follows who does by hand what it would tell next', async ({ page }) => {
  await enterAs(page, '林晓舟', '/manager/shopping/cart');
  await startTour(page);
  await card(page).getByRole('button', { name: '目录' }).click();
  await card(page)
    .getByRole('button', { name: /确认订单/ })
    .click();
  await expect(card(page)).toContainText('收货地址');
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(card(page)).toContainText('订单保留两小时');
});

test('a reset says what is lost, and the visitor stays who he was', async ({ page }) => {
  await enterAs(page, '林晓舟', '/manager/shopping/cart');
  const lines = page.getByRole('list', { name: '购物车商品' }).locator('> li');
  await expect(lines).toHaveCount(3);
  await page.getByRole('button', { name: '复制', exact: true }).first().click();
  await expect(lines).toHaveCount(4);
  await bar(page).getByRole('button', { name: '重置演示' }).click();
  const dialog = page.getByRole('dialog', { name: '重置演示？' });
  await expect(dialog).toContainText('购物车改动1 次');
  await dialog.getByRole('button', { name: '重置演示' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(lines).toHaveCount(3);
  await expect(bar(page).getByRole('button', { name: /演示账号：林晓舟/ })).toBeVisible();
});

test('two visitors do not see what the other does', async ({ browser, page }) => {
  await enterAs(page, '林晓舟', '/manager/shopping/cart');
  const lines = (of: Page) => of.getByRole('list', { name: '购物车商品' }).locator('> li');
  await page.getByRole('button', { name: '复制', exact: true }).first().click();
  await expect(lines(page)).toHaveCount(4);
  const other = await (await browser.newContext()).newPage();
  await enterAs(other, '林晓舟', new URL('/manager/shopping/cart', page.url()).href);
  await expect(lines(other)).toHaveCount(3);
  await other.context().close();
});

test('a guest lets time go on, by an order and by days', async ({ page }) => {
  await enterAs(page, '沈知远', '/manager/order?tab=producing');
  const cards = page.getByRole('list', { name: '订单', exact: true }).getByRole('article');
  const waiting = cards.filter({ hasText: '待审稿' }).first();
  const orderNo = /\d{16}/.exec((await waiting.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  await page.goto(`/manager/order?no=${orderNo}`);
  const detail = page.getByRole('dialog').filter({ hasText: orderNo });
  await expect(detail).toContainText('待审稿');
  // The detail begins below the bar, so that the next step is at hand.
  const open = bar(page).getByRole('button', { name: '让时间往前走' });
  await open.click();
  await page.getByRole('button', { name: `订单 …${orderNo.slice(-4)} 走到下一步` }).click();
  await expect(page.getByText(/^订单现在：/)).toBeVisible();
  await expect(detail).toContainText('待生产');
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await open.click();
  await page.getByRole('button', { name: '过 3 天' }).click();
  await expect(page.getByText('已过去 3 天，订单按新的时间往前走')).toBeVisible();
});

test('the last step is taken back without a reset, also past a change of the member', async ({ page }) => {
  await enterAs(page, '沈知远', '/manager/shopping/cart');
  await invitation(page).getByRole('button', { name: '以后再说' }).click();
  const undo = bar(page).getByRole('button', { name: '撤回上一步', exact: true });
  await undo.click();
  await expect(page.getByText('没有可以撤回的操作')).toBeVisible();

  const quantity = page
    .getByRole('list', { name: '购物车商品' })
    .locator('> li')
    .first()
    .getByRole('textbox');
  async function change(count: string): Promise<void> {
    const saved = page.waitForResponse((response) => response.url().includes('updateCart'));
    await quantity.fill(count);
    await quantity.press('Enter');
    await saved;
    await expect(quantity).toHaveValue(count);
  }
  const before = await quantity.inputValue();
  await change('61');
  await undo.click();
  await expect(page.getByText('已撤回：购物车改动')).toBeVisible();
  await expect(quantity).toHaveValue(before);

  await change('62');
  await bar(page)
    .getByRole('button', { name: /^演示账号：/ })
    .click();
  await bar(page)
    .getByRole('button', { name: /顾清和/ })
    .click();
  await expect(bar(page).getByRole('button', { name: /^演示账号：顾清和/ })).toBeVisible();
  await undo.click();
  await expect(page.getByText('已撤回：购物车改动').last()).toBeVisible();
  await expect(bar(page).getByRole('button', { name: /^演示账号：顾清和/ })).toBeVisible();
  await page.reload();
  await expect(bar(page).getByRole('button', { name: /^演示账号：顾清和/ })).toBeVisible();
});

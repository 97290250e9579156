/** The demo as a visitor sees it: a browser without a session, a world of its own, the tour. */
import type { Page } from '@playwright/test';
import { SCREENS } from '#web/lib/paths.ts';
import { expect, test } from './fixtures.ts';

test.use({ build: 'demo' });

interface Story {
  readonly name: string;
  readonly first: string;
  readonly last: string;
  /** One is told by the keyboard, the other by the mouse, which reaches only what lies under nothing else. */
  readonly goOn: (page: Page) => Promise<void>;
}

const STORIES: readonly [Story, Story] = [
  {
    name: '个人',
    first: '从一件作品到一本书',
    last: '送到手里',
    goOn: (page) => page.keyboard.press('ArrowRight'),
  },
  {
    name: '企业',
    first: '一个团队，一起印书',
    last: '转账和发票',
    goOn: (page) => card(page).getByRole('button', { name: '下一站' }).click(),
  },
];
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

async function startTour(page: Page, { name, first }: Story = STORIES[0]): Promise<void> {
  await invitation(page).getByRole('radio', { name }).check();
  await invitation(page).getByRole('button', { name: '开始导览' }).click();
  await expect(card(page)).toContainText(first);
}

interface Place {
  readonly isWhollySeen: boolean;
  readonly liesOverLight: boolean;
  /** Too low to show anything of it. */
  readonly isEmpty: boolean;
  /** What is in the light at its edges and yet no part of what is told of: a bar that sticks there. */
  readonly lit: readonly string[];
}

function placeOf(page: Page): Promise<Place> {
  return page.evaluate(() => {
    const words = document.querySelector('[data-demo-tour] [role=dialog]')?.getBoundingClientRect();
    const light = document.querySelector<HTMLElement>('[data-demo-tour] > [aria-hidden]');
    if (!words || !light) return { isWhollySeen: false, liesOverLight: false, isEmpty: false, lit: [] };
    const box = light.getBoundingClientRect();
    const thing = document.querySelector('[data-lit]')?.getBoundingClientRect();
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
      isEmpty: isLit && box.height < Math.min(thing?.height ?? 0, 40),
      lit: lit.map((each) => each.outerHTML.slice(0, 100)),
    };
  });
}

const WELL_PLACED: Place = { isWhollySeen: true, liesOverLight: false, isEmpty: false, lit: [] };

// A walk for each size: to lay every step out twice takes longer than to walk twice.
for (const [{ name, ...viewport }, story] of SIZES.flatMap((size) =>
  STORIES.map((one) => [size, one] as const),
)) {
  test.describe(`on ${name}, ${story.name}`, () => {
    test.use({ viewport });

    test('the bar covers nothing, and every step of the tour stands beside what it tells of', async ({
      page,
    }) => {
      test.slow();
      await enterAs(page, '林晓舟', '/manager/shopping/cart');
      await startTour(page, story);
      const done = card(page).getByRole('button', { name: '完成' });
      for (let step = 0; step < 60 && !(await done.isVisible()); step += 1) {
        const before = await title(page).innerText();
        await expect(card(page)).not.toContainText('现在不在屏幕上');
        // The card moves with the page while that scrolls to what is told of.
        await expect.poll(() => placeOf(page), before).toEqual(WELL_PLACED);
        await expect(card(page).getByRole('button', { name: '下一站' }), before).toBeFocused();
        await story.goOn(page);
        await expect(title(page)).not.toHaveText(before, { useInnerText: true });
      }
      await expect(card(page)).toContainText(story.last);
      await done.click();
      await expect(card(page)).toHaveCount(0);

      const top = async () =>
        (await page.getByRole('banner').getByRole('link', { name: /书桌/ }).boundingBox())?.y ?? 0;
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect(await top()).toBeGreaterThanOrEqual(36);
      await page.getByRole('button', { name: '收起演示栏' }).click();
      expect(await top()).toBeGreaterThanOrEqual(16);
      expect(await top()).toBeLessThan(36);
    });
  });
}

test('a visitor is invited once, is led by the tour, looks away from it and goes on', async ({
  page,
  context,
}) => {
  await enterAs(page, '林晓舟', '/manager/shopping/cart');
  await test.step('the invitation says what is lost, and leaves the page in use', async () => {
    await expect(invitation(page)).toContainText('10 个章节，大约八分钟');
    await page.getByRole('button', { name: '复制', exact: true }).first().click();
    await expect(invitation(page), 'a press beside it puts it away').toBeHidden();
    await expect(page.getByText('副本就在它后面')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('list', { name: '购物车商品' })).toBeVisible();
    await expect(invitation(page)).toBeHidden();
    await bar(page).getByRole('button', { name: '导览' }).click();
    await expect(invitation(page)).toContainText('1 处改动会还原');
    await expect(invitation(page).getByRole('button', { name: '开始导览' })).toBeFocused();
    await invitation(page).getByRole('button', { name: '以后再说' }).click();
    await expect(invitation(page)).toBeHidden();
    await bar(page).getByRole('button', { name: '导览' }).click();
    await startTour(page);
    await expect(page).toHaveURL('/manager/opus_list/all');
  });

  await test.step('it waits for who reads in a page of its own, and follows them to printing', async () => {
    for (const told of ['作品都在这里', '打开来读']) {
      await page.keyboard.press('ArrowRight');
      await expect(card(page)).toContainText(told);
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

  await test.step('a chapter opens in the page that is there, without a question of the screen before', async () => {
    await card(page).getByRole('button', { name: '目录' }).click();
    await card(page).getByRole('button', { name: /作品/ }).first().click();
    await expect(card(page)).toContainText('从一件作品到一本书');
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

  await test.step('it goes on after a reload', async () => {
    await page.reload();
    await expect(card(page)).toContainText('作品先过预检');
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
    await page.reload();
    await bar(page)
      .getByRole('button', { name: /继续导览/ })
      .click();
    await expect(card(page)).toContainText('作品先过预检');
  });
});

test('two visitors have worlds of their own, and a link to a book says so in that of another', async ({
  browser,
  page,
}) => {
  await enterAs(page, '林晓舟', '/manager/shopping/cart');
  const lines = (of: Page) => of.getByRole('list', { name: '购物车商品' }).locator('> li');
  await page.getByRole('button', { name: '复制', exact: true }).first().click();
  await expect(lines(page)).toHaveCount(4);
  const code = await page.evaluate(async () => {
    const token: unknown = JSON.parse(localStorage.getItem('deskyongfengToken') ?? '""');
    const answer = await fetch('/uwp/newServlet?serviceName=OpusServiceMag&medthodName=copyOpus', {
      method: 'POST',
      headers: { authorization: String(token) },
      body: new URLSearchParams({ opusID: '52001' }),
    });
    return String((await answer.json()).data.code);
  });
  const link = new URL(`/r/${code}`, page.url()).href;
  await page.goto(link);
  await expect(page).toHaveTitle(/我们的第一年/);

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('这本书不在您的演示里');
  await expect(other.getByRole('main')).toContainText('请在分享者的浏览器里打开这个链接');
  await enterAs(other, '林晓舟', new URL('/manager/shopping/cart', page.url()).href);
  await expect(lines(other)).toHaveCount(3);
  await other.context().close();
});

test('the menu has nothing that is not open yet, on a desk and on a phone', async ({ page }) => {
  const inMenu = (state: string) => SCREENS.filter((one) => one.menu !== undefined && one.state === state);
  const soon = page.getByRole('button', { name: '即将推出' });
  await enterAs(page, '林晓舟', '/manager/shopping/cart');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await expect(menu.getByRole('link')).toHaveCount(inMenu('open').length);
  await expect(soon).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('navigation', { name: '常用' }).getByRole('button', { name: '我的' }).click();
  const sheet = page.getByRole('dialog').filter({ hasText: '退出登录' });
  // The addresses have a place of their own there.
  await expect(sheet.getByRole('link')).toHaveCount(inMenu('open').length + 1);
  await expect(soon).toHaveCount(0);
  await page.goto(inMenu('closed')[0]?.example ?? '');
  await expect(page.getByRole('heading', { level: 1, name: '此功能尚未开放' })).toBeVisible();
});

test('a visit that ended says so once and begins anew as the same member', async ({ page }) => {
  await enterAs(page, '林晓舟', '/manager/shopping/cart');
  const { sandbox } = await (await page.request.get('/__replica/info')).json();
  await page.request.delete(`/__replica/sandboxes/${sandbox}`);
  // Who comes back to the page asks how long the visit lasts.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const over = page.getByRole('dialog', { name: '本次演示已结束' });
  await expect(over).toBeVisible();
  await expect(page.getByRole('dialog', { name: '登录已失效' })).toHaveCount(0);
  await over.getByRole('button', { name: '重新开始' }).click();
  await expect(over).toHaveCount(0);
  await expect(page).toHaveURL('/manager/shopping/cart');
  await expect(page.getByRole('list', { name: '购物车商品' }).locator('> li')).toHaveCount(3);
  await expect(bar(page).getByRole('button', { name: /演示账号：\s*林晓舟/ })).toBeVisible();
});

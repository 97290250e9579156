/** Which part of a screen shows which operation, and what the console draws around it. */
import type { Page } from '@playwright/test';
import { OPERATIONS } from '#contracts/operations.ts';
import type { Replica } from '#web/testing/replica.ts';
import { UNSHOWN_CALLS } from '#web/tools/console/origin/unshown-calls.ts';
import { closeConsole, openConsole } from './console-drawer.ts';
import { expect, test } from './fixtures.ts';
import { phoneAddress } from './login-page.ts';
import { openOptions } from './print-dialog.ts';
import { OPEN_SCREENS, openExample } from './screens.ts';

test.use({ build: 'console' });
test.describe.configure({ mode: 'parallel' });

const CART = '/manager/shopping/cart';
const layer = (page: Page) => page.locator('[data-origin=layer]');
const frames = (page: Page) => layer(page).locator('[data-certainty][class*=frame]');

async function orderIn(replica: Replica, state: string): Promise<string> {
  const params = { account: 'demo', cartIDs: '92001', state };
  return (await replica.scenario('cart-ordered', params)).orderNo ?? '';
}

interface Visit {
  readonly name: string;
  readonly account?: string;
  /** Goes there; what it waits for is on the screen once its replies are. */
  readonly open: (page: Page, replica: Replica) => Promise<void>;
}

const VISITS: readonly Visit[] = [
  ...OPEN_SCREENS.map((screen) => ({
    name: screen.name,
    open: (page: Page) => openExample(page, screen),
  })),
  {
    name: 'login',
    account: '',
    open: async (page) => {
      await page.goto('/manager/login');
      await phoneAddress(page);
    },
  },
  {
    name: 'print options',
    open: async (page) => {
      await page.goto(CART);
      await expect(await openOptions(page, '环岛骑行')).toContainText('1144.00');
    },
  },
  {
    name: 'payment',
    account: 'demo',
    open: async (page, replica) => {
      await page.goto(`/manager/shopping/pay?orders=${await orderIn(replica, 'unpaid')}`);
      await page.getByRole('button', { name: /^去支付/ }).click();
      await expect(page.getByRole('button', { name: '我已付款' })).toBeVisible();
    },
  },
  {
    name: 'success',
    account: 'demo',
    open: async (page, replica) => {
      await page.goto(`/manager/shopping/success?orders=${await orderIn(replica, 'paid')}`);
      await expect(page.getByRole('heading', { name: '下单成功' })).toBeVisible();
    },
  },
  {
    name: 'an order',
    account: 'demo',
    open: async (page, replica) => {
      await page.goto(`/manager/order?no=${await orderIn(replica, 'paid')}`);
      await expect(page.getByRole('heading', { name: '金额明细' })).toBeVisible();
    },
  },
];

/** The name of the tab, from the first call of it that is sent. */
function tabOf(page: Page): Promise<string> {
  return new Promise((resolve) => {
    page.on('request', (request) => {
      const tab = request.headers()['x-replica-tab'];
      if (tab !== undefined) resolve(tab);
    });
  });
}

/** What it asked for; what a button sent is shown by the button, which may be gone by now. */
async function readBy(replica: Replica, tab: string): Promise<string[]> {
  const called = new Set((await replica.journalOfTab(tab)).map(({ operation }) => operation));
  return OPERATIONS.filter(({ id, effect }) => effect === 'read' && called.has(id)).map(({ id }) => id);
}

for (const { name, account = 'super', open } of VISITS) {
  test(`everything a screen asks for is shown by a region: ${name}`, async ({ page, loginAs, replica }) => {
    const tab = tabOf(page);
    if (account !== '') await loginAs(account);
    await open(page, replica);
    await page.waitForLoadState('networkidle');
    const shown = await page
      .locator('[data-shows]')
      .evaluateAll((elements) =>
        elements.flatMap((element) => element.getAttribute('data-shows')?.split(' ') ?? []),
      );
    const read = await readBy(replica, await tab);
    expect(read.length).toBeGreaterThan(0);
    expect(read.filter((id) => !shown.includes(id) && !(id in UNSHOWN_CALLS))).toEqual([]);
  });
}

test.describe('the marks', () => {
  test.beforeEach(async ({ page, loginAs }) => {
    await loginAs('super');
    await page.goto(CART);
    await expect(page.getByText('环岛骑行').first()).toBeVisible();
    const shown = await openConsole(page, '来源');
    await shown.getByRole('switch', { name: '在页面上标出来源' }).click();
    await expect(frames(page).first()).toBeAttached();
  });

  test('stand around their regions, also after scrolling, and let clicks through', async ({ page }) => {
    await closeConsole(page);
    const frame = layer(page).locator('[data-operations*="ShopCarService.getTiers"] > *').first();
    const region = page.locator('[data-shows*="ShopCarService.getTiers"]');
    await page.mouse.wheel(0, 60);
    await expect
      .poll(async () => {
        const [drawn, real] = [await frame.boundingBox(), await region.boundingBox()];
        return Math.abs((drawn?.y ?? 0) - (real?.y ?? 99) + 3);
      })
      .toBeLessThan(2);
    await page.getByRole('checkbox', { name: '选择环岛骑行' }).check();
    await expect(page.getByRole('region', { name: '结算' })).toContainText('已选 1 件');
  });

  test('follow a dialog over the page, which alone is marked then', async ({ page }) => {
    await closeConsole(page);
    await openOptions(page, '环岛骑行');
    const visible = layer(page).locator('[data-operations] > :first-child:visible');
    await expect(visible).toHaveCount(4);
    await expect(layer(page).getByText('ShoppingServiceMag.updateCart')).toHaveCount(0);
    await page.getByRole('button', { name: '下一步' }).hover();
    await expect(layer(page).getByText('ShoppingServiceMag.updateCart')).toBeVisible();
  });

  test('say of a documented operation which of its fields are not', async ({ page }) => {
    const shown = page.getByRole('dialog', { name: '开发控制台' });
    const row = shown.getByRole('listitem').filter({ hasText: 'UserCenterMag.userIsLogin3' });
    await row.getByText('处不在文档中').click();
    await expect(row).toContainText('推定 · 回复 bind_wx');
  });

  test('are left out where the documents say all', async ({ page }) => {
    const shown = page.getByRole('dialog', { name: '开发控制台' });
    const list = shown.getByRole('list', { name: '本页显示的接口' });
    await expect(list).toContainText('ShoppingServiceMag.updateCart');
    await shown.getByRole('checkbox', { name: '只看推定和自拟' }).check();
    await expect(list).not.toContainText('ShoppingServiceMag.updateCart');
    await expect(list).toContainText('ShopCarService.cartList');
  });

  test('and the list point at each other', async ({ page }) => {
    const shown = page.getByRole('dialog', { name: '开发控制台' });
    const row = shown.getByRole('listitem').filter({ hasText: 'ShopCarService.cartList' });
    await row.getByRole('button').focus();
    await expect(frames(page).and(page.locator('[data-pointed=true]'))).toHaveCount(2);
    await page.getByText('环岛骑行').first().hover();
    await expect(row).toHaveAttribute('data-pointed', 'true');
    await expect(frames(page).and(page.locator('[data-pointed=true]'))).toHaveCount(1);
    await shown.getByRole('switch', { name: '在页面上标出来源' }).click();
    await expect(layer(page)).toHaveCount(0);
  });
});

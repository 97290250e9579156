import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.describe.configure({ mode: 'parallel' });

const CREATE = 'OrderServiceMag.createOrder';
const submit = (page: Page) => page.getByRole('button', { name: '提交订单' });

async function openCheckout(page: Page, ids = '90001,90003'): Promise<void> {
  await page.goto(`/manager/shopping/order/${ids}`);
  await expect(submit(page)).toBeEnabled();
}

test.describe('the order confirmation of super', () => {
  test.beforeEach(async ({ loginAs }) => {
    await loginAs('super');
  });

  test('has room for the words of a line on a small desk, makes one order however often one clicks, and going back does not make another', async ({
    page,
    replica,
  }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await openCheckout(page);
    const options = page
      .getByRole('main')
      .getByText(/^封面铜版纸 · /)
      .first();
    expect((await options.boundingBox())?.width).toBeGreaterThan(160);
    await replica.fault({ operation: CREATE, kind: 'delay', delay: 400, times: 1 });
    await submit(page).dblclick();
    await expect(page).toHaveURL(/\/manager\/shopping\/pay\?orders=\d{16}$/);
    expect((await replica.journal(CREATE)).length).toBe(1);
    await page.goBack();
    await expect(page).not.toHaveURL(/shopping\/order/);
    await page.goto('/manager/shopping/order/90001,90003');
    await expect(page.getByText('这些商品不能下单')).toBeVisible();
  });

  test('says what changed when the price is another by then, and orders at the new one', async ({ page }) => {
    await openCheckout(page);
    const forge: Parameters<Page['route']>[1] = async (route) => {
      const body = new URLSearchParams(route.request().postData() ?? '');
      body.set('priceLock', `${(body.get('priceLock') ?? '').slice(0, -4)}AAAA`);
      await route.continue({ postData: body.toString() });
    };
    await page.route(/medthodName=createOrder/, forge, { times: 1 });
    await submit(page).click();
    const dialog = page.getByRole('dialog', { name: '价格已更新' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: '按新价格提交' }).click();
    await expect(page).toHaveURL(/\/manager\/shopping\/pay/);
  });
});

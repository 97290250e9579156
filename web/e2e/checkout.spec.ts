import type { Page } from '@playwright/test';
import { findings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';

test.describe.configure({ mode: 'parallel' });

const PREVIEW = 'OrderServiceMag.previewOrder';
const CREATE = 'OrderServiceMag.createOrder';
const submit = (page: Page) => page.getByRole('button', { name: '提交订单' });
const panel = (page: Page) => page.getByRole('complementary', { name: '价格与提交' });
const radio = (page: Page, group: string, name: RegExp | string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name });

async function openCheckout(page: Page, ids = '90001,90003'): Promise<void> {
  await page.goto(`/manager/shopping/order/${ids}`);
  await expect(submit(page)).toBeEnabled();
}

test.describe('the order confirmation of super', () => {
  test.beforeEach(async ({ loginAs }) => {
    await loginAs('super');
  });

  test('begins with the default address, the best coupon and every line that leads to the total', async ({
    page,
  }) => {
    await openCheckout(page);
    await expect(page.getByRole('heading', { level: 1, name: '确认订单' })).toBeVisible();
    await expect(page.getByText('青芝坞示例路 18 号知远影像 201 室')).toBeVisible();
    await expect(page.getByRole('region', { name: '商品清单（2 件）' })).toContainText('环岛骑行');
    await expect(radio(page, '配送方式', /标准快递/)).toBeChecked();
    await expect(page.getByRole('radio', { name: /最优惠/ })).toBeChecked();
    // 1144.00 + 718.40, less 80.00, without freight.
    await expect(panel(page)).toContainText('1862.40');
    await expect(panel(page)).toContainText('80.00');
    await expect(panel(page)).toContainText('1782.40');
  });

  test('reckons anew with every choice', async ({ page }) => {
    await openCheckout(page);
    await radio(page, '优惠券', '不使用优惠券').check();
    await expect(panel(page)).toContainText('1862.40');
    await radio(page, '配送方式', /特快专递/).check();
    await expect(panel(page)).toContainText('1887.40');
    await page.getByRole('checkbox', { name: '付款时用余额抵扣' }).check();
    await expect(page.getByText('本次将先用赠送 ¥320.50，再用本金 ¥1566.90')).toBeVisible();
  });

  test('waits for the price that belongs to the choice', async ({ page }) => {
    await openCheckout(page);
    const { letGo } = await hold(page, PREVIEW);
    await radio(page, '配送方式', /特快专递/).check();
    await expect(submit(page)).toBeDisabled();
    letGo();
    await expect(submit(page)).toBeEnabled();
    await expect(panel(page)).toContainText('1807.40');
  });

  test('makes one order however often one clicks, and going back does not make another', async ({
    page,
    replica,
  }) => {
    await openCheckout(page);
    await replica.fault({ operation: CREATE, kind: 'delay', delay: 400, times: 1 });
    await submit(page).dblclick();
    await expect(page).toHaveURL(/\/manager\/shopping\/pay\?orders=\d{16}$/);
    expect((await replica.journal(CREATE)).length).toBe(1);
    await page.goBack();
    await expect(page).not.toHaveURL(/shopping\/order/);
    await page.goto('/manager/shopping/order/90001,90003');
    await expect(page.getByText('这些商品不能下单')).toBeVisible();
  });

  test('can be sent again after the reply was lost, and still is one order', async ({ page, replica }) => {
    await openCheckout(page);
    await replica.fault({ operation: CREATE, kind: 'status', status: 500, times: 4 });
    await submit(page).click();
    await expect(panel(page).getByRole('alert')).toContainText('没有提交成功，可以放心重试，不会重复下单');
    await replica.clearFaults();
    await submit(page).click();
    await expect(page).toHaveURL(/\/manager\/shopping\/pay/);
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

  test('orders the rest when a line cannot be ordered', async ({ page }) => {
    await page.goto('/manager/shopping/order/90001,91003');
    await expect(page.getByText('有 1 件商品不能下单')).toBeVisible();
    await page.getByRole('button', { name: '只买其余 1 件' }).click();
    await expect(page).toHaveURL('/manager/shopping/order/90001');
    await expect(submit(page)).toBeEnabled();
  });

  test('wants a whole invoice, and brings the cursor to what is missing', async ({ page, replica }) => {
    await openCheckout(page);
    await page.getByText('企业', { exact: true }).click();
    await submit(page).click();
    await expect(page.getByLabel('企业名称')).toBeFocused();
    await expect(page.getByText('请输入企业名称')).toBeVisible();
    await page.getByLabel('企业名称').fill('知远影像工作室');
    await page.getByLabel('税号').fill('91330106ma27xyz123');
    await expect(page.getByLabel('税号')).toHaveValue('91330106MA27XYZ123');
    await submit(page).click();
    await expect(page).toHaveURL(/\/manager\/shopping\/pay/);
    expect((await replica.journal(CREATE)).length).toBe(1);
  });

  test('shows a failed preview with a way to try again', async ({ page, replica }) => {
    await replica.fault({ operation: PREVIEW, kind: 'status', status: 500 });
    await page.goto('/manager/shopping/order/90001');
    await expect(page.getByText('价格没有算出来')).toBeVisible();
    await replica.clearFaults();
    await page.getByRole('button', { name: '重试' }).click();
    await expect(submit(page)).toBeEnabled();
  });
});

test('somebody without an address writes one on the spot', async ({ page, loginAs, replica }) => {
  await loginAs('super');
  await replica.scenario('addresses-none', { account: 'super' });
  await openCheckout(page, '90001');
  await submit(page).click();
  await expect(panel(page)).toContainText('请先选择或填写收货地址');
  expect(await replica.journal(CREATE)).toEqual([]);
});

for (const width of [1440, 390]) {
  test(`has no serious finding at ${width} px, and does not scroll sideways`, async ({ page, loginAs }) => {
    await page.setViewportSize({ width, height: 844 });
    await loginAs('super');
    await openCheckout(page);
    expect(await findings(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  });
}

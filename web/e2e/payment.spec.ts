import type { Page } from '@playwright/test';
import type { Replica } from '#web/testing/replica.ts';
import { findings } from './axe.ts';
import { expect, test } from './fixtures.ts';

test.describe.configure({ mode: 'parallel' });

const pay = (page: Page) => page.getByRole('button', { name: /去支付|确认支付/ });
const paid = (page: Page) => page.getByRole('heading', { level: 1, name: '下单成功' });
const PHONE_LINK = '在手机上打开付款页';

async function unpaid(replica: Replica, more: Record<string, string> = {}): Promise<string> {
  const { orderNo = '' } = await replica.scenario('order-in-state', {
    account: 'super',
    state: 'unpaid',
    ...more,
  });
  return orderNo;
}

async function openPay(page: Page, orderNo: string): Promise<void> {
  await page.goto(`/manager/shopping/pay?orders=${orderNo}`);
  await expect(pay(page)).toBeVisible();
}

async function begin(page: Page, channel: RegExp = /微信支付/): Promise<void> {
  await page.getByRole('radio', { name: channel }).check();
  await pay(page).click();
}

/** The page of the simulated outside party, as another device. */
async function openCashier(page: Page): Promise<Page> {
  const address = (await page.getByRole('link', { name: PHONE_LINK }).getAttribute('href')) ?? '';
  const phone = await page.context().newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(address);
  return phone;
}

test.describe('paying', () => {
  test.beforeEach(async ({ loginAs }) => {
    await loginAs('super');
  });

  for (const [name, channel] of [
    ['weixin', /微信支付/],
    ['alipay', /支付宝/],
  ] as const) {
    test(`by ${name}: the code is scanned, paid, and the page leads on`, async ({ page, replica }) => {
      await openPay(page, await unpaid(replica));
      await begin(page, channel);
      const phone = await openCashier(page);
      await expect(page.getByText('已扫描')).toBeVisible();
      await phone.getByRole('button', { name: '确认付款' }).click();
      await expect(phone.getByRole('heading', { name: '付款成功' })).toBeVisible();
      await expect(paid(page)).toBeVisible();
      await expect(page.getByText('内仍可替换文件')).toBeVisible();
      await page.goBack();
      await expect(page).not.toHaveURL(/shopping\/pay/);
    });
  }

  test('fails at the cashier and succeeds another way', async ({ page, replica }) => {
    await openPay(page, await unpaid(replica));
    await begin(page);
    const phone = await openCashier(page);
    await phone.getByRole('button', { name: /支付失败/ }).click();
    await page.getByRole('button', { name: '重新选择支付方式' }).click();
    await page.getByRole('radio', { name: /钱包余额/ }).check();
    await pay(page).click();
    await page.getByRole('dialog').getByRole('button', { name: '确认支付' }).click();
    await expect(paid(page)).toBeVisible();
  });

  test('asks the provider when the call back was lost', async ({ page, replica }) => {
    await openPay(page, await unpaid(replica));
    await begin(page);
    const phone = await openCashier(page);
    await phone.getByRole('button', { name: /通知丢失/ }).click();
    await expect(phone.getByRole('heading', { name: '付款成功' })).toBeVisible();
    await page.getByRole('button', { name: '我已付款' }).click();
    await expect(paid(page)).toBeVisible();
  });

  test('says so when nothing has come yet', async ({ page, replica }) => {
    await openPay(page, await unpaid(replica));
    await begin(page);
    await page.getByRole('button', { name: '我已付款' }).click();
    await expect(page.getByText('还没有收到付款，请在手机上完成支付后再试')).toBeVisible();
  });

  test('twice gives the second payment back', async ({ page, replica }) => {
    const orderNo = await unpaid(replica);
    await openPay(page, orderNo);
    await begin(page);
    const phone = await openCashier(page);
    await phone.getByRole('button', { name: /重复支付/ }).click();
    await expect(paid(page)).toBeVisible();
    await page.goto(`/manager/order?no=${orderNo}`);
    await page.getByText(/^操作记录/).click();
    await expect(page.getByText(/重复付款/).first()).toBeVisible();
  });

  test('after the code ran out a new one works and the old one is dead', async ({ page, replica }) => {
    await openPay(page, await unpaid(replica));
    await begin(page);
    const old = (await page.getByRole('link', { name: PHONE_LINK }).getAttribute('href')) ?? '';
    await replica.clock({ advance: '6m' });
    await expect(page.getByText('二维码已过期')).toBeVisible();
    await page.getByText('点击刷新').click();
    await expect(page.getByText('二维码已过期')).toHaveCount(0);
    const phone = await page.context().newPage();
    await phone.goto(old);
    await expect(phone.getByRole('heading', { name: '二维码无效' })).toBeVisible();
    await phone.close();
    const fresh = await openCashier(page);
    await fresh.getByRole('button', { name: '确认付款' }).click();
    await expect(paid(page)).toBeVisible();
  });

  test('too late gives the money back and says so', async ({ page, replica }) => {
    await openPay(page, await unpaid(replica));
    await begin(page);
    const phone = await openCashier(page);
    await expect(phone.getByRole('button', { name: '确认付款' })).toBeVisible();
    await replica.clock({ advance: '3h' });
    await phone.getByRole('button', { name: '确认付款' }).click();
    await expect(phone.getByRole('heading', { name: '款项已退回' })).toBeVisible();
  });

  test('by bank transfer takes the slip and keeps the order for three days', async ({ page, replica }) => {
    const orderNo = await unpaid(replica);
    await openPay(page, orderNo);
    await begin(page, /银行转账/);
    await page.getByRole('button', { name: '提交转账信息' }).click();
    await expect(page.getByLabel('付款户名')).toBeFocused();
    await page.getByLabel('付款户名').fill('知远影像工作室');
    await page.getByLabel('转账流水号').fill('20261121000001');
    await page.getByRole('button', { name: '提交转账信息' }).click();
    await expect(page.getByText('已提交，核对到账后自动确认')).toBeVisible();
    await replica.clock({ advance: '1d' });
    await replica.pay(orderNo, 'settle');
    await expect(paid(page)).toBeVisible();
  });

  test('with the wallet first, the rest by weixin', async ({ page, replica }) => {
    await replica.scenario('wallet-holds', { account: 'super', principal: '100.00', bonus: '20.00' });
    await openPay(page, await unpaid(replica));
    await page.getByRole('checkbox', { name: /先用余额抵扣/ }).check();
    await expect(page.getByText('本次将先用赠送 ¥20.00，再用本金 ¥100.00')).toBeVisible();
    await pay(page).click();
    await expect(page.getByText(/已冻结/)).toBeVisible();
    const phone = await openCashier(page);
    await phone.getByRole('button', { name: '确认付款' }).click();
    await expect(paid(page)).toBeVisible();
  });

  test('goes on with the payment that was begun, after leaving and coming back', async ({
    page,
    replica,
  }) => {
    const orderNo = await unpaid(replica);
    await openPay(page, orderNo);
    await begin(page);
    await expect(page.getByText('请使用微信扫一扫')).toBeVisible();
    await page.goto('/about');
    await page.goto(`/manager/shopping/pay?orders=${orderNo}`);
    await expect(page.getByText('请使用微信扫一扫')).toBeVisible();
  });

  test('shows in the shell that a payment is being confirmed', async ({ page, replica }) => {
    await openPay(page, await unpaid(replica));
    await begin(page);
    const phone = await openCashier(page);
    await expect(phone.getByRole('button', { name: '确认付款' })).toBeVisible();
    await expect(page.getByText('已扫描')).toBeVisible();
    await page.goto('/about');
    await expect(page.getByRole('link', { name: '1 笔支付确认中' })).toBeVisible();
  });

  test('of orders that cannot be paid leads on', async ({ page, replica }) => {
    const { orderNo = '' } = await replica.scenario('order-in-state', {
      account: 'super',
      state: 'canceled',
    });
    await page.goto(`/manager/shopping/pay?orders=${orderNo}`);
    await expect(page.getByText('已取消')).toBeVisible();
    await page.goto('/manager/shopping/pay');
    await expect(page.getByText('没有找到要支付的订单。')).toBeVisible();
    await page.goto('/manager/shopping/pay?orders=1');
    await expect(page.getByText('没有找到要支付的订单。')).toBeVisible();
  });
});

test.describe('the result', () => {
  test('never believes the address', async ({ page, loginAs, replica }) => {
    await loginAs('super');
    await page.goto(`/manager/shopping/success?orders=${await unpaid(replica)}&state=paid&success=1`);
    await expect(page.getByRole('heading', { level: 1, name: '还没有付款' })).toBeVisible();
    await page.getByRole('button', { name: '去支付' }).click();
    await expect(page).toHaveURL(/shopping\/pay/);
  });

  test('without an order is the list of orders, of a foreign one nothing', async ({
    page,
    loginAs,
    replica,
  }) => {
    await loginAs('vip');
    await page.goto('/manager/shopping/success');
    await expect(page).toHaveURL('/manager/order');
    await page.goto(`/manager/shopping/success?orders=${await unpaid(replica)}`);
    await expect(page.getByText('没有找到这个订单')).toBeVisible();
  });
});

for (const width of [1440, 390]) {
  test(`paying and its result have no serious finding at ${width} px`, async ({ page, loginAs, replica }) => {
    await page.setViewportSize({ width, height: 844 });
    await loginAs('super');
    const orderNo = await unpaid(replica);
    await openPay(page, orderNo);
    expect(await findings(page)).toEqual([]);
    await begin(page);
    const phone = await openCashier(page);
    await expect(phone.getByRole('button', { name: '确认付款' })).toBeVisible();
    expect(await findings(phone)).toEqual([]);
    expect(await findings(page)).toEqual([]);
    await replica.pay(orderNo, 'settle');
    await expect(paid(page)).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}

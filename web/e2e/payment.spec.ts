import type { Page } from '@playwright/test';
import type { Replica } from '#web/testing/replica.ts';
import { findings } from './axe.ts';
import { expectSound } from './both-widths.ts';
import { expect, test } from './fixtures.ts';
import { PHONE_LINK } from './phone-link.ts';

test.describe.configure({ mode: 'parallel' });

const pay = (page: Page) => page.getByRole('button', { name: /去支付|确认支付/ });
const paid = (page: Page) => page.getByRole('heading', { level: 1, name: '付款成功' });

async function unpaid(replica: Replica): Promise<string> {
  const { orderNo = '' } = await replica.scenario('order-in-state', { account: 'super', state: 'unpaid' });
  return orderNo;
}

async function openPay(page: Page, orderNo: string): Promise<void> {
  await page.goto(`/manager/shopping/pay?orders=${orderNo}`);
  await expect(pay(page)).toBeVisible();
}

async function begin(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /微信支付/ }).check();
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

  test('by weixin: the code is scanned, paid, and the page leads on', async ({ page, replica }) => {
    await openPay(page, await unpaid(replica));
    await begin(page);
    const phone = await openCashier(page);
    await expect(page.getByText('已扫描')).toBeVisible();
    await phone.getByRole('button', { name: '确认付款' }).click();
    await expect(phone.getByRole('heading', { name: '付款成功' })).toBeVisible();
    await expect(paid(page)).toBeVisible();
    await expect(page.getByText('内仍可替换文件')).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/shopping\/pay/);
  });

  test('fails at the cashier and succeeds another way', async ({ page, replica }) => {
    await openPay(page, await unpaid(replica));
    await begin(page);
    const phone = await openCashier(page);
    await phone.getByRole('button', { name: /付款失败/ }).click();
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

  test('twice gives the second payment back', async ({ page, replica }) => {
    const orderNo = await unpaid(replica);
    await openPay(page, orderNo);
    await begin(page);
    const phone = await openCashier(page);
    await phone.getByRole('button', { name: /重复付款/ }).click();
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
});

test('paying and its result have no serious finding, wide or narrow', async ({ page, loginAs, replica }) => {
  test.slow();
  await loginAs('super');
  const orderNo = await unpaid(replica);
  await openPay(page, orderNo);
  await expectSound(page, 'the choice');
  await begin(page);
  const phone = await openCashier(page);
  await expect(phone.getByRole('button', { name: '确认付款' })).toBeVisible();
  expect(await findings(phone)).toEqual([]);
  await expectSound(page, 'the code');
  await replica.pay(orderNo, 'settle');
  await expect(paid(page)).toBeVisible();
  await expectSound(page, 'the result');
});

import type { Page } from '@playwright/test';
import type { Replica } from '#web/testing/replica.ts';
import { findings } from './axe.ts';
import { expectSound, resize } from './both-widths.ts';
import { expect, test } from './fixtures.ts';
import { PHONE_LINK } from './phone-link.ts';

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

/** The page of the simulated outside party, as another device. */
async function openCashier(page: Page): Promise<Page> {
  const address = (await page.getByRole('link', { name: PHONE_LINK }).getAttribute('href')) ?? '';
  const phone = await page.context().newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(address);
  return phone;
}

test('by weixin: the code is scanned, paid, and the page leads on, without a serious finding, wide or narrow', async ({
  page,
  loginAs,
  replica,
}) => {
  test.slow();
  await loginAs('super');
  const orderNo = await unpaid(replica);
  await openPay(page, orderNo);
  await expectSound(page, 'the choice');
  await page.getByRole('radio', { name: /微信支付/ }).check();
  await pay(page).click();
  await expect(page.getByRole('link', { name: PHONE_LINK })).toBeVisible();
  await expectSound(page, 'the code');
  await resize(page, { width: 1440, height: 844 });
  const phone = await openCashier(page);
  await expect(page.getByText('已扫描')).toBeVisible();
  await expect(phone.getByRole('button', { name: '确认付款' })).toBeVisible();
  expect(await findings(phone)).toEqual([]);
  await phone.getByRole('button', { name: '确认付款' }).click();
  await expect(phone.getByRole('heading', { name: '付款成功' })).toBeVisible();
  await expect(paid(page)).toBeVisible();
  await expect(page).toHaveURL(`/manager/shopping/success?orders=${orderNo}`);
  await expect(page.getByText('内仍可替换文件')).toBeVisible();
  await expectSound(page, 'the result');
  await page.goBack();
  await expect(page).not.toHaveURL(/shopping\/pay/);
});

/** A new customer brings a file and has fifty copies of it printed. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { button, field } from './login-page.ts';
import { PHONE_LINK } from './phone-link.ts';
import { makeChinesePdf } from './testing/chinese-pdf.ts';

const SIZES = [
  { width: 1440, height: 900, pages: 28 },
  { width: 390, height: 844, pages: 8 },
];

async function register(page: Page): Promise<void> {
  await page.goto('/manager/login');
  await button(page, '立即注册').click();
  await field(page, '手机号').fill('13800138003');
  await button(page, '获取验证码').click();
  await button(page, '填入').click();
  await field(page, '密码').fill('new-desk-1');
  await button(page, '注册并登录').click();
  await expect(page.getByRole('heading', { level: 1, name: '制作电子书' })).toBeVisible();
}

async function bring(page: Page, buffer: Buffer, pages: number): Promise<void> {
  await button(page, '上传印刷文件').click();
  const place = page.getByRole('dialog', { name: '上传印刷文件' });
  await place
    .getByLabel('选择文件', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name: '社区小报.pdf', mimeType: 'application/pdf', buffer });
  const job = place.getByRole('article', { name: '社区小报' });
  await expect(job).toContainText(`已完成，共 ${pages} 页`, { timeout: 120_000 });
  await job.getByRole('button', { name: '加入购物车' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '加入购物车' })).toBeVisible();
}

async function order(page: Page): Promise<void> {
  await page.getByLabel('数量', { exact: true }).fill('50');
  const bar = page.getByRole('region', { name: '加入购物车' });
  const add = bar.getByRole('button', { name: '加入购物车' });
  await expect(add).toBeEnabled();
  await add.click();
  await expect(bar.getByText(/^已加入购物车/)).toBeVisible();
  await page.goto('/manager/shopping/cart');
  const box = page.getByRole('list', { name: '购物车商品' }).getByRole('checkbox').first();
  await box.check();
  await page.getByRole('region', { name: '结算' }).getByRole('button', { name: '去结算' }).click();
  await expect(page).toHaveURL(/\/manager\/shopping\/order\/\d+$/);
}

async function pay(page: Page): Promise<void> {
  await page.getByLabel('粘贴识别').last().fill('周予安 13800138003 浙江省宁波市海曙区示例路 6 号');
  await page.getByRole('button', { name: '识别' }).click();
  await page.getByRole('button', { name: /^保存/ }).click();
  await expect(page.getByText('浙江省 宁波市 海曙区 示例路 6 号').first()).toBeVisible();
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/manager\/shopping\/pay\?orders=\d{16}$/);
  await page.getByRole('button', { name: /去支付/ }).click();
  const address = await page.getByRole('link', { name: PHONE_LINK }).getAttribute('href');
  const phone = await page.context().newPage();
  await phone.goto(address ?? '');
  await phone.getByRole('button', { name: '确认付款' }).click();
  await expect(phone.getByRole('heading', { name: '付款成功' })).toBeVisible();
  await phone.close();
  await expect(page.getByRole('heading', { level: 1, name: '付款成功' })).toBeVisible();
}

for (const { pages, ...size } of SIZES) {
  test(`at ${size.width} px a new customer comes from registration to a paid order`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(size);
    const buffer = await makeChinesePdf(browser, { pages });
    await register(page);
    await bring(page, buffer, pages);
    await order(page);
    await pay(page);
  });
}

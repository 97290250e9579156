/** An order of thirty copies from the print screen to its PDF, with a look at every screen on the way. */
import type { Locator, Page } from '@playwright/test';
import { PATHS } from '#web/lib/paths.ts';
import { findings } from './axe.ts';
import { expect } from './fixtures.ts';
import { PHONE_LINK } from './phone-link.ts';

export async function expectSound(page: Page, what: string): Promise<void> {
  expect(await findings(page), what).toEqual([]);
}

/** From the editor. */
export async function order(page: Page): Promise<void> {
  await page.getByRole('button', { name: '印刷', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '印刷', exact: true })).toBeVisible();
  await orderHere(page);
}

/** From the print screen. */
export async function orderHere(page: Page): Promise<void> {
  await page.getByLabel('数量', { exact: true }).fill('30');
  const bar = page.getByRole('region', { name: '加入购物车' });
  await expect(bar.getByRole('button', { name: '加入购物车' })).toBeEnabled();
  await expectSound(page, 'the print screen');
  await bar.getByRole('button', { name: '加入购物车' }).click();
  await expect(bar.getByText(/^已加入购物车/)).toBeVisible();
  await page.goto(PATHS.shoppingCart.getHref());
  await page.getByRole('list', { name: '购物车商品' }).getByRole('checkbox').first().check();
  await expectSound(page, 'the cart');
  await page.getByRole('region', { name: '结算' }).getByRole('button', { name: '去结算' }).click();
  await page.getByLabel('粘贴识别').last().fill('何小满 13800138003 浙江省宁波市海曙区示例路 6 号');
  await page.getByRole('button', { name: '识别' }).click();
  await page.getByRole('button', { name: /^保存/ }).click();
  await expect(page.getByText('浙江省 宁波市 海曙区 示例路 6 号').first()).toBeVisible();
  await expectSound(page, 'the confirmation');
  await page.getByRole('button', { name: '提交订单' }).click();
}

export async function pay(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/manager\/shopping\/pay\?orders=\d{16}$/);
  const no = new URL(page.url()).searchParams.get('orders') ?? '';
  await page.getByRole('button', { name: /去支付/ }).click();
  const address = await page.getByRole('link', { name: PHONE_LINK }).getAttribute('href');
  const phone = await page.context().newPage();
  await phone.goto(address ?? '');
  await phone.getByRole('button', { name: '确认付款' }).click();
  await expect(phone.getByRole('heading', { name: '付款成功' })).toBeVisible();
  await phone.close();
  await expect(page.getByRole('heading', { level: 1, name: '付款成功' })).toBeVisible();
  await expectSound(page, 'the result');
  return no;
}

/** The PDF of the order, as its customer fetches it. */
export async function orderedPdf(page: Page, no: string): Promise<Buffer> {
  await page.goto(`${PATHS.order.getHref()}?no=${no}`);
  const dialog = page.getByRole('dialog');
  const make = dialog.getByRole('button', { name: '生成印刷文件' });
  const fetched = dialog.getByRole('link', { name: '下载印刷文件' });
  await expect(make.or(fetched)).toBeVisible();
  if (await make.isVisible()) await make.click();
  await expect(fetched).toBeVisible({ timeout: 600_000 });
  return fileOf(page, fetched);
}

/** What a link to download leads to, for this browser and its world; a press would leave the header of the world out. */
export async function fileOf(page: Page, link: Locator): Promise<Buffer> {
  await expect(link).toHaveAttribute('download', '');
  const reply = await page.request.get((await link.getAttribute('href')) ?? '');
  expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'application/pdf']);
  return reply.body();
}

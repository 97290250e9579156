import type { Locator, Page } from '@playwright/test';
import type { Replica } from '#web/testing/replica.ts';
import { expectSound, resize } from './both-widths.ts';
import { expect, test } from './fixtures.ts';

test.describe.configure({ mode: 'parallel' });

const LIST = '/manager/order';
const card = (page: Page, orderNo: string) => page.getByRole('article', { name: `订单 ${orderNo}` });
const cards = (page: Page) => page.getByRole('article');
const detail = (page: Page) => page.getByRole('dialog', { name: '订单详情' });
const question = (page: Page, title: string) => page.getByRole('dialog', { name: title });
const part = (page: Page, name: string | RegExp) => detail(page).getByRole('region', { name });

/** An order of `super` of its own, in this state. */
async function order(replica: Replica, state: string, more: Record<string, string> = {}): Promise<string> {
  const { orderNo = '' } = await replica.scenario('order-in-state', { account: 'super', state, ...more });
  return orderNo;
}

/** The list with this order alone. */
async function openCard(page: Page, orderNo: string): Promise<Locator> {
  await page.goto(`${LIST}?keyword=${orderNo}`);
  await expect(card(page, orderNo)).toBeVisible();
  return card(page, orderNo);
}

async function openDetail(page: Page, orderNo: string): Promise<void> {
  await page.goto(`${LIST}?no=${orderNo}`);
  await expect(detail(page)).toContainText(orderNo);
}

/** Presses a button of the order, out of its menu where it is in there. */
async function press(page: Page, place: Locator, name: string): Promise<void> {
  const button = place.getByRole('button', { name, exact: true });
  const more = place.getByRole('button', { name: '更多', exact: true });
  const sheet = page.getByRole('dialog', { name: '更多操作' });
  const item = page
    .getByRole('menuitem', { name, exact: true })
    .or(sheet.getByRole('button', { name, exact: true }));
  await expect(button.or(more).first()).toBeVisible();
  // The buttons are others once the list was read again, which may be while the menu is open.
  await expect(async () => {
    if ((await button.count()) > 0) {
      // What was pressed before is under way until the list is read again; a press on it goes nowhere.
      await expect(button).not.toHaveClass(/loading/);
      return button.click();
    }
    if (!(await item.isVisible())) await more.click();
    await item.click({ timeout: 2_000 });
  }).toPass();
}

test.beforeEach(({ loginAs }) => loginAs('super'));

test('an order shows the diary of the workshop, and takes a photo of what went wrong', async ({
  page,
  replica,
}) => {
  await test.step('查看进度 leads to the diary and its pictures', async () => {
    const orderNo = await order(replica, 'producing', { stage: 'binding' });
    await press(page, await openCard(page, orderNo), '查看进度');
    const diary = part(page, '生产日记');
    await expect(diary.getByRole('heading', { name: '生产日记' })).toBeInViewport();
    const picture = diary.locator('img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });
  await test.step('申请售后 sends the photo, and the detail shows it large', async () => {
    const orderNo = await order(replica, 'done');
    await press(page, await openCard(page, orderNo), '申请售后');
    const asked = question(page, '申请售后');
    await asked.getByRole('radio', { name: /部分退款/ }).check();
    await asked.getByRole('radio', { name: '印刷质量问题' }).check();
    await asked.getByLabel('问题描述').fill('第 12 页有明显色差');
    const photo = { name: '色差.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await asked.getByLabel('选择照片').setInputFiles(photo);
    await expect(asked.getByRole('img', { name: '照片 1' })).toBeVisible();
    await asked.getByRole('button', { name: '提交申请' }).click();
    await expect(page.getByText('售后申请已提交')).toBeVisible();
    await openDetail(page, orderNo);
    await part(page, '售后').getByRole('button', { name: '看大图：照片 1' }).click();
    await expect(page.getByRole('dialog', { name: '照片 1 / 1' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(detail(page)).toBeVisible();
  });
});

test('on a phone the tabs say on which side there are more, the menu is a sheet and the detail fills the screen', async ({
  page,
  replica,
}) => {
  await resize(page, { width: 390, height: 844 });
  await page.goto(LIST);
  await expect(cards(page)).toHaveCount(10);
  const bar = page.getByRole('navigation', { name: '订单分类' });
  const hints = () =>
    bar.evaluate((row) => ['::before', '::after'].map((end) => getComputedStyle(row, end).opacity));
  for (const width of [390, 320]) {
    await resize(page, { width, height: 844 });
    await bar.evaluate((row) => row.scrollTo({ left: 0 }));
    await expect.poll(hints).toEqual(['0', '1']);
    // At the edge of the window, whatever is swept.
    expect(await bar.evaluate((row) => row.scrollWidth - row.clientWidth)).toBeGreaterThan(0);
    await bar.evaluate((row) => row.scrollTo({ left: row.scrollWidth }));
    await expect.poll(hints).toEqual(['1', '0']);
  }
  await resize(page, { width: 390, height: 844 });
  const orderNo = await order(replica, 'paid');
  const shown = await openCard(page, orderNo);
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await sideways()).toBeLessThanOrEqual(390);
  await shown.getByRole('button', { name: '更多' }).click();
  const sheet = page.getByRole('dialog', { name: '更多操作' });
  await sheet.getByRole('button', { name: '申请退款' }).click();
  const asked = question(page, '申请退款？');
  await expect(asked).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await asked.getByRole('button', { name: '返回' }).click();
  await openDetail(page, orderNo);
  await expect.poll(async () => (await detail(page).boundingBox())?.width).toBe(390);
  expect(await sideways()).toBeLessThanOrEqual(390);
});

test('orders have no serious finding, wide or narrow', async ({ page, replica }) => {
  test.slow();
  await page.goto(LIST);
  await expect(cards(page)).toHaveCount(10);
  await expectSound(page, 'the list');
  for (const [state, action, title] of [
    ['unpaid', '取消订单', '取消这个订单？'],
    ['checking_failed', '坚持印刷', '按现有文件印刷？'],
    ['proofing', '提出修改', '样稿哪里要改？'],
    ['done', '申请售后', '申请售后'],
    ['done', '评价', '这次印得怎么样？'],
    ['closed', '再次购买', '再次购买'],
  ] as const) {
    await openDetail(page, await order(replica, state));
    await expectSound(page, state, detail(page));
    await press(page, detail(page), action);
    await expect(question(page, title)).toBeVisible();
    await expectSound(page, action, question(page, title));
  }
});

import type { Locator, Page } from '@playwright/test';
import type { Replica } from '#web/testing/replica.ts';
import { expectSound } from './both-widths.ts';
import { expect, test } from './fixtures.ts';

test.describe.configure({ mode: 'parallel' });

const LIST = '/manager/order';
const card = (page: Page, orderNo: string) => page.getByRole('article', { name: `订单 ${orderNo}` });
const cards = (page: Page) => page.getByRole('article');
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '订单分类' }).getByRole('link', { name });
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

test.describe('the list of orders', () => {
  test.beforeEach(async ({ loginAs }) => {
    await loginAs('super');
  });

  for (const width of [390, 320]) {
    test(`says at ${width} px on which side there are more tabs`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(LIST);
      await expect(cards(page)).toHaveCount(10);
      const bar = page.getByRole('navigation', { name: '订单分类' });
      const hints = () =>
        bar.evaluate((row) => ['::before', '::after'].map((end) => getComputedStyle(row, end).opacity));
      await expect.poll(hints).toEqual(['0', '1']);
      // At the edge of the window, whatever is swept.
      expect(await bar.evaluate((row) => row.scrollWidth - row.clientWidth)).toBeGreaterThan(0);
      await bar.evaluate((row) => row.scrollTo({ left: row.scrollWidth }));
      await expect.poll(hints).toEqual(['1', '0']);
    });
  }

  test('turns its pages, and the address names tab and page', async ({ page }) => {
    await page.goto(LIST);
    await expect(cards(page)).toHaveCount(10);
    await tab(page, '已完成').click();
    await expect(tab(page, '已完成')).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(tab(page, '全部')).toHaveAttribute('aria-current', 'page');
    await expect(cards(page)).toHaveCount(10);
    await page.getByRole('listitem', { name: '2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.reload();
    await expect(page.getByRole('listitem', { name: '2' })).toHaveClass(/active/);
    await page.goto(`${LIST}?page=99`);
    await expect(page).toHaveURL(/page=2/);
  });
});

test.describe('an action on an order', () => {
  test.beforeEach(async ({ loginAs }) => {
    // A dialog that is still growing can slip away from under a click on a busy machine.
    await loginAs('super');
  });

  test('查看进度 leads to the diary of the workshop', async ({ page, replica }) => {
    const orderNo = await order(replica, 'producing', { stage: 'binding' });
    await press(page, await openCard(page, orderNo), '查看进度');
    const diary = part(page, '生产日记');
    await expect(diary).toContainText('装订');
    await expect(diary.getByRole('heading', { name: '生产日记' })).toBeInViewport();
    const picture = diary.locator('img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });

  test('申请售后 and 撤销售后', async ({ page, replica }) => {
    const orderNo = await order(replica, 'done');
    const shown = await openCard(page, orderNo);
    await press(page, shown, '申请售后');
    const asked = question(page, '申请售后');
    const send = asked.getByRole('button', { name: '提交申请' });
    await asked.getByRole('radio', { name: /部分退款/ }).check();
    await asked.getByRole('radio', { name: '印刷质量问题' }).check();
    await asked.getByLabel('问题描述').fill('色差');
    await expect(send).toBeDisabled();
    await asked.getByLabel('问题描述').fill('第 12 页有明显色差');
    const photo = { name: '色差.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await asked.getByLabel('选择照片').setInputFiles(photo);
    await expect(asked.getByRole('img', { name: '照片 1' })).toBeVisible();
    await send.click();
    await expect(page.getByText('售后申请已提交')).toBeVisible();
    await press(page, shown, '撤销售后');
    await question(page, '撤销售后申请？').getByRole('button', { name: '撤销申请' }).click();
    await expect(page.getByText('售后申请已撤销')).toBeVisible();
    await openDetail(page, orderNo);
    await expect(part(page, '售后')).toContainText('已撤销');
    await part(page, '售后').getByRole('button', { name: '看大图：照片 1' }).click();
    await expect(page.getByRole('dialog', { name: '照片 1 / 1' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(detail(page)).toBeVisible();
  });
});

test('a dialog of an action is left by Escape without a trace, and the focus goes back', async ({
  page,
  loginAs,
  replica,
}) => {
  await loginAs('super');
  const orderNo = await order(replica, 'shipped');
  const shown = await openCard(page, orderNo);
  await press(page, shown, '确认收货');
  await expect(question(page, '书都收到了吗？')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page, '书都收到了吗？')).toHaveCount(0);
  await expect(shown.getByRole('button', { name: '确认收货' })).toBeFocused();
  await expect(shown).toContainText('待收货');
});

test.describe('the detail of an order', () => {
  test('has an address of its own that survives a reload', async ({ page, loginAs, replica }) => {
    await loginAs('super');
    const orderNo = await order(replica, 'producing', { stage: 'binding' });
    await openDetail(page, orderNo);
    await page.reload();
    await expect(detail(page)).toContainText(orderNo);
    await expect(part(page, '订单进程')).toContainText('正在装订');
    await expect(part(page, '金额明细')).toContainText('实付');
    await detail(page)
      .getByText(/操作记录/)
      .click();
    await expect(detail(page)).toContainText('付款成功');
    await page.keyboard.press('Escape');
    await expect(detail(page)).toHaveCount(0);
    await expect(page).toHaveURL(LIST);
  });
});

test('on a phone the detail fills the screen and the menu is a sheet', async ({ page, loginAs, replica }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await loginAs('super');
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

test('orders have no serious finding, wide or narrow', async ({ page, loginAs, replica }) => {
  test.slow();
  await loginAs('super');
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

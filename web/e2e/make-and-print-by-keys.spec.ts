/** By the keyboard alone: a book from a template, its title and a photo, what the preflight finds, thirty copies, paid. */
import type { Locator, Page } from '@playwright/test';
import { PATHS } from '#web/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { button, field, PASSWORD } from './login-page.ts';
import { PHONE_LINK } from './phone-link.ts';
import { toSaved } from './testing/scripted-edit.ts';

const TEMPLATE = '我们的第一年';
/** Too long for the line of the title. */
const TITLE = '小满和爸爸妈妈一起走过的第一年';
const PHOTO_PAGE = 5;
/** No way on a screen is longer. */
const MOST_PRESSES = 80;

/** Presses a key until the focus is there. */
async function reach(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} was not reached by ${MOST_PRESSES} times ${key}`);
}

async function press(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await reach(page, target, key);
  await page.keyboard.press('Enter');
}

async function write(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

const onPage = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: /^第 \d+ 页$/ }).getByRole('button', { name });

async function begin(page: Page): Promise<void> {
  await page.goto(PATHS.opusListEdit.getHref());
  await reach(page, page.getByRole('tab', { name: '扫码登录' }));
  await page.keyboard.press('ArrowRight');
  await press(page, page.getByRole('tab', { name: '密码登录' }), 'ArrowRight');
  await write(page, field(page, '账号'), 'fresh');
  await write(page, field(page, '密码'), PASSWORD);
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: new RegExp(TEMPLATE) }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: '新建作品' }));
  await toSaved(page);
}

async function retitle(page: Page): Promise<void> {
  await press(page, onPage(page, `文字，${TEMPLATE}`));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(TITLE);
  await page.keyboard.press('Escape');
  await expect(onPage(page, `文字，${TITLE}`)).toBeFocused();
}

async function replacePhoto(page: Page): Promise<void> {
  for (let no = 2; no <= PHOTO_PAGE; no += 1) await page.keyboard.press('PageDown');
  await reach(page, onPage(page, /^图片/).first());
  const buffer = await page.screenshot({ type: 'jpeg' });
  const chooser = page.waitForEvent('filechooser');
  await press(page, button(page, '照片'), 'Shift+Tab');
  await press(page, button(page, '上传照片'));
  await (await chooser).setFiles({ name: '照片.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('已用')).toBeVisible();
}

async function mend(page: Page): Promise<void> {
  const found = page.getByRole('complementary', { name: '预检' });
  await press(page, button(page, '预检'), 'Shift+Tab');
  await press(page, found.getByRole('button', { name: '放大文本框' }));
  await expect(found.getByText('文字比文本框多出')).toHaveCount(0);
  await toSaved(page);
}

async function orderThirty(page: Page): Promise<void> {
  await press(page, button(page, '印刷'), 'Shift+Tab');
  await write(page, page.getByLabel('数量', { exact: true }), '30');
  const bar = page.getByRole('region', { name: '加入购物车' });
  await expect(bar.getByRole('button', { name: '加入购物车' })).toBeEnabled();
  await press(page, bar.getByRole('button', { name: '加入购物车' }));
  await press(page, page.getByRole('link', { name: /购物车/ }).first(), 'Shift+Tab');
  // What was just put in is chosen.
  await expect(page.getByRole('list', { name: '购物车商品' }).getByRole('checkbox').first()).toBeChecked();
  await press(page, page.getByRole('region', { name: '结算' }).getByRole('button', { name: '去结算' }));
  await write(page, page.getByLabel('粘贴识别').last(), '何小满 13800138003 浙江省宁波市海曙区示例路 6 号');
  await press(page, button(page, '识别'));
  await press(page, page.getByRole('button', { name: /^保存/ }));
  await press(page, button(page, '提交订单'));
}

async function pay(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/manager\/shopping\/pay\?orders=\d{16}$/);
  await press(page, page.getByRole('button', { name: /去支付/ }));
  const phone = await page.context().newPage();
  await phone.goto((await page.getByRole('link', { name: PHONE_LINK }).getAttribute('href')) ?? '');
  await press(phone, button(phone, '确认付款'));
  await expect(phone.getByRole('heading', { name: '付款成功' })).toBeVisible();
  await phone.close();
  await expect(page.getByRole('heading', { level: 1, name: '付款成功' })).toBeVisible();
}

test('a new member makes and orders a book without a mouse', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await begin(page);
  await retitle(page);
  await replacePhoto(page);
  await mend(page);
  await orderThirty(page);
  await pay(page);
});

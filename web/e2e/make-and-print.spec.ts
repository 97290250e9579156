/** An ordinary member makes a book from a template, mends what the preflight finds, and has thirty copies printed. */
import type { Page } from '@playwright/test';
import { PATHS } from '#web/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { button, field, openPasswordTab, PASSWORD } from './login-page.ts';
import { expectSound, order, orderedPdf, pay } from './print-order.ts';

const TEMPLATE = '我们的第一年';
/** Too long for the line of the title. */
const TITLE = '小满和爸爸妈妈一起走过的第一年';
const PHOTO_PAGE = 5;

const line = (page: Page) => page.locator('[data-save]');
const toSaved = (page: Page) => expect(line(page)).toHaveAttribute('data-save', 'saved');

/** By hand, so that the browser has the cookie that pictures of drafts are shown for. */
async function begin(page: Page): Promise<string> {
  await page.goto(PATHS.opusListEdit.getHref());
  await openPasswordTab(page);
  await field(page, '账号').fill('fresh');
  await field(page, '密码').fill(PASSWORD);
  await button(page, '登录').click();
  await page.getByRole('button', { name: new RegExp(TEMPLATE) }).click();
  const dialog = page.getByRole('dialog', { name: `用《${TEMPLATE}》新建` });
  await dialog.getByRole('button', { name: '新建作品' }).click();
  await toSaved(page);
  return new URL(page.url()).searchParams.get('id') ?? '';
}

async function open(page: Page, id: string, no = 1): Promise<void> {
  await page.goto(`${PATHS.opusListEdit.getHref()}?id=${id}&page=${no}`);
  await toSaved(page);
}

const onPage = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: /^第 \d+ 页$/ }).getByRole('button', { name });

async function writeTitle(page: Page, before: string, after: string): Promise<void> {
  await onPage(page, `文字，${before}`).dblclick();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(after);
  await page.keyboard.press('Escape');
  await expect(onPage(page, `文字，${after}`)).toBeVisible();
}

/** A picture of this page itself, which is as good as any. */
async function bring(page: Page): Promise<void> {
  const buffer = await page.screenshot({ type: 'jpeg' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: '上传照片' }).click(),
  ]);
  await chooser.setFiles({ name: '照片.jpg', mimeType: 'image/jpeg', buffer });
}

const preflight = (page: Page) => page.getByRole('complementary', { name: '预检' });
const OVERFLOW = '文字比文本框多出';
const overflow = (page: Page) => preflight(page).getByText(OVERFLOW);

async function mend(page: Page): Promise<void> {
  await page.getByRole('button', { name: '预检', exact: true }).click();
  const found = preflight(page).getByRole('listitem').filter({ hasText: OVERFLOW });
  await expect(found).toHaveCount(1);
  await expectSound(page, 'the preflight');
  await found.getByRole('button', { name: '放大文本框' }).click();
  await expect(overflow(page)).toHaveCount(0);
  await toSaved(page);
}

/** The words on the cover that the order shows. */
async function orderedCover(page: Page, no: string): Promise<string> {
  await page.goto(`${PATHS.order.getHref()}?no=${no}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  // In the list or before it: as the dialog opens, the list is no more for those who listen.
  const address = await page.locator('img[src*="/media/covers/"]').first().getAttribute('src');
  const reply = await page.request.get(address ?? '');
  return (await reply.text()).replaceAll(/<[^>]*>/g, '');
}

test('at 1440 px from a template to a paid order, which later changes leave as it was', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const id = await begin(page);
  await expectSound(page, 'the editor');
  await writeTitle(page, TEMPLATE, TITLE);
  await toSaved(page);
  await open(page, id, PHOTO_PAGE);
  await onPage(page, /^图片/).first().click();
  await page.getByRole('button', { name: '照片', exact: true }).click();
  await bring(page);
  await expect(page.getByRole('complementary', { name: '照片' }).getByText('已用')).toBeVisible();
  await mend(page);
  await order(page);
  const no = await pay(page);
  expect(await orderedCover(page, no)).toContain(TITLE);
  await expectSound(page, 'the order');
  const before = await orderedPdf(page, no);
  expect(before.subarray(0, 5).toString()).toBe('%PDF-');
  await open(page, id);
  await writeTitle(page, TITLE, '另一个书名');
  await toSaved(page);
  expect(await orderedCover(page, no)).toContain(TITLE);
  expect((await orderedPdf(page, no)).equals(before)).toBe(true);
});

test('at 390 px a photo and the title are changed by a tap, and the book is ordered', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page);
  await expectSound(page, 'the pages');
  await page
    .getByRole('button', { name: `编辑文字，${TEMPLATE}` })
    .first()
    .click();
  await page.getByLabel('文字内容').fill(TITLE);
  await page.getByRole('button', { name: '完成' }).click();
  await page
    .getByRole('button', { name: /^更换图片/ })
    .nth(1)
    .click();
  await bring(page);
  await expect(page.getByRole('dialog', { name: '更换照片' })).toHaveCount(0);
  await page.getByRole('button', { name: '预检', exact: true }).click();
  await expect(overflow(page)).toHaveCount(1);
  await expectSound(page, 'the preflight');
  await preflight(page).getByRole('button', { name: '放大文本框' }).click();
  await expect(overflow(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await toSaved(page);
  await order(page);
  await pay(page);
});

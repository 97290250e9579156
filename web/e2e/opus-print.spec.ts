import type { Page } from '@playwright/test';
import { PATHS } from '#web/lib/paths.ts';
import { expectSound } from './both-widths.ts';
import { expect, test } from './fixtures.ts';
import { button, field, openPasswordTab, PASSWORD } from './login-page.ts';
import { fileOf } from './print-order.ts';

/** 我们的第一年 of super: an album of 40 pages. */
const ALBUM = '50039';
/** 种一棵会唱歌的树 of super, whose page 14 lacks its picture. */
const FAULTY = '50006';

async function open(page: Page, id: string): Promise<void> {
  await page.goto(PATHS.opusPrint.getHref({ id }));
  await expect(page.getByRole('heading', { level: 1, name: '印刷', exact: true })).toBeVisible();
}

const downloads = (page: Page) => page.getByRole('region', { name: '下载' });

test('a work has its price and its way into the cart on the print screen', async ({ page, loginAs }) => {
  await loginAs('super');
  await open(page, '50001');
  await expect(page.getByRole('button', { name: '加入购物车' }).first()).toBeVisible();
});

test('the cover and the sheets of what is chosen are made, stopped and fetched', async ({
  page,
  replica,
}) => {
  test.slow();
  // By hand, so that the browser has the cookie that files are fetched with.
  await page.goto(PATHS.opusPrint.getHref({ id: ALBUM }));
  await openPasswordTab(page);
  await field(page, '账号').fill('super');
  await field(page, '密码').fill(PASSWORD);
  await button(page, '登录').click();
  const part = downloads(page);
  await expect(part.getByText('封底、书脊、封面连成一张')).toBeVisible();
  await page.getByRole('radiogroup', { name: '装订方式' }).getByText('骑马钉', { exact: true }).click();
  await expect(part.getByText(/^按折页顺序排好/)).toBeVisible();
  await expectSound(page, 'files that nothing is known of', part);
  await part.getByRole('button', { name: '生成封面展开' }).click();
  await part.getByRole('button', { name: '生成拼版文件' }).click();
  await expect(part.getByText(/^(正在生成|排队中)/).first()).toBeVisible();
  await expectSound(page, 'files on their way', part);
  await part.getByRole('button', { name: '取消' }).last().click();
  await expect(part.getByText(/^按折页顺序排好/)).toBeVisible();
  expect((await replica.journal('ShoppingServiceMag.cancelChoicePrint')).length).toBe(1);
  const ready = part.getByRole('link', { name: '下载封面展开' });
  await expect(ready).toBeVisible({ timeout: 600_000 });
  await expectSound(page, 'a file that is ready', part);
  expect((await fileOf(page, ready)).toString('latin1')).toMatch(/^%PDF-1\.6[\s\S]*%%EOF\s*$/);
});

test('what is not there, not allowed, or not to be had now is said', async ({ page, loginAs, replica }) => {
  const operation = 'ShoppingServiceMag.getChoicePrint';
  await loginAs('super');
  await replica.fault({ operation, kind: 'code', code: 403, message: '当前账号不能下载印刷文件' });
  await open(page, ALBUM);
  await expect(downloads(page).getByText('封面展开：当前账号不能下载印刷文件')).toBeVisible();
  await expectSound(page, 'files that are not allowed', downloads(page));
  await replica.clearFaults();
  await replica.fault({ operation, kind: 'status', status: 404 });
  await open(page, ALBUM);
  await expect(page.getByRole('region', { name: '打样' })).toBeVisible();
  await expect(downloads(page)).toHaveCount(0);
});

test('from a finding one comes to its page in the editor, with what is to be mended in sight', async ({
  page,
  loginAs,
}) => {
  await loginAs('super');
  await open(page, FAULTY);
  const errors = page.getByRole('region', { name: '预检错误' });
  await errors.getByRole('link', { name: /^去修改/ }).click();
  await expect(page).toHaveURL(new RegExp(`opus_list_edit\\?id=${FAULTY}&page=14$`));
  await expect(page.getByRole('region', { name: '第 14 页' })).toBeVisible();
});

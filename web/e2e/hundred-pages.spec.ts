/** A long PDF on its whole way: brought, interrupted, gone on with, published, and read without a login. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { makeChinesePdf, markOfPage } from './testing/chinese-pdf.ts';

const PAGES = 100;
/** Stands on every page of the file. */
const WORD = '苏堤';
const job = (page: Page) => page.getByRole('article', { name: '湖上手记', exact: true });

test('a hundred pages survive a reload, and a stranger reads and searches them', async ({
  page,
  browser,
  server,
  loginAs,
}) => {
  const buffer = await makeChinesePdf(browser, { pages: PAGES, title: '湖上手记' });
  await loginAs('super');
  await page.goto('/manager/make_ebook');
  const input = page.getByLabel('选择文件', { exact: true }).and(page.locator('input'));
  await input.setInputFiles({ name: '扫描件.pdf', mimeType: 'application/pdf', buffer });

  await expect(job(page)).toContainText(/正在转换第 (1\d|2\d) 页，共 100 页/);
  await page.reload();
  await expect(job(page)).toContainText(/正在转换第 [2-9]\d 页，共 100 页/);
  await expect(job(page)).toContainText('已完成，共 100 页', { timeout: 180_000 });

  const address = await job(page).getByRole('link', { name: '翻阅' }).getAttribute('href');
  await job(page).getByRole('button', { name: '发布' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByRole('dialog', { name: /^分享《/ })).toContainText('已发布');

  const stranger = await browser.newPage({
    baseURL: server.url,
    extraHTTPHeaders: server.sandbox === undefined ? {} : { 'x-replica-sandbox': server.sandbox },
  });
  await stranger.goto(`${address}?page=88`);
  const shown = stranger.getByRole('region', { name: '第 88 页' });
  await expect(shown.getByText(markOfPage(88))).toBeAttached();
  // The picture of a page is fetched in the world and in the name of who reads.
  const picture = shown.locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(1000);
  await stranger.getByRole('button', { name: '搜索' }).click();
  await stranger.getByRole('searchbox').fill(WORD);
  await stranger.keyboard.press('Enter');
  await expect(stranger.getByRole('listitem').first()).toContainText(WORD);
  await stranger.getByRole('button', { name: '目录' }).click();
  await expect(stranger.getByRole('button', { name: /^第 18 回 湖上/ })).toBeVisible();
  await stranger.close();
});

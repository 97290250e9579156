import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectSound } from './both-widths.ts';
import { expect, test } from './fixtures.ts';
import { watchRequests } from './screens.ts';
import { makeChinesePdf, markOfPage } from './testing/chinese-pdf.ts';

test.describe.configure({ mode: 'parallel' });

const HERE = '/manager/make_ebook';
const row = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** By its content: a path with Chinese in it is none where the machine speaks plain ASCII. */
async function pdfOf(page: Page, pages: number) {
  const browser = page.context().browser();
  if (browser === null) throw new Error('a page without a browser');
  const buffer = await makeChinesePdf(browser, { pages });
  return { name: '湖上手记.pdf', mimeType: 'application/pdf', buffer };
}

test('a PDF becomes an e-book that is read and published', async ({ page, loginAs }) => {
  test.slow();
  await loginAs('super');
  await page.goto(HERE);
  // The whole zone is a place to press.
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('region', { name: '上传 PDF 或图片' }).click({ position: { x: 12, y: 12 } }),
  ]);
  expect(chooser.isMultiple()).toBe(true);
  await chooser.setFiles(await pdfOf(page, 6));
  const job = row(page, '湖上手记');
  await expect(job).toContainText('已完成，共 6 页');

  const [reader] = await Promise.all([
    page.waitForEvent('popup'),
    job.getByRole('link', { name: '翻阅' }).click(),
  ]);
  await expect(reader.getByText(markOfPage(1)).first()).toBeAttached();
  await reader.close();

  await job.getByRole('button', { name: '发布' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '分享《湖上手记》' });
  await expect(sheet).toContainText('已发布');
  const poster = page.waitForEvent('download');
  await sheet.getByRole('button', { name: '保存海报' }).click();
  // By its content here too: its name is lost where the machine speaks plain ASCII.
  const picture = readFileSync(await (await poster).path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
});

test('an ordinary member brings a PDF and prints it', async ({ page, loginAs }) => {
  test.slow();
  await loginAs('demo');
  await page.goto(HERE);
  await page.getByRole('button', { name: '上传印刷文件' }).click();
  const place = page.getByRole('dialog', { name: '上传印刷文件' });
  await place.getByRole('radio', { name: /^文档/ }).check();
  await place
    .getByLabel('选择文件', { exact: true })
    .and(page.locator('input'))
    .setInputFiles(await pdfOf(page, 4));
  // The list behind has a card of the same work by now.
  const job = place.getByRole('article', { name: '湖上手记' });
  await expect(job).toContainText('已完成，共 4 页');
  await job.getByRole('button', { name: '重命名《湖上手记》' }).click();
  await job.getByRole('textbox', { name: '《湖上手记》的新名称' }).fill('湖上手记 二');
  await job.getByRole('button', { name: '保存' }).click();
  const renamed = place.getByRole('article', { name: '湖上手记 二' });
  await renamed.getByRole('button', { name: '加入购物车' }).click();
  await expect(page).toHaveURL(/\/manager\/add_shopping\/\d+$/);
  await expect(page.getByText('湖上手记 二').first()).toBeVisible();
});

test('starting has no serious finding and does not scroll sideways, wide or narrow', async ({
  page,
  loginAs,
  replica,
}) => {
  test.slow();
  await replica.scenario('import-in-state', { account: 'demo', state: 'failed' });
  for (const [account, address] of [
    ['super', HERE],
    ['demo', HERE],
    ['demo', '/manager/opus_list/all'],
    ['demo', '/manager/opus_list/all?view=list'],
    ['demo', '/manager/opus_list/all?upload=1'],
  ] as const) {
    await loginAs(account);
    const asking = watchRequests(page);
    await page.goto(address);
    await asking.over();
    await expectSound(page, `${account} at ${address}`);
  }
});

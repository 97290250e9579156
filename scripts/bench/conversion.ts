import type { Page } from '@playwright/test';
import { makeChinesePdf } from '#web/e2e/testing/chinese-pdf.ts';
import { BROWSER, withBrowser } from './paint.ts';

export interface Conversion {
  /** From the drop until the first page can be flipped. */
  readonly firstMs: number;
  /** Until the last one can. */
  readonly allMs: number;
}

const FILE = { name: '湖上手记.pdf', mimeType: 'application/pdf' };
const LONGEST_MS = 300_000;

/** A PDF of that many pages on its way to a book, in one browser on this machine. */
export function conversionOf(url: string, token: string, pages: number): Promise<Conversion> {
  return withBrowser(BROWSER, async (browser) => {
    const buffer = await makeChinesePdf(browser, { pages });
    const page = await openedAs(await browser.newPage(), url, token);
    const job = page.getByRole('article', { name: '湖上手记', exact: true });
    const input = page.getByLabel('选择文件', { exact: true }).and(page.locator('input'));
    const startedAt = performance.now();
    await input.setInputFiles({ ...FILE, buffer });
    await job.getByRole('link', { name: '先翻阅已完成的页' }).waitFor({ timeout: LONGEST_MS });
    const firstMs = performance.now() - startedAt;
    await job.getByText(`已完成，共 ${pages} 页`).waitFor({ timeout: LONGEST_MS });
    return { firstMs, allMs: performance.now() - startedAt };
  });
}

async function openedAs(page: Page, url: string, token: string): Promise<Page> {
  await page.goto(`${url}/__replica/health`);
  await page.evaluate((value) => localStorage.setItem('deskyongfengToken', value), JSON.stringify(token));
  await page.goto(`${url}/manager/make_ebook`);
  await page.getByRole('heading', { name: '上传 PDF 或图片' }).waitFor();
  return page;
}

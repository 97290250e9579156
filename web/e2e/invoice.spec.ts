import { createRequire } from 'node:module';
import { findings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { inkOf } from './pdf-ink.ts';

const SCREEN = '/manager/invoice';
const require = createRequire(import.meta.url);

test('a red invoice is a file, comes by mail, and is all ink on its sheet; the lists fit a small phone', async ({
  page,
  loginAs,
  replica,
}) => {
  // Files and mails are asked for without a header, so this browser has the cookie too.
  await page.request.post('/uwp/newServlet?serviceName=LoginServiceMag&medthodName=loginByPassword', {
    form: { account: 'super', password: 'desk1234' },
  });
  await loginAs('super');
  const { invoiceNo } = await replica.scenario('invoice-in-state', { state: 'reddened' });
  await page.goto(`${SCREEN}?tab=records&invoice=${invoiceNo}`);
  const drawer = page.getByRole('dialog', { name: '发票详情' });
  // A browser's download does not carry the header that chooses the world of this worker.
  const href = (await drawer.getByRole('link', { name: '下载红字 PDF' }).getAttribute('href')) ?? '';
  const pdf = await page.request.get(href);
  expect(pdf.headers()['content-disposition']).toMatch(/^attachment; filename="\d{20}\./);
  // The mail opens in a tab of its own, which would not be in the world of this worker.
  await page.goto((await drawer.getByRole('link', { name: /红字数电普票/ }).getAttribute('href')) ?? '');
  await expect(page.getByRole('list', { name: '附件' }).getByRole('link')).toHaveCount(2);
  // A page of no site, so that no rule of ours keeps another program's scripts away.
  const sheet = await page.context().newPage();
  for (const part of ['worker.min', 'min']) {
    const path = require.resolve(`pdfjs-dist/build/pdf.${part}.mjs`);
    await sheet.addScriptTag({ path, type: 'module' });
  }
  const bytes = (await pdf.body()).toString('base64');
  await sheet.waitForFunction(() => 'pdfjsLib' in globalThis);
  const { words, blank } = await sheet.evaluate(inkOf, bytes);
  expect(words).toBeGreaterThan(30);
  expect(blank).toEqual([]);
  await sheet.close();

  // Nothing is cut off or unreadable on a small phone.
  await page.setViewportSize({ width: 320, height: 640 });
  for (const query of ['', '?tab=records', '?tab=titles']) {
    await page.goto(SCREEN + query);
    await expect(
      page
        .getByRole('region', { name: /可开票订单|开票记录|发票抬头/ })
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
    const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide).toBeLessThanOrEqual(window ?? 0);
    expect(await findings(page)).toEqual([]);
  }
});

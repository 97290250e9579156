import { createRequire } from 'node:module';
import { findings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { inkOf } from './pdf-ink.ts';

test.describe.configure({ mode: 'parallel' });

const SCREEN = '/manager/invoice';
const require = createRequire(import.meta.url);

test('two orders are invoiced in one, issued by the clock, downloaded and taken back', async ({
  page,
  loginAs,
  request,
}) => {
  const advance = () => request.post('/__replica/clock', { data: { advance: '2m' } });
  // Files and mails are asked for without a header, so this browser has the cookie too.
  await page.request.post('/uwp/newServlet?serviceName=LoginServiceMag&medthodName=loginByPassword', {
    form: { account: 'super', password: 'desk1234' },
  });
  await loginAs('super');
  await page.goto(SCREEN);
  await page.getByRole('checkbox').nth(0).check();
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: '申请开票' }).click();
  await expect(page.getByRole('heading', { name: '预览（2 个订单）' })).toBeVisible();
  await page.getByRole('button', { name: '提交申请' }).click();
  const drawer = page.getByRole('dialog', { name: '发票详情' });
  await expect(drawer.getByText('待开票')).toBeVisible();
  await advance();
  await page.reload();
  await expect(drawer.getByText('已开票')).toBeVisible();
  for (const [kind, beginning] of [
    ['PDF', '%PDF-'],
    ['XML', '<?xml'],
  ] as const) {
    // A browser's download does not carry the header that chooses the world of this worker.
    const href = (await drawer.getByRole('link', { name: `下载 ${kind}` }).getAttribute('href')) ?? '';
    const file = await page.request.get(href);
    expect(file.headers()['content-disposition']).toMatch(/^attachment; filename="\d{20}\./);
    expect((await file.body()).subarray(0, 5).toString()).toBe(beginning);
  }
  await drawer.getByRole('button', { name: '红冲或重开' }).click();
  await page.getByRole('button', { name: '确认红冲' }).click();
  await expect(drawer.getByText('红冲中')).toBeVisible();
  await advance();
  await page.reload();
  await expect(drawer.getByText('已红冲', { exact: true })).toBeVisible();
  // The mail opens in a tab of its own, which would not be in the world of this worker.
  await page.goto((await drawer.getByRole('link', { name: /红字数电普票/ }).getAttribute('href')) ?? '');
  await expect(page.getByRole('list', { name: '附件' }).getByRole('link')).toHaveCount(2);
});

test('every word of the PDF is ink on the sheet', async ({ page, loginAs, replica }) => {
  await page.request.post('/uwp/newServlet?serviceName=LoginServiceMag&medthodName=loginByPassword', {
    form: { account: 'super', password: 'desk1234' },
  });
  await loginAs('super');
  const { invoiceNo } = await replica.scenario('invoice-in-state', { state: 'reddened' });
  const pdf = await page.request.get(`/media/invoices/${invoiceNo}-red.pdf`);
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
});

test('nothing of the invoices is cut off or unreadable on a small phone', async ({ page, loginAs }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await loginAs('super');
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

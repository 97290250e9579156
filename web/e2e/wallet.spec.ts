import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { PHONE_LINK } from './phone-link.ts';

test.describe.configure({ mode: 'parallel' });

const SCREEN = '/manager/recharge';

test('a recharge is paid at the cashier, told and in the file of the ledger', async ({ page, loginAs }) => {
  await loginAs('super');
  await page.goto(SCREEN);
  await page.getByRole('button', { name: /去支付/ }).click();
  const address = (await page.getByRole('link', { name: PHONE_LINK }).getAttribute('href')) ?? '';
  const phone = await page.context().newPage();
  await phone.goto(address);
  await phone.getByRole('button', { name: '确认付款' }).click();
  await expect(page.getByText('充值成功，已到账')).toBeVisible();
  await expect(page.getByRole('cell', { name: '充值 1,000 送 80' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出 CSV' }).click();
  const file = await download;
  const bytes = readFileSync(await file.path());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(bytes.toString('utf8')).toContain('"充值 1,000 送 80",1080.00');
});

const SLIP = Buffer.from('%PDF-1.7\nslip\nstartxref\n9\n%%EOF\n');

/** Pays 1,000 yuan by bank transfer and sends what is known of it, with the slip. */
async function transfer(page: Page): Promise<void> {
  await page.goto(SCREEN);
  await page.getByRole('radio', { name: /^银行转账/ }).check();
  await page.getByRole('button', { name: /去支付/ }).click();
  await page.getByLabel('付款户名').fill('知远影像工作室');
  await page.getByLabel('转账流水号').fill('20261121000001');
  const file = { name: '回单.pdf', mimeType: 'application/pdf', buffer: SLIP };
  await page.getByLabel('选择转账回单').setInputFiles(file);
  await page.getByRole('button', { name: '提交转账信息' }).click();
  await expect(page.getByText('已提交，核对到账后自动确认')).toBeVisible();
}

test('a bank transfer takes the slip of the bank along, which its payer alone can open', async ({
  page,
  loginAs,
}) => {
  const authorization = await loginAs('super');
  await transfer(page);
  const href = (await page.getByRole('link', { name: '查看回单' }).getAttribute('href')) ?? '';
  expect(await (await page.request.get(href, { headers: { authorization } })).body()).toEqual(SLIP);
  expect((await page.request.get(href)).status()).toBe(404);
});

test('a backend that takes no slip gets the rest, and the page says so', async ({ page, loginAs }) => {
  await loginAs('super');
  await page.route('**/media/payments/**', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<html>404</html>' }),
  );
  await transfer(page);
  await expect(page.getByText('此后端不能接收回单文件，转账信息已提交')).toBeVisible();
  await expect(page.getByRole('link', { name: '查看回单' })).toHaveCount(0);
});

test('no word of the ledger lies over another where the letters are twice as large', async ({
  page,
  loginAs,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await loginAs('super');
  await page.goto(SCREEN);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const rows = page.getByRole('table', { name: '流水明细' }).locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  const found = await rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const words = [...row.querySelectorAll('td')].map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect();
      });
      const isOver = (a: DOMRect, b: DOMRect) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      return words.some((one, at) => words.slice(at + 1).some((other) => isOver(one, other)))
        ? [row.textContent]
        : [];
    }),
  );
  expect(found).toEqual([]);
});

test('nothing of the wallet is cut off or unreadable on a small phone', async ({ page, loginAs }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await loginAs('super');
  for (const query of ['', '?view=recharges']) {
    await page.goto(SCREEN + query);
    await expect(page.getByRole('heading', { name: '可用余额' })).toBeVisible();
    const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide).toBeLessThanOrEqual(window ?? 0);
    expect(await findings(page)).toEqual([]);
  }
});

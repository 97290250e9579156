/** A member's own PDF is edited, put back by one press, and printed itself. */
import { PATHS } from '#web/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { button, field, openPasswordTab, PASSWORD } from './login-page.ts';
import { orderedPdf, orderHere, pay } from './print-order.ts';
import { makeChinesePdf } from './testing/chinese-pdf.ts';

const NAME = '湖上手记';
const EDITED = '导入后编辑过，将按页面图片印刷，不如原文件清晰';

test('按原文件印刷: what was edited stays as a version, and the order has the very file', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const buffer = await makeChinesePdf(browser, { pages: 32 });
  await page.goto(PATHS.makeEbook.getHref());
  await openPasswordTab(page);
  await field(page, '账号').fill('fresh');
  await field(page, '密码').fill(PASSWORD);
  await button(page, '登录').click();
  await page.getByRole('button', { name: '上传印刷文件' }).click();
  const place = page.getByRole('dialog', { name: '上传印刷文件' });
  await place
    .getByLabel('选择文件', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name: `${NAME}.pdf`, mimeType: 'application/pdf', buffer });
  const job = place.getByRole('article', { name: NAME });
  await expect(job).toContainText('已完成，共 32 页', { timeout: 120_000 });
  await job.getByRole('button', { name: '加入购物车' }).click();
  await expect(page).toHaveURL(/\/manager\/add_shopping\/\d+$/);
  const id = page.url().split('/').at(-1) ?? '';

  await page.goto(`${PATHS.opusListEdit.getHref()}?id=${id}&page=3`);
  const saved = page.locator('[data-save]');
  await expect(saved).toHaveAttribute('data-save', 'saved');
  await page.keyboard.press('r');
  await expect(saved).not.toHaveAttribute('data-save', 'saved');
  await expect(saved).toHaveAttribute('data-save', 'saved');

  await page.goto(PATHS.opusPrint.getHref({ id }));
  await expect(page.getByText(EDITED)).toBeVisible();
  await page.getByRole('button', { name: '按原文件印刷' }).click();
  await expect(page.getByText(EDITED)).toHaveCount(0);
  await orderHere(page);
  const file = await orderedPdf(page, await pay(page));
  // Its boxes stand behind it.
  expect(file.subarray(0, buffer.length).equals(buffer)).toBe(true);
  expect(file.subarray(buffer.length).toString('latin1')).toContain('/TrimBox');
});

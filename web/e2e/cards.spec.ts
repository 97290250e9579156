import { readFileSync } from 'node:fs';
import { findings } from './axe.ts';
import { expect, test } from './fixtures.ts';

test.describe.configure({ mode: 'parallel' });

const SCREEN = '/manager/businessCard';

test('a card is made, shown to who has no login, kept as a contact and printed', async ({
  page,
  loginAs,
  browser,
}) => {
  await loginAs('vip');
  await page.goto(SCREEN);
  await page.getByRole('button', { name: '新建名片' }).click();
  await page.getByLabel('名片地址').fill('gu-qinghe');
  await page.getByRole('button', { name: '添加电话' }).click();
  await page.getByRole('textbox', { name: '电话 1', exact: true }).fill('190 0000 0002');
  await page.getByLabel('电话 1的可见范围').selectOption('scan');
  await page.getByLabel('公司', { exact: true }).fill('清和装帧');
  await expect(page.frameLocator('iframe').getByText('清和装帧')).toBeVisible();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('已保存', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: '分享与印刷' }).click();
  await page.getByRole('button', { name: '发布名片' }).click();
  const address = (await page.getByRole('link', { name: '打开名片页' }).getAttribute('href')) ?? '';
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载名片二维码 PNG' }).click();
  const png = readFileSync(await (await download).path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');

  const stranger = await browser.newContext({ javaScriptEnabled: false });
  const card = await stranger.newPage();
  await card.goto(new URL(address, page.url()).href);
  await expect(card.getByRole('heading', { name: '顾清和' })).toBeVisible();
  const contact = await stranger.request.get(new URL(`${address}.vcf`, page.url()).href);
  expect(await contact.text()).toContain('FN:顾清和');
  for (const text of [await contact.text(), await card.content()])
    expect(text).not.toContain('190 0000 0002');
  await stranger.close();

  await page.getByRole('button', { name: '印名片' }).click();
  await expect(page).toHaveURL(/\/manager\/add_shopping\/\d+$/);
  await page.getByRole('button', { name: '加入购物车' }).click();
  await expect(page.getByText(/已加入购物车/).first()).toBeVisible();
});

test('nothing of a card is cut off or unreadable on a small phone', async ({ page, loginAs }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await loginAs('super');
  for (const [path, heading] of [
    [SCREEN, '身份'],
    [`${SCREEN}?view=share`, '二维码与海报'],
    [`${SCREEN}?view=visits`, '最近来访'],
    [`${SCREEN}?view=contacts`, '名片夹'],
    ['/card/q/kd7m2xq9wa', '我能帮您'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide).toBeLessThanOrEqual(window ?? 0);
    expect(await findings(page)).toEqual([]);
  }
});

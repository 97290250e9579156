import { findings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { PHONE_LINK } from './phone-link.ts';

test.describe.configure({ mode: 'parallel' });

const SCREEN = '/manager/upgrade';

test('a lock leads to the cashier and back, and time to grace, looking only and renewal', async ({
  page,
  loginAs,
  replica,
}) => {
  await loginAs('demo');
  await page.goto('/manager/statisticMag');
  await page.getByRole('button', { name: '查看会员方案' }).click();
  await page.getByRole('button', { name: '去支付' }).click();
  const address = (await page.getByRole('link', { name: PHONE_LINK }).getAttribute('href')) ?? '';
  const phone = await page.context().newPage();
  await phone.goto(address);
  await phone.getByRole('button', { name: '确认付款' }).click();
  await expect(page.getByText(/^「VIP」已生效，有效期至/)).toBeVisible();
  await page.getByRole('link', { name: '返回「统计」' }).click();
  await expect(page.getByText('「统计」需要开通会员')).toHaveCount(0);

  await replica.clock({ advance: '370d' });
  await loginAs('demo');
  await page.goto(SCREEN);
  await expect(page.getByText(/宽限至/)).toBeVisible();
  await replica.clock({ advance: '31d' });
  await loginAs('demo');
  await page.goto(SCREEN);
  await expect(page.getByText(/内容都为您保留，可以查看和导出/)).toBeVisible();
  await page.getByRole('button', { name: '去支付' }).click();
  await expect(page).toHaveURL(/pay=P/);
  await replica.pay(new URL(page.url()).searchParams.get('pay') ?? '', 'settle');
  await expect(page.getByText(/^「VIP」已生效，有效期至/)).toBeVisible();
  await expect(page.getByText(/内容都为您保留，可以查看和导出/)).toHaveCount(0);
});

test('nothing of the plans is cut off or unreadable on a small phone', async ({ page, loginAs }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await loginAs('vip');
  await page.goto(`${SCREEN}?plan=超级会员`);
  await expect(page.getByRole('heading', { name: '当前会员' })).toBeVisible();
  const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(window ?? 0);
  expect(await findings(page)).toEqual([]);
});

import type { Page } from '@playwright/test';
import type { Replica } from '#web/testing/replica.ts';
import { findings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { PHONE_LINK } from './phone-link.ts';

test.describe.configure({ mode: 'parallel' });

const SCREEN = '/manager/upgrade';
const DAY_MS = 24 * 3_600_000;

/** The last day of the membership as the screen says it, counted in days. */
async function lastDay(page: Page): Promise<number> {
  await page.goto(SCREEN);
  const words = page.getByText(/^\d{4}年\d{1,2}月\d{1,2}日到期 · 还有/).first();
  const [year = 0, month = 0, day = 0] = ((await words.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

async function renew(page: Page, replica: Pick<Replica, 'pay'>): Promise<void> {
  await page.getByRole('button', { name: '去支付' }).click();
  await expect(page).toHaveURL(/pay=P/);
  await replica.pay(new URL(page.url()).searchParams.get('pay') ?? '', 'settle');
  await expect(page.getByText(/^「VIP」已生效，有效期至/)).toBeVisible();
}

test('a lock leads to the cashier and back', async ({ page, loginAs }) => {
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
});

test('time brings a reminder, grace and looking only, and each renewal counts as it says', async ({
  page,
  loginAs,
  replica,
}) => {
  await replica.scenario('upgrade-in-state', { account: 'demo', state: 'applied' });
  await loginAs('demo');
  // A week before the end it says so, here and in a notice; who renews then loses none of the days.
  const until = await lastDay(page);
  await replica.clock({ advance: '360d' });
  await loginAs('demo');
  await page.goto(SCREEN);
  await expect(page.getByText('会员还有 5 天到期，现在续费从到期日起算。')).toBeVisible();
  await page.getByRole('button', { name: /通知$/ }).click();
  const told = page.getByRole('dialog', { name: '通知' });
  await expect(told.getByText('会员还有 7 天到期')).toBeVisible();
  await page.keyboard.press('Escape');
  await renew(page, replica);
  const renewed = await lastDay(page);
  expect([365, 366]).toContain(renewed - until);
  await expect(page.getByText(/现在续费从到期日起算。$/)).toHaveCount(0);

  // A year later that one is over too: first the grace, in which nothing is missing.
  await replica.clock({ advance: '380d' });
  await loginAs('demo');
  await page.goto(SCREEN);
  await expect(page.getByText(/宽限至/)).toBeVisible();
  await page.goto('/manager/myMember');
  await expect(page.getByRole('button', { name: '邀请成员' }).first()).toBeEnabled();
  await replica.clock({ advance: '31d' });
  await loginAs('demo');
  await page.goto(SCREEN);
  await expect(page.getByText(/内容都为您保留，可以查看和导出/)).toBeVisible();
  await page.goto('/manager/myMember');
  await expect(page.getByText(/团队都为您保留，可以查看和导出/)).toBeVisible();
  await expect(page.getByRole('button', { name: '邀请成员' })).toHaveCount(0);
  await page.goto(SCREEN);
  // Renewed afterwards it counts from that day, which is forty days past the last one.
  await renew(page, replica);
  await expect(page.getByText(/内容都为您保留，可以查看和导出/)).toHaveCount(0);
  expect((await lastDay(page)) - renewed).toBeGreaterThanOrEqual(365 + 40);
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

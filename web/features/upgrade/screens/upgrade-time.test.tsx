/** What time does to a membership, and what each renewal counts from. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();
const SCREEN = '/manager/upgrade';
const DAY_MS = 24 * 3_600_000;

/** A visit that much later: the session before is long over. */
async function comeLater(advance: string): Promise<void> {
  await product().replica.clock({ advance });
  await product().logIn('demo');
  await product().open(SCREEN);
}

/** The last day of the membership as the screen says it, counted in days. */
async function lastDay(): Promise<number> {
  await product().open(SCREEN);
  const standing = (await screen.findByText('当前会员')).parentElement?.textContent ?? '';
  const [, ...words] = /(\d{4})年(\d{1,2})月(\d{1,2})日到期 · 还有/.exec(standing) ?? [];
  const [year = 0, month = 0, day = 0] = words.map(Number);
  expect(year).toBeGreaterThan(0);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

async function renew(): Promise<void> {
  await user.click(await screen.findByRole('button', { name: '去支付' }));
  await screen.findByText('请使用微信扫一扫');
  await product().replica.pay(new URLSearchParams(location.search).get('pay') ?? '', 'settle');
  await user.click(screen.getByRole('button', { name: '我已付款' }));
  expect(await screen.findByText(/^「VIP」已生效，有效期至/)).toBeTruthy();
}

beforeEach(async () => {
  await product().replica.scenario('upgrade-in-state', { account: 'demo', state: 'applied' });
  await product().logIn('demo');
});

it('reminds a week before the end, here and in a notice, and who renews then loses no day', async () => {
  const until = await lastDay();
  await comeLater('360d');
  expect(await screen.findByText('会员还有 5 天到期，现在续费从到期日起算。')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /通知$/ }));
  const told = within(await screen.findByRole('dialog', { name: '通知' }));
  expect(await told.findByText('会员还有 7 天到期')).toBeTruthy();
  await user.keyboard('{Escape}');
  await renew();
  expect([365, 366]).toContain((await lastDay()) - until);
  expect(screen.queryByText(/现在续费从到期日起算。$/)).toBeNull();
});

it('gives grace and then looking only, and who renews afterwards begins at that day', async () => {
  const until = await lastDay();
  await comeLater('375d');
  expect(await screen.findByText(/宽限至/)).toBeTruthy();
  await product().open('/manager/myMember');
  const [invite] = await screen.findAllByRole<HTMLButtonElement>('button', { name: '邀请成员' });
  expect(invite?.disabled).toBe(false);

  await comeLater('31d');
  expect(await screen.findByText(/内容都为您保留，可以查看和导出/)).toBeTruthy();
  await product().open('/manager/myMember');
  expect(await screen.findByText(/团队都为您保留，可以查看和导出/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '邀请成员' })).toBeNull();

  await product().open(SCREEN);
  await renew();
  await waitFor(() => expect(screen.queryByText(/内容都为您保留，可以查看和导出/)).toBeNull());
  expect((await lastDay()) - until).toBeGreaterThanOrEqual(365 + 40);
});

import { devices } from '@playwright/test';
import { expectSound } from './both-widths.ts';
import { expect, test } from './fixtures.ts';

test.describe.configure({ mode: 'parallel' });

const PUBLISHED = { state: 'published', code: 'qing8shu2k' };
const HERE = '/manager/opus_share_edit/50001';
const SLUG = 'for-editor-lu';
const PHONE = { userAgent: devices['iPhone 13'].userAgent, viewport: { width: 390, height: 844 } };
const EVENTS = /\/r\/events$/;

test('what a reader on a phone allows is told under 给谁看过, and can be deleted', async ({
  page,
  loginAs,
  browser,
  replica,
}) => {
  test.slow();
  await replica.scenario('publication-in-state', PUBLISHED);
  await replica.scenario('share-link', { slug: SLUG });
  await loginAs('super');
  await page.goto(HERE);
  const reads = page.getByRole('region', { name: '给谁看过' });
  await expect(reads).toContainText('还没有人打开');

  const stranger = await browser.newContext(PHONE);
  const phone = await stranger.newPage();
  // What asks comes after the book, and asks once a page is turned.
  const opened = phone.waitForRequest(EVENTS);
  await phone.goto(new URL(`/r/${SLUG}`, page.url()).href);
  await opened;
  const next = phone.getByRole('button', { name: '下一页' });
  await expect(phone.getByRole('main', { name: '西湖四季' })).toBeVisible();
  await next.click();
  await phone.getByRole('button', { name: '可以', exact: true }).click();
  for (const no of [3, 4]) {
    // A page counts once it was seen for more than a second.
    await phone.waitForTimeout(1300);
    await next.click();
    await expect(phone.getByRole('region', { name: `第 ${no} 页` })).toBeInViewport();
  }
  // It is told within ten seconds, which may have been meanwhile.
  await expect(async () => {
    await page.reload();
    const links = reads.getByRole('list', { name: '每个专属链接' });
    await expect(links).toContainText(/打开过 1 次.*读过 2 \/ 168 页.*本地的手机/, { timeout: 5000 });
  }).toPass();
  await expectSound(page, 'who read it');

  await phone.getByRole('button', { name: '显示' }).click();
  await phone.getByRole('button', { name: '阅读记录' }).click();
  await expect(phone.getByRole('complementary', { name: '阅读记录' })).toContainText('翻看 2 页次');
  await expectSound(phone, 'the traces of a reader');
  await phone.getByRole('button', { name: '删除我的阅读记录' }).click();
  await expect(phone.getByText('已全部删除，以后也不再留下')).toBeVisible();
  await page.reload();
  await expect(reads.getByRole('list', { name: '每个专属链接' })).toContainText('读者没有留下阅读记录');
  await stranger.close();
});

test('of a browser that asks not to be tracked nothing is kept but the opening', async ({
  page,
  loginAs,
  browser,
  replica,
  extraHTTPHeaders,
}) => {
  await replica.scenario('publication-in-state', PUBLISHED);
  await replica.scenario('share-link', { slug: SLUG });
  await loginAs('super');
  await page.goto(HERE);
  const stranger = await browser.newContext({
    ...PHONE,
    extraHTTPHeaders: { ...extraHTTPHeaders, dnt: '1' },
  });
  await stranger.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' });
    localStorage.setItem('deskreaderTraces', JSON.stringify({ answer: 'yes', key: 'a1'.repeat(16) }));
  });
  const phone = await stranger.newPage();
  const told: unknown[] = [];
  phone.on('request', (request) => {
    if (EVENTS.test(request.url())) told.push(request.postDataJSON());
  });
  const opening = phone.waitForRequest(EVENTS);
  await phone.goto(new URL(`/r/${SLUG}`, page.url()).href);
  await opening;
  await phone.waitForTimeout(1300);
  await phone.getByRole('button', { name: '下一页' }).click();
  await expect(phone.getByRole('region', { name: '第 2 页' })).toBeInViewport();
  await expect(phone.getByText('可以让作者知道您读了哪几页吗')).toHaveCount(0);
  await phone.close();
  expect(told).toMatchObject([{ reader: '', events: [[0, expect.any(Number), 0, 0]] }]);
  await page.reload();
  const reads = page.getByRole('region', { name: '给谁看过' });
  await expect(reads).toContainText('打开过 1 次');
  await expect(reads).toContainText('读者没有留下阅读记录');
  await stranger.close();
});

/**
 * What of a member's work is lost when something breaks at any moment of it. One round of each kind here; thirty with
 * `npm run test:loss`.
 */
import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { hashText, seededRandom } from '#contracts/seeded-random.ts';
import { expect, TOKEN_KEY, test } from './fixtures.ts';
import { logInByPassword, storedToken } from './login-page.ts';
import { startServer } from './server-process.ts';
import { killTab } from './testing/kill-tab.ts';
import { openEditor, ScriptedEdit, stored, toSaved } from './testing/scripted-edit.ts';

/** Nothing that was made longer ago may be missing. */
const MOST_LOST_S = 2;

test.use({ isFirstVisit: true });

interface Round {
  readonly random: () => number;
  times(most: number): number;
}

function roundOf({ title, repeatEachIndex }: TestInfo): Round {
  const random = seededRandom(hashText(`${title} ${repeatEachIndex}`));
  return { random, times: (most) => 1 + Math.floor(random() * most) };
}

function expectLittle(seconds: number, { title, repeatEachIndex }: TestInfo): void {
  process.stdout.write(`${title}, round ${repeatEachIndex + 1}: ${seconds.toFixed(2)} s lost\n`);
  expect(seconds).toBeLessThan(MOST_LOST_S);
}

async function beginning(page: Page, context: BrowserContext, { random }: Round): Promise<ScriptedEdit> {
  await openEditor(page);
  await toSaved(page);
  const token = String(await storedToken(page));
  const script = new ScriptedEdit(page, random, { request: context.request, token: () => token });
  await script.begin();
  return script;
}

test('a killed tab', async ({ page, context, loginAs }, info) => {
  const round = roundOf(info);
  await loginAs('super');
  const script = await beginning(page, context, round);
  await script.edit(round.times(12));
  const at = await killTab(page);
  const again = await context.newPage();
  await openEditor(again);
  expectLittle(await script.lost(again, at), info);
});

test('a cut network', async ({ page, context, loginAs }, info) => {
  const round = roundOf(info);
  await loginAs('super');
  const script = await beginning(page, context, round);
  await script.edit(round.times(6));
  await context.setOffline(true);
  await script.edit(round.times(6));
  if (round.random() < 0.5) {
    await context.setOffline(false);
    expectLittle(await script.lost(page, Date.now()), info);
    return;
  }
  const at = await killTab(page);
  await context.setOffline(false);
  const again = await context.newPage();
  await openEditor(again);
  expectLittle(await script.lost(again, at), info);
});

test('a full disk', async ({ page, context, loginAs }, info) => {
  const round = roundOf(info);
  await loginAs('super');
  const script = await beginning(page, context, round);
  await script.edit(round.times(6));
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.route(/medthodName=saveDraft/, (route) => route.abort());
  script.hasServer = false;
  await script.press('r');
  await expect(page.getByRole('alert')).toContainText('这台设备也存不下');
  await page.unroute(/medthodName=saveDraft/);
  await toSaved(page);
  script.hasServer = true;
  await script.edit(round.times(6));
  const at = await killTab(page);
  const again = await context.newPage();
  await openEditor(again);
  expectLittle(await script.lost(again, at), info);
});

test('an ended session', async ({ page, context, loginAs }, info) => {
  const round = roundOf(info);
  const token = await loginAs('super');
  await openEditor(page);
  await toSaved(page);
  let now = token;
  const script = new ScriptedEdit(page, round.random, { request: context.request, token: () => now });
  await script.begin();
  await script.edit(round.times(6));
  await context.request.post('/uwp/web/doLoginout.jsp', { headers: { authorization: token } });
  script.hasServer = false;
  await script.press('r');
  await expect(page.getByRole('tab', { name: '密码登录' })).toBeVisible();
  await logInByPassword(page, 'super');
  await expect(page.getByRole('tab', { name: '密码登录' })).toBeHidden();
  now = String(await storedToken(page));
  expectLittle(await script.lost(page, Date.now()), info);
});

test('a killed server', async ({ browser }, info) => {
  // Two starts of a server, which take minutes where the machine has ten times the work it can do.
  test.slow();
  const round = roundOf(info);
  let server = await startServer('web');
  const context = await browser.newContext({ extraHTTPHeaders: {} });
  const page = await context.newPage();
  const login = await context.request.post(`${server.url}/__replica/personas/super/login`);
  const { token } = await login.json();
  await page.goto(`${server.url}/__replica/health`);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    TOKEN_KEY,
    JSON.stringify(token),
  ] as const);
  await openEditor(page, server.url);
  await toSaved(page);
  const backend = { request: context.request, token: () => token, base: server.url };
  const script = new ScriptedEdit(page, round.random, backend);
  await script.begin();
  await script.edit(round.times(6));
  await server.kill();
  script.hasServer = false;
  const at = Date.now();
  await script.edit(round.times(4));
  const isReopened = round.random() < 0.5;
  if (isReopened) await killTab(page);
  server = await startServer('web', {}, server);
  const shown = isReopened ? await context.newPage() : page;
  if (isReopened) await openEditor(shown, server.url);
  expectLittle(await script.lost(shown, at), info);
  await context.close();
  await server.stop();
});

test('two devices at once', async ({ page, context, browser, loginAs }) => {
  const token = await loginAs('super');
  const other = await browser.newContext();
  const there = await other.newPage();
  await loginAs('super', there);
  for (const each of [page, there]) {
    await openEditor(each);
    await toSaved(each);
  }
  const backend = { request: context.request, token: () => token };
  const before = (await stored(backend)).split('\n').length;

  await there.keyboard.press('r');
  await toSaved(there);
  await expect.poll(async () => (await stored(backend)).split('\n')).toHaveLength(before + 1);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('o');
  await expect(page.getByText('另一设备改了第 3 页，已合并')).toBeVisible();
  await toSaved(page);
  expect((await stored(backend)).split('\n')).toHaveLength(before + 1);

  // Both change the page; the one that saves later is asked.
  await page.route(/medthodName=(saveDraft|getDraft)/, (route) => route.abort());
  await page.keyboard.press('PageUp');
  await page.keyboard.press('o');
  await there.keyboard.press('r');
  await toSaved(there);
  await page.unroute(/medthodName=(saveDraft|getDraft)/);
  await page.getByRole('dialog').getByRole('button', { name: '按所选保存' }).click();
  await toSaved(page);
  await expect(page.getByRole('region', { name: '第 3 页' }).getByRole('button')).toHaveCount(before + 2);
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('region', { name: '第 4 页' }).getByRole('button')).toHaveCount(before + 2);
  await other.close();
});

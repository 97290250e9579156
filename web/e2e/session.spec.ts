import { pathIn } from '#web/testing/addresses.ts';
import { openFeedback, SEND_FEEDBACK, sendFeedback } from './feedback.ts';
import { expect, TOKEN_KEY, test } from './fixtures.ts';
import { expectAboutPage, logInByPassword, logOut } from './login-page.ts';

test.describe.configure({ mode: 'parallel' });

test('a session that ends in the middle of work never shows one member the screen of another', async ({
  page,
  loginAs,
  replica,
}) => {
  await loginAs('super');
  await openFeedback(page);
  await replica.clock({ advance: '8d' });
  await sendFeedback(page);
  const reloaded = page.waitForEvent('load');
  await logInByPassword(page, 'demo');
  await reloaded;
  await expect(page.getByRole('button', { name: '账户：林晓舟' })).toBeVisible();
  await expect(page.getByLabel('反馈内容')).toHaveValue('');
  expect((await replica.journal(SEND_FEEDBACK)).map(({ code }) => code)).toEqual([401]);
});

test.describe('logging out', () => {
  test('logs the other tabs out too, with a way back', async ({ page, context, loginAs }) => {
    await loginAs('super');
    const other = await context.newPage();
    await other.goto('/manager/order');
    await expect(other.getByRole('button', { name: '账户：沈知远' })).toBeVisible();
    await page.goto('/about');
    await logOut(page);
    await expect(other.getByRole('tab', { name: '扫码登录' })).toBeVisible();
    expect(pathIn(other.url())).toBe('/manager/order');

    await logInByPassword(page, 'super');
    await expect(other, 'a login in one tab opens the other').toHaveURL('/manager/order');
  });
});

test.describe('the storage of the browser', () => {
  test('is cleared entirely when it is full, and the token still gets its place', async ({ page }) => {
    await page.goto('/__replica/health');
    await page.evaluate(() => {
      for (let size = 1 << 22; size > 0; size = Math.floor(size / 2)) {
        try {
          for (;;) localStorage.setItem(`other${size}-${localStorage.length}`, 'x'.repeat(size));
        } catch {
          // This size does not fit any more; the next one is half of it.
        }
      }
    });
    await page.goto('/about');
    await logInByPassword(page, 'super');
    await expectAboutPage(page);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([TOKEN_KEY]);
  });

  test('may be forbidden altogether; the session then lasts as long as the page', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('/about');
    await logInByPassword(page, 'super');
    await expectAboutPage(page);
  });
});

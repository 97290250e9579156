import { pathIn } from '#web/testing/addresses.ts';
import { openFeedback, SEND_FEEDBACK, sendFeedback } from './feedback.ts';
import { expect, TOKEN_KEY, test } from './fixtures.ts';
import { expectAboutPage, expectMember, logInByPassword, logOut } from './login-page.ts';

test.describe.configure({ mode: 'parallel' });

const CART = '/manager/shopping/cart';
const [FIRST_CART, SECOND_CART] = ['共 26 件商品', '共 5 件商品'];

test('two tabs log out and in together, and never show one member the screen of another', async ({
  page,
  context,
  loginAs,
  replica,
}) => {
  await loginAs('super');
  await page.goto(CART);
  await expect(page.getByText(FIRST_CART)).toBeVisible();
  await page
    .getByRole('button', { name: /修改选项/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();

  const other = await context.newPage();
  await test.step('a logout in one tab ends the session of the other, with a way back', async () => {
    await other.goto('/about');
    await logOut(other);
    await expect(page.getByRole('tab', { name: '扫码登录' })).toBeVisible();
    expect(pathIn(page.url())).toBe(CART);
  });

  await test.step('a login in one tab opens the other, for whoever it is now', async () => {
    await logInByPassword(other, 'vip');
    await expectMember(other, '顾清和');
    await expect(page).toHaveURL(CART);
    await expectMember(page, '顾清和');
    await expect(page.getByText(SECOND_CART)).toBeVisible();
    await expect(page.getByText(FIRST_CART)).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a session that ends in the middle of work leaves nothing to another member', async () => {
    await openFeedback(page);
    await replica.clock({ advance: '8d' });
    await sendFeedback(page);
    const reloaded = [page.waitForEvent('load'), other.waitForEvent('load')];
    await logInByPassword(page, 'demo');
    await Promise.all(reloaded);
    for (const tab of [page, other]) await expectMember(tab, '林晓舟');
    await expect(page.getByLabel('反馈内容')).toHaveValue('');
    expect((await replica.journal(SEND_FEEDBACK)).map(({ code }) => code)).toEqual([401]);
  });
});

test('the storage of the browser may be full, which clears it for the token, or forbidden altogether', async ({
  page,
  context,
}) => {
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

  const forbidden = await context.newPage();
  await forbidden.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await forbidden.goto('/about');
  await logInByPassword(forbidden, 'super');
  await expectAboutPage(forbidden);
});

/** The accounts of the replica beside the login by password, in the builds that know the replica. */
import { loginPathTo } from '#web/testing/addresses.ts';
import { test } from './fixtures.ts';
import { button, expectAboutPage, expectMember, openPasswordTab } from './login-page.ts';

test.use({ build: 'console' });

test('one of them is chosen, and the form is filled in', async ({ page }) => {
  await page.goto(loginPathTo('/about'));
  await openPasswordTab(page);
  await button(page, '演示账号').click();
  await page.getByRole('button', { name: /^vip/ }).click();
  await button(page, '登录').click();
  await expectAboutPage(page);
  await expectMember(page, '顾清和');
});

import { loginPathTo } from '#web/testing/addresses.ts';
import { expect, test } from './fixtures.ts';
import { logInByPassword } from './login-page.ts';
import { dialog, quantity } from './print-dialog.ts';

const CART = '/manager/shopping/cart';
const LINE = `${CART}?cartID=90001`;

test('a cart line in the address is reached through the login, survives a refresh, and the back button closes it', async ({
  page,
  baseURL,
}) => {
  await page.goto(LINE);
  await expect(page).toHaveURL(new URL(loginPathTo(LINE), baseURL).href);
  await logInByPassword(page, 'super');
  await expect(dialog(page).getByRole('heading', { name: '环岛骑行' })).toBeVisible();
  await expect(page).toHaveURL(LINE);
  await page.reload();
  await expect(quantity(page)).toHaveValue('10');
  // Nothing was pressed, so no button has a ring.
  await expect(dialog(page)).toBeFocused();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(CART);
  await expect(page.getByRole('button', { name: /修改选项/ }).first()).toBeVisible();
});

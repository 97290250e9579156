import { expect, test } from './fixtures.ts';
import {
  dialog,
  editButton,
  expectPriced,
  group,
  next,
  openOptions,
  option,
  press,
  quantity,
  UPDATE_CART,
} from './print-dialog.ts';

const VALID = '环岛骑行';
const THIRTY_PAGES = '北方的雪';
const BINDING = '装订方式';
const WEIGHT = '内页克重';

test('a line is edited with the mouse and by keyboard, and left with a question, after which the focus returns', async ({
  page,
  loginAs,
  replica,
}) => {
  await loginAs('super');
  await page.goto('/manager/order');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '购物车' }).click();

  await test.step('what cannot be chosen says why to whoever presses it or rests on it', async () => {
    const options = await openOptions(page, VALID);
    await press(page, BINDING, '豪华装');
    await expect(
      options.getByText('豪华装适用 10–40 页，当前 64 页').filter({ visible: true }),
    ).toBeVisible();
    await group(page, WEIGHT).getByText('250克铜版纸', { exact: true }).hover();
    await expect(page.getByRole('tooltip', { name: '250克铜版纸适用 31 页以内，当前 64 页' })).toBeVisible();
  });

  await test.step('the back button asks before a change is lost', async () => {
    await dialog(page).getByLabel('备注').fill('请勿折叠');
    await page.goBack();
    // By a key: a mouse may come before the question has grown to its place.
    await page.getByRole('button', { name: '放弃修改', exact: true }).press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/manager\/shopping\/cart/);
    await expect(await editButton(page, VALID)).toBeFocused();
  });

  await test.step('everything works by keyboard', async () => {
    await (await editButton(page, THIRTY_PAGES)).focus();
    await page.keyboard.press('Enter');
    await expectPriced(page);
    await option(page, BINDING, '铁圈装').focus();
    // From the last option round to the first, which is disabled: it is reached, explained and not chosen.
    await page.keyboard.press('ArrowRight');
    await expect(option(page, BINDING, '骑马钉')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(option(page, BINDING, '铁圈装')).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('button', { name: /^补 2 页/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await option(page, BINDING, '铁圈装').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(option(page, BINDING, '骑马钉')).toBeChecked();
    await page.keyboard.press('ArrowLeft');
    await expect(dialog(page).getByText('按空格键选用“铁圈装”')).toBeInViewport();
    await page.keyboard.press('ArrowRight');
    await expect(dialog(page).getByText('按空格键选用')).toHaveCount(0);
    await quantity(page).focus();
    await page.keyboard.press('ArrowUp');
    await expect(quantity(page)).toHaveValue('21');
    await expectPriced(page);
    await next(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(await editButton(page, THIRTY_PAGES)).toBeFocused();
    expect(await replica.journal(UPDATE_CART)).toHaveLength(1);
  });
});

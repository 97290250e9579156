import type { Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  dialog,
  editButton,
  expectPriced,
  GET_TOTAL,
  group,
  next,
  openCart,
  openOptions,
  option,
  press,
  quantity,
  total,
  UPDATE_CART,
} from './print-dialog.ts';

test.describe.configure({ mode: 'parallel' });

const VALID = '环岛骑行';
const THIRTY_PAGES = '北方的雪';
const BINDING = '装订方式';
const WEIGHT = '内页克重';

test.describe('the options of a line', () => {
  test('that cannot be chosen say why when pressed, and stay as they are', async ({ page, loginAs }) => {
    await loginAs('super');
    await openCart(page);
    const options = await openOptions(page, VALID);
    await press(page, BINDING, '豪华装');
    await expect(
      options.getByText('豪华装适用 10–40 页，当前 64 页').filter({ visible: true }),
    ).toBeVisible();
    await expect(option(page, BINDING, '普通精装')).toBeChecked();
    await group(page, WEIGHT).getByText('250克铜版纸', { exact: true }).hover();
    await expect(page.getByRole('tooltip', { name: '250克铜版纸适用 31 页以内，当前 64 页' })).toBeVisible();
  });
});

test.describe('the price', () => {
  test('is never that of an earlier choice, whose question is given up', async ({
    page,
    loginAs,
    replica,
  }) => {
    await loginAs('super');
    await openCart(page);
    await openOptions(page, VALID);
    await expectPriced(page);
    await replica.fault({ operation: GET_TOTAL, kind: 'hang', times: 1 });
    const asked = (count: string) => (request: Request) => request.url().includes(`count=${count}&`);
    const first = page.waitForRequest(asked('20'));
    await quantity(page).fill('20');
    await first;
    const givenUp = page.waitForEvent('requestfailed', asked('20'));
    await quantity(page).fill('60');
    await expect(next(page)).toBeDisabled();
    await givenUp;
    await expectPriced(page);
    await expect(total(page)).toContainText('6,658.08');
    await expect(total(page)).toContainText('已优惠');
  });

  test('is asked for once when the typing pauses', async ({ page, loginAs, replica }) => {
    await loginAs('super');
    await openCart(page);
    await openOptions(page, VALID);
    await expectPriced(page);
    // The page's own clock stands while somebody types, so that a slow machine makes no pauses.
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await quantity(page).clear();
    await quantity(page).pressSequentially('1234');
    expect(await replica.journal(GET_TOTAL)).toHaveLength(1);
    await page.clock.runFor(1000);
    await page.clock.resume();
    await expectPriced(page);
    await expect.poll(() => replica.journal(GET_TOTAL)).toHaveLength(2);
  });
});

test.describe('saving', () => {
  test('is asked about before a change is lost, also by the back button', async ({ page, loginAs }) => {
    await loginAs('super');
    await page.goto('/manager/order');
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '购物车' }).click();
    await openOptions(page, VALID);
    await dialog(page).getByLabel('备注').fill('请勿折叠');
    const question = page.getByRole('dialog').filter({ hasText: '放弃修改？' });
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: '继续编辑' }).click();
    await expect(question).toHaveCount(0);
    await expect(dialog(page).getByLabel('备注')).toHaveValue('请勿折叠');
    await page.goBack();
    await question.getByRole('button', { name: '放弃修改' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/manager\/shopping\/cart/);
    await expect(await editButton(page, VALID)).toBeFocused();
  });
});

test('everything works by keyboard, and the focus returns', async ({ page, loginAs, replica }) => {
  await loginAs('super');
  await openCart(page);
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

import type { Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
import {
  close,
  dialog,
  editButton,
  expectPriced,
  GET_TOTAL,
  group,
  next,
  notice,
  openCart,
  openOptions,
  option,
  PRICE_FAILED,
  press,
  quantity,
  SAVE_FAILED,
  toast,
  total,
  UPDATE_CART,
} from './print-dialog.ts';

test.describe.configure({ mode: 'parallel' });

const VALID = '环岛骑行';
const THIRTY_PAGES = '北方的雪';
const COVER = '封面材质';
const BINDING = '装订方式';
const WEIGHT = '内页克重';
const LAMINATION = '内页覆膜';

test.describe('the options of a line', () => {
  test('hide a step that is not shown, and show the binding with its warning', async ({ page, loginAs }) => {
    await loginAs('super');
    await openCart(page);
    const options = await openOptions(page, VALID);
    await expect(group(page, '边缘工艺')).toHaveCount(0);
    await expect(options.getByText('硬壳封面，内页胶装，挺括大方，适合收藏与赠送。')).toBeVisible();
    await expect(options.getByText(/^温馨提示：若封二、封三有内容/)).toBeVisible();
    await press(page, BINDING, '骑马钉');
    await expect(options.getByText(/^温馨提示/)).toHaveCount(0);
  });

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
    await expect(page.getByRole('tooltip', { name: '250克铜版纸适用 1–31 页，当前 64 页' })).toBeVisible();
  });

  test('open with the blank pages that are missing, which are saved', async ({ page, loginAs, replica }) => {
    await loginAs('super');
    await openCart(page);
    const options = await openOptions(page, THIRTY_PAGES);
    await options.getByRole('button', { name: '补 2 页空白页即可使用骑马钉' }).click();
    await expect(options.getByText('含 2 页空白页')).toBeVisible();
    await press(page, BINDING, '骑马钉');
    await expect(option(page, BINDING, '骑马钉')).toBeChecked();
    await expectPriced(page);
    const sent = page.waitForRequest((request) => request.url().includes('medthodName=updateCart'));
    await next(page).click();
    expect(new URLSearchParams((await sent).postData() ?? '').get('pagesNum')).toBe('32');
    await expect(dialog(page)).toHaveCount(0);
    expect(await replica.journal(UPDATE_CART)).toHaveLength(1);
  });

  test('that became impossible are moved, which is said in one line', async ({ page, loginAs }) => {
    await loginAs('super');
    await openCart(page);
    await openOptions(page, VALID);
    await press(page, BINDING, '骑马钉');
    await press(page, COVER, '藏青布艺');
    await expect(notice(page)).toHaveText('已自动改为「普通精装」：布艺封面只能配精装或豪华装');
    await expect(option(page, BINDING, '普通精装')).toBeChecked();
    await press(page, LAMINATION, '哑膜');
    await expect(notice(page)).toHaveCount(0);
  });

  test('of a stored line that are no longer possible are moved on opening', async ({ page, loginAs }) => {
    await loginAs('super');
    await openCart(page);
    await openOptions(page, '向绿而行');
    await expect(notice(page)).toHaveText('已自动改为「亮膜」：对裱精装的内页须覆膜');
    await close(page);
  });

  test('of which none is left block 下一步 with the reason', async ({ page, loginAs, replica }) => {
    await loginAs('super');
    await openCart(page);
    const options = await openOptions(page, '银杏树下');
    const reason = '当前封面材质「藏青布艺」只能配精装或豪华装，8 页没有可用的，请更换封面材质';
    await expect(options.getByRole('alert').filter({ hasText: reason }).first()).toBeVisible();
    await expect(next(page)).toBeDisabled();
    await expect(next(page)).toHaveAccessibleDescription(reason);
    expect(await replica.journal(GET_TOTAL)).toEqual([]);
    await press(page, COVER, '铜版纸');
    await expectPriced(page);
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
    await expect(total(page)).toContainText('6658.08');
    await expect(total(page)).toContainText('已优惠');
  });

  test('is greyed while the next one is on its way, and 下一步 waits', async ({ page, loginAs, replica }) => {
    await loginAs('super');
    await openCart(page);
    await openOptions(page, VALID);
    await expectPriced(page);
    const { letGo } = await hold(page, GET_TOTAL);
    await press(page, BINDING, '骑马钉');
    await expect(total(page)).toHaveAttribute('aria-busy', 'true');
    await expect(next(page)).toBeDisabled();
    await next(page).click({ force: true });
    letGo();
    await expectPriced(page);
    await expect(total(page)).toHaveAttribute('aria-busy', 'false');
    expect(await replica.journal(UPDATE_CART)).toEqual([]);
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
    expect(await replica.journal(GET_TOTAL)).toHaveLength(2);
  });

  test('that fails is said in its words, and can be asked for again', async ({ page, loginAs, replica }) => {
    await loginAs('super');
    await openCart(page);
    const options = await openOptions(page, VALID);
    await expectPriced(page);
    await replica.fault({ operation: GET_TOTAL, kind: 'business-failure' });
    await quantity(page).fill('20');
    await expect(toast(page, PRICE_FAILED)).toBeVisible();
    await expect(options.getByRole('alert').filter({ hasText: PRICE_FAILED })).toBeVisible();
    await expect(next(page)).toBeDisabled();
    await replica.clearFaults();
    await options.getByRole('button', { name: '重试' }).click();
    await expectPriced(page);
    await expect(total(page)).toContainText('2288.00');
  });

  test('is not asked for while the quantity is wrong', async ({ page, loginAs, replica }) => {
    await loginAs('super');
    await openCart(page);
    const options = await openOptions(page, VALID);
    await expectPriced(page);
    await page.clock.install();
    await quantity(page).fill('1.5');
    await expect(options.getByRole('alert').filter({ hasText: '数量须为整数' }).first()).toBeVisible();
    await expect(next(page)).toBeDisabled();
    await next(page).click({ force: true });
    await expect(quantity(page)).toBeFocused();
    // The pause after typing is over, and with it the time for a question.
    await page.clock.fastForward(1000);
    expect(await replica.journal(GET_TOTAL)).toHaveLength(1);
  });
});

test.describe('saving', () => {
  test('that fails keeps the dialog and what was typed, and works again', async ({
    page,
    loginAs,
    replica,
  }) => {
    await loginAs('super');
    await openCart(page);
    const options = await openOptions(page, VALID);
    await options.getByLabel('备注').fill('请勿折叠');
    await expectPriced(page);
    await replica.fault({ operation: UPDATE_CART, kind: 'business-failure', times: 1 });
    await next(page).click();
    await expect(toast(page, SAVE_FAILED)).toBeVisible();
    await expect(options.getByRole('alert').filter({ hasText: SAVE_FAILED })).toBeVisible();
    await expect(options.getByLabel('备注')).toHaveValue('请勿折叠');
    await next(page).click();
    await expect(dialog(page)).toHaveCount(0);
    await openOptions(page, VALID);
    await expect(dialog(page).getByLabel('备注')).toHaveValue('请勿折叠');
  });

  test('happens once on a double click', async ({ page, loginAs, replica }) => {
    await loginAs('super');
    await openCart(page);
    await openOptions(page, VALID);
    await expectPriced(page);
    await replica.fault({ operation: UPDATE_CART, kind: 'delay', delay: 400, times: 1 });
    await next(page).dblclick();
    await expect(dialog(page)).toHaveCount(0);
    expect(await replica.journal(UPDATE_CART)).toHaveLength(1);
  });

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

test('a line that cannot be loaded offers another try', async ({ page, loginAs, replica }) => {
  await loginAs('super');
  await openCart(page);
  await replica.fault({ operation: 'ShopCarService.cartInfo', kind: 'code', code: 500 });
  await (await editButton(page, VALID)).click();
  await expect(dialog(page).getByRole('alert')).toContainText('商品没有加载出来');
  await replica.clearFaults();
  await dialog(page).getByRole('button', { name: '重试' }).click();
  await expectPriced(page);
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

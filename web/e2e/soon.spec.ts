/** What is not open yet: one quiet group at the end of the menu, no word of it beside a price. */
import type { Page } from '@playwright/test';
import { SCREENS } from '#web/lib/paths.ts';
import { expect, test } from './fixtures.ts';

const CLOSED = SCREENS.filter(({ menu, state }) => menu !== undefined && state === 'closed');
const OPEN = SCREENS.filter(({ menu, state }) => menu !== undefined && state === 'open');

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const soon = (page: Page) => page.getByRole('button', { name: '即将推出' });
const titles = (of: typeof SCREENS) => of.map(({ entry }) => entry.title);

for (const account of ['fresh', 'demo', 'vip', 'enterprise', 'super']) {
  test(`${account} finds what is to come in one quiet group, and no word of it beside a price`, async ({
    page,
    loginAs,
  }) => {
    await loginAs(account);
    await page.goto('/manager/upgrade');
    const plans = page.getByRole('region', { name: '会员方案' });
    await expect(plans).toBeVisible();
    // 印刷 is a word of 上传印刷文件 and 印刷下单, which are open.
    const said = (await plans.innerText()).replaceAll(/名片访问统计|上传印刷文件|印刷下单/g, '');
    expect(
      titles(SCREENS.filter(({ state }) => state === 'closed')).filter((title) => said.includes(title)),
    ).toEqual([]);
    await expect(menu(page).getByRole('link')).toHaveCount(OPEN.length);
    await soon(page).click();
    await expect(menu(page).getByRole('link')).toHaveCount(OPEN.length + CLOSED.length);
    await expect(menu(page).getByRole('list', { name: '即将推出' }).getByRole('link')).toHaveText(
      titles(CLOSED),
    );
    await menu(page)
      .getByRole('link', { name: CLOSED[0]?.entry.title ?? '' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: '此功能尚未开放' })).toBeVisible();
    await expect(page.getByRole('button', { name: '查看会员方案' })).toHaveCount(0);
  });
}

import type { Locator, Page } from '@playwright/test';
import { expectSound } from './both-widths.ts';
import { expect, test } from './fixtures.ts';
import { watchRequests } from './screens.ts';

test.describe.configure({ mode: 'parallel' });

const ALL = '/manager/opus_list/all';
const works = (page: Page) => page.getByRole('list', { name: '作品', exact: true });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const folder = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: '文件夹' }).getByRole('link', { name });

/** Chooses from the menu of a work, or from its sheet on a phone. */
async function act(page: Page, name: string, action: string): Promise<void> {
  await card(page, name)
    .getByRole('button', { name: `《${name}》的操作` })
    .click();
  const item = page.getByRole('menuitem', { name: action, exact: true });
  await item.or(page.getByRole('dialog').getByRole('button', { name: action, exact: true })).click();
}

async function startRenaming(page: Page, name: string): Promise<Locator> {
  await act(page, name, '重命名');
  const field = page.getByLabel(`《${name}》的新名称`);
  await expect(field).toBeFocused();
  return field;
}

test.beforeEach(async ({ loginAs }) => {
  await loginAs('super');
});

test('a work is found, renamed, put away and brought back, and going back shows what was before', async ({
  page,
}) => {
  await page.goto(ALL);
  await expect(works(page).getByRole('article')).toHaveCount(24);
  await folder(page, /^行走/).click();
  await expect(works(page).getByRole('article')).toHaveCount(2);
  await page.getByRole('searchbox', { name: '搜索作品' }).fill('骑行');
  await page.keyboard.press('Enter');
  await expect(works(page).getByRole('article')).toHaveCount(1);

  const field = await startRenaming(page, '环岛骑行');
  await field.fill('环岛十日');
  await field.press('Enter');
  await expect(card(page, '环岛十日')).toBeVisible();

  await act(page, '环岛十日', '移动到文件夹');
  const moving = page.getByRole('dialog', { name: '移动《环岛十日》' });
  await moving.getByRole('radio', { name: /家里的书/ }).check();
  await moving.getByRole('button', { name: '移动' }).click();
  await expect(moving).toHaveCount(0);
  await expect(page.getByText('没有找到与“骑行”有关的作品。')).toBeVisible();
  await expect(folder(page, /^家里的书/)).toContainText('5');

  await page.goBack();
  await expect(page).toHaveURL(/\?folder=3$/);
  await expect(works(page).getByRole('article')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(ALL);
  await expect(works(page).getByRole('article')).toHaveCount(24);

  await folder(page, /^家里的书/).click();
  // The work stands in both lists, and its menu goes with the list that it was opened in.
  await expect(works(page).getByRole('article')).toHaveCount(5);
  await act(page, '环岛十日', '归档');
  await expect(works(page)).toContainText('《环岛十日》已归档');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(card(page, '环岛十日')).toBeVisible();
});

test('what another window threw away is said where its name is typed, and the name stays', async ({
  page,
}) => {
  await page.goto('/manager/opus_list/archive');
  const field = await startRenaming(page, '居所 · 旧版');
  await field.fill('居所 · 新版');
  const other = await page.context().newPage();
  await other.goto('/manager/opus_list/archive');
  await act(other, '居所 · 旧版', '移入回收站');
  await expect(other.getByText('《居所 · 旧版》已移入回收站')).toBeVisible();
  await other.close();
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('已在别处移入回收站');
  await expect(field).toHaveValue('居所 · 新版');
  await field.press('Escape');
  await expect(card(page, '居所 · 旧版')).toHaveCount(0);
});

test('several works are chosen and thrown away together, with the keyboard alone', async ({ page }) => {
  await page.goto('/manager/opus_list/archive');
  await page.getByRole('checkbox', { name: '选择《山野 · 试刊》' }).focus();
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: '批量操作' });
  await bar.getByRole('checkbox', { name: '全选本页' }).focus();
  await page.keyboard.press('Space');
  await expect(bar).toContainText('已选 2 件');
  await bar.getByRole('button', { name: '移入回收站' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 件作品已移入回收站')).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).focus();
  await page.keyboard.press('Enter');
  await expect(works(page).getByRole('article')).toHaveCount(2);
});

test('works have no serious finding and do not scroll sideways, wide or narrow', async ({ page }) => {
  test.slow();
  for (const address of [ALL, `${ALL}?view=list`, '/manager/opus_list/trash', `${ALL}?keyword=没有`]) {
    const asking = watchRequests(page);
    await page.goto(address);
    await asking.over();
    await expectSound(page, address);
  }
  await page.goto(`${ALL}?folder=3`);
  const field = await startRenaming(page, '环岛骑行');
  await field.fill('');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('请输入作品名称');
  await expectSound(page, 'a name that is missing');
  await field.press('Escape');
  await page.getByRole('checkbox', { name: '选择《环岛骑行》' }).check();
  for (const [action, title] of [
    ['移动到文件夹', '移动《环岛骑行》'],
    ['标签', '《环岛骑行》的标签'],
    ['下架', '下架《环岛骑行》？'],
  ] as const) {
    await act(page, '环岛骑行', action);
    const asked = page.getByRole('dialog', { name: title });
    await expect(asked).toBeVisible();
    await expectSound(page, title, asked);
    await page.keyboard.press('Escape');
    await expect(asked).toHaveCount(0);
  }
});

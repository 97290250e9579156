import type { Locator, Page } from '@playwright/test';
import { expectSound } from './both-widths.ts';
import { expect, test } from './fixtures.ts';
import { watchRequests } from './screens.ts';

const ALL = '/manager/opus_list/all';
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

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

test('works have no serious finding and do not scroll sideways, wide or narrow', async ({
  page,
  loginAs,
}) => {
  test.slow();
  await loginAs('super');
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

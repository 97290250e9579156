import type { BrowserContext, Page } from '@playwright/test';
import { PATHS } from '#web/lib/paths.ts';
import { expect, test } from './fixtures.ts';

/** A work of super's whose cover is edited. */
const OPUS = '50043';

async function open(page: Page): Promise<void> {
  await page.goto(PATHS.opusListEdit.getHref({ id: OPUS }));
  await expect(page.locator('[data-save]')).toBeVisible();
}

const line = (page: Page) => page.locator('[data-save]');
const edit = (page: Page) => page.getByRole('button', { name: '矩形', exact: true }).click();
const toSaved = (page: Page) => expect(line(page)).toHaveAttribute('data-save', 'saved');

/** How many elements the server has on the cover. */
async function stored({ request }: BrowserContext, authorization: string): Promise<number> {
  const read = async (medthodName: string, input: Record<string, string>) => {
    const params = { serviceName: 'OpusServiceMag', medthodName, ...input };
    const reply = await request.get('/uwp/newServlet', { params, headers: { authorization } });
    return (await reply.json()).data;
  };
  const { leaves } = await read('getDraft', { opusID: OPUS });
  const pages = await read('getLeaves', { opusID: OPUS, ids: leaves[0].id });
  return pages.leaves[0].content.elements.length;
}

test('what was made before a tab was closed is there again', async ({ page, context, loginAs }) => {
  const token = await loginAs('super');
  await open(page);
  const before = await stored(context, token);
  await edit(page);
  await toSaved(page);
  // Nothing more reaches the server from this tab.
  await page.route(/medthodName=saveDraft/, (route) => route.abort());
  await edit(page);
  await edit(page);
  await page.waitForTimeout(1000);
  await page.close();
  expect(await stored(context, token)).toBe(before + 1);

  const again = await context.newPage();
  await open(again);
  await expect(again.getByText('找回了上次没有保存的第 1 页')).toBeVisible();
  await toSaved(again);
  expect(await stored(context, token)).toBe(before + 3);
});

test('without a network it never says saved, and saves when the network is back', async ({
  page,
  context,
  loginAs,
}) => {
  const token = await loginAs('super');
  await open(page);
  const before = await stored(context, token);
  await context.setOffline(true);
  await edit(page);
  await expect(line(page)).toHaveText('离线草稿，联网后自动保存');
  expect(await stored(context, token)).toBe(before);
  await context.setOffline(false);
  await toSaved(page);
  expect(await stored(context, token)).toBe(before + 1);
});

test('a second tab only looks, until it takes the work over', async ({ page, context, loginAs }) => {
  await loginAs('super');
  await open(page);
  const second = await context.newPage();
  await open(second);
  await expect(line(second)).toContainText('已在另一个标签页打开');
  await second.getByRole('button', { name: '在这里编辑' }).click();
  await toSaved(second);
  await expect(line(page)).toContainText('已在另一个标签页打开');
});

test('a page that another device changed as well is asked about, and both are kept', async ({
  page,
  context,
  loginAs,
  replica,
}) => {
  const token = await loginAs('super');
  await open(page);
  await replica.scenario('draft-in-conflict', { publicationID: OPUS, page: '1' });
  const theirs = await stored(context, token);
  await edit(page);
  const dialog = page.getByRole('dialog', { name: '有 1 页在两处都改过' });
  await expect(dialog).toBeVisible();
  await expect(line(page)).toHaveAttribute('data-save', 'conflict');
  await dialog.getByRole('radio', { name: '留我的' }).check();
  await dialog.getByRole('button', { name: '按所选保存' }).click();
  await toSaved(page);
  expect(await stored(context, token)).toBe(theirs);
  await page.getByRole('button', { name: '历史版本' }).click();
  await expect(page.getByText(/^合并前的版本/)).toBeVisible();
});

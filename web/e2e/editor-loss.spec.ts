import type { BrowserContext, Page } from '@playwright/test';
import { PATHS } from '#web/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { killTab } from './testing/kill-tab.ts';

/** A work of super's whose cover is edited. */
const OPUS = '50043';

async function open(page: Page): Promise<void> {
  await page.goto(PATHS.opusListEdit.getHref({ id: OPUS }));
  await expect(page.locator('[data-save]')).toBeVisible();
}

const line = (page: Page) => page.locator('[data-save]');
const notice = (page: Page) => page.getByRole('alert');
const addRect = (page: Page) =>
  page.getByRole('toolbar', { name: '添加和缩放' }).getByRole('button', { name: '矩形' });
const edit = (page: Page) => addRect(page).click();
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

/** How many elements of the cover the browser keeps for the server. */
function keptElements(page: Page): Promise<number> {
  return page.evaluate(
    (opusID) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('desk-drafts');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('drafts').objectStore('drafts');
          const reading = all.openCursor();
          reading.onsuccess = () => {
            const { result: at } = reading;
            if (at && !String(at.key).endsWith(` ${opusID}`)) return at.continue();
            opening.result.close();
            resolve(at?.value.change.leaves[0]?.content.elements.length ?? 0);
          };
        };
      }),
    OPUS,
  );
}

test('what was made before a tab was killed is there again', async ({ page, context, loginAs }) => {
  const token = await loginAs('super');
  await open(page);
  const before = await stored(context, token);
  await edit(page);
  await toSaved(page);
  // Nothing more reaches the server from this tab.
  await page.route(/medthodName=saveDraft/, (route) => route.abort());
  await edit(page);
  await edit(page);
  await expect.poll(() => keptElements(page)).toBe(before + 3);
  await killTab(page);
  expect(await stored(context, token)).toBe(before + 1);

  const again = await context.newPage();
  await open(again);
  await expect(again.getByText('找回了上次没有保存的第 1 页')).toBeVisible();
  await toSaved(again);
  expect(await stored(context, token)).toBe(before + 3);
});

test('the last letter before the page is read again is there', async ({ page, loginAs }) => {
  await loginAs('super');
  await open(page);
  await toSaved(page);
  // Only the browser keeps it.
  await page.route(/medthodName=saveDraft/, (route) => route.abort());
  for (const restMs of [80, 120, 160]) {
    const word = `rest${restMs}z`;
    await page.keyboard.press('t');
    await page.locator('[contenteditable="true"]').waitFor();
    // Kept once while it is written, and not again before it is left.
    await page.keyboard.type(word, { delay: 50 });
    await page.waitForTimeout(restMs);
    await page.reload();
    await expect(page.getByText(word, { exact: true }).first()).toBeAttached();
  }
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
  await expect(line(page)).toHaveText('离线草稿');
  await expect(notice(page)).toContainText('修改留在这台设备上');
  expect(await stored(context, token)).toBe(before);
  await context.setOffline(false);
  await toSaved(page);
  expect(await stored(context, token)).toBe(before + 1);
});

test('a second tab only looks, until it takes the work over', async ({ page, context, loginAs }) => {
  const token = await loginAs('super');
  await open(page);
  const before = await stored(context, token);
  const second = await context.newPage();
  await open(second);
  await expect(notice(second)).toContainText('已在另一个标签页打开，这里只能查看');
  await expect(line(second)).toHaveText('只能查看');
  await expect(addRect(second)).toBeDisabled();

  await edit(page);
  await second.getByRole('button', { name: '接管编辑' }).click();
  await toSaved(second);
  await expect(notice(page)).toContainText('已在另一个标签页打开');
  // What the first tab had not sent yet came along.
  expect(await stored(context, token)).toBe(before + 1);
  await edit(second);
  await toSaved(second);
  expect(await stored(context, token)).toBe(before + 2);

  await second.close();
  await page.reload();
  await toSaved(page);
  await edit(page);
  await toSaved(page);
  expect(await stored(context, token)).toBe(before + 3);
});

test('a tab that only looks makes a copy of the work to edit', async ({ page, context, loginAs }) => {
  await loginAs('super');
  await open(page);
  const second = await context.newPage();
  await open(second);
  await second.getByRole('button', { name: '另存副本' }).click();
  await expect(second.getByText('已另存副本')).toBeVisible();
  await toSaved(second);
  expect(new URL(second.url()).searchParams.get('id')).not.toBe(OPUS);
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

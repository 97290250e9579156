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

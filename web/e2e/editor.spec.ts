import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { PATHS } from '#web/lib/paths.ts';
import { expectSound } from './both-widths.ts';
import { expect, test } from './fixtures.ts';
import { openEditor, stored, toSaved } from './testing/scripted-edit.ts';

const EDITOR = PATHS.opusListEdit.getHref();
const box = (page: Page, kind: string) => page.locator(`[data-hit][data-kind="${kind}"]`).first();
const hasFocus = (page: Page, kind: string) =>
  page.evaluate((kind) => (document.activeElement as HTMLElement).dataset.kind === kind, kind);

async function expectSaved(page: Page): Promise<void> {
  await expect(page.locator('[data-save="saved"]')).toBeVisible();
}

type Place = { readonly x: number; readonly y: number };

/** Where something stood before it was dragged that far by the mouse, and where it stands then. */
async function dragged(page: Page, thing: Locator, by: (from: Place) => Place): Promise<[Place, Place]> {
  const from = await thing.boundingBox();
  if (!from) throw new Error('there is nothing to be dragged');
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const way = by(from);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + way.x, y + way.y, { steps: 4 });
  await page.mouse.up();
  return [from, (await thing.boundingBox()) ?? from];
}

test('a new member makes a work of a template, moves a picture, writes a text, and finds both again', async ({
  page,
  loginAs,
}) => {
  await loginAs('fresh');
  await page.goto(EDITOR);
  await page.getByRole('list', { name: '模板', exact: true }).getByRole('button').first().click();
  await page.getByRole('button', { name: '新建作品' }).click();
  await expect(page.getByRole('region', { name: '第 1 页' })).toBeVisible();
  await page.goto(`${page.url()}&page=5`);

  const picture = box(page, 'image');
  // With Ctrl nothing falls into line on the way.
  await page.keyboard.down('Control');
  const [before, moved] = await dragged(page, picture, () => ({ x: 20, y: 10 }));
  await page.keyboard.up('Control');
  expect(moved.x).toBeCloseTo(before.x + 20, 0);
  const sheet = await page.getByRole('region', { name: /^第 \d+ 页$/ }).boundingBox();
  const [, inLine] = await dragged(page, picture, ({ x }) => ({ x: (sheet?.x ?? 0) - x + 4, y: 0 }));
  expect(inLine.x).toBeCloseTo(sheet?.x ?? 0, 0);

  await page.getByRole('button', { name: '文字', exact: true }).click();
  await page.getByRole('textbox', { name: '文字内容' }).waitFor();
  await page.keyboard.type('我们的夏天');
  await page.keyboard.press('Escape');
  const written = page.getByRole('button', { name: '文字，我们的夏天' });
  await expect(written).toBeVisible();
  await expectSaved(page);

  await page.reload();
  await expect(written).toBeVisible();
  expect((await box(page, 'image').boundingBox())?.x).toBeCloseTo(inLine.x, 0);
});

test('the whole way goes by the keyboard alone', async ({ page, context, loginAs }) => {
  const token = await loginAs('super');
  const backend = { request: context.request, token: () => token };
  await page.goto(EDITOR);
  const work = page.getByRole('list', { name: '作品' }).getByRole('link').first();
  await expect(work).toBeVisible();
  await work.focus();
  await page.keyboard.press('Enter');
  await expectSaved(page);

  await openEditor(page);
  await toSaved(page);
  const before = await stored(backend);
  const first = box(page, 'text');
  // From what stands before the page, Tab comes to its elements one after the other.
  await page.getByRole('button', { name: '印刷' }).focus();
  for (let tabs = 0; tabs < 12 && !(await hasFocus(page, 'text')); tabs += 1)
    await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  const from = await first.boundingBox();
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(async () => (await first.boundingBox())?.y).toBeGreaterThan(from?.y ?? 0);
  await toSaved(page);
  expect(await stored(backend)).not.toBe(before);
  await page.keyboard.press('Control+z');

  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: '文字内容' })).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('。只用键盘写的');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /只用键盘写的/ })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: /只用键盘写的/ })).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByRole('button', { name: /只用键盘写的/ })).toBeVisible();

  await page.keyboard.press('Control+.');
  await expect(page.getByRole('textbox', { name: '操作的名称' })).toBeFocused();
  await page.keyboard.type('插入空白页');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: '第 4 页' })).toBeVisible();
  await toSaved(page);
  await page.reload();
  await toSaved(page);
  await expect(page.getByRole('button', { name: /只用键盘写的/ })).toBeVisible();
});

test('a photo is dragged from the tray to its place, codes and links are added and lead somewhere', async ({
  page,
  loginAs,
}) => {
  await loginAs('super');
  await openEditor(page);
  await page.getByRole('button', { name: '照片', exact: true }).click();
  await page.getByLabel('上传照片').setInputFiles('web/screenshots/tour.png');
  const photo = page.getByRole('list', { name: '照片' }).getByRole('button').first();
  await expect(photo).toBeVisible();
  const pictures = page.locator('[data-hit][data-kind="image"]');
  const count = await pictures.count();
  const sheet = page.getByRole('region', { name: '第 3 页' });
  await photo.dragTo(sheet, { targetPosition: { x: 60, y: 60 } });
  await expect(pictures).toHaveCount(count + 1);

  await page.keyboard.press('Control+.');
  await expect(page.getByRole('textbox', { name: '操作的名称' })).toBeFocused();
  await page.keyboard.type('二维码');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: '二维码的内容' }).fill('https://desk.example/');
  await expect(page.getByRole('img', { name: '二维码：https://desk.example/' })).toBeVisible();
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '链接' }).click();
  await expect(page.locator('[data-hit][data-kind="link"]')).toHaveCount(1);
  await toSaved(page);
});

test('a work is kept as a file and comes back from it; what is no such file changes nothing', async ({
  page,
  loginAs,
}) => {
  await loginAs('super');
  await openEditor(page);
  const count = await page.locator('[data-hit]').count();
  const act = async (name: string) => {
    await page.getByRole('button', { name: '更多操作' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const kept = page.waitForEvent('download');
  await act('存为文件');
  const path = await (await kept).path();
  await page.getByRole('toolbar', { name: '添加和缩放' }).getByRole('button', { name: '矩形' }).click();
  await expect(page.locator('[data-hit]')).toHaveCount(count + 1);

  const choose = async (content: Buffer) => {
    const choosing = page.waitForEvent('filechooser');
    await act('从文件打开');
    await (await choosing).setFiles({
      name: '夏天.desk.json',
      mimeType: 'application/json',
      buffer: content,
    });
  };
  await choose(Buffer.from('{"pages":[{"id":7}]}'));
  await expect(page.getByRole('dialog', { name: '「夏天.desk.json」打不开' })).toContainText(
    '现在的内容没有改动',
  );
  await page.getByRole('button', { name: '知道了' }).click();
  await expect(page.locator('[data-hit]')).toHaveCount(count + 1);
  await choose(readFileSync(path));
  await expect(page.locator('[data-hit]')).toHaveCount(count);
  await toSaved(page);
});

test('the editor has no serious finding and does not scroll sideways, wide or narrow', async ({
  page,
  loginAs,
}) => {
  await loginAs('super');
  await page.goto(EDITOR);
  await expect(page.getByRole('list', { name: '作品' })).toBeVisible();
  await expectSound(page, 'choosing a work');
  await page.setViewportSize({ width: 1440, height: 844 });
  await page.goto(`${EDITOR}?id=50001&page=10`);
  await expect(page.getByRole('region', { name: '第 10 页' })).toBeVisible();
  await expectSound(page, 'a work');
});

/** What hands do in the editor: enlarging, taking along, turning together, and copying from work to work. */
import type { Page } from '@playwright/test';
import { findings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { beginBlank, hits, sheet } from './testing/blank-work.ts';
import { toSaved } from './testing/scripted-edit.ts';

async function boxOf(page: Page, no = 1) {
  const box = await sheet(page, no).boundingBox();
  if (!box) throw new Error('the page is there');
  return box;
}

/** Where on the page a point of the screen is, in shares of it. */
async function placeAt(page: Page, x: number, y: number) {
  const box = await boxOf(page);
  return [(x - box.x) / box.width, (y - box.y) / box.height] as const;
}

test.beforeEach(async ({ loginAs }) => {
  await loginAs('fresh');
});

test('the wheel enlarges about the pointer, the middle button and the space bar take the page along', async ({
  page,
}) => {
  await beginBlank(page);
  await sheet(page, 1).focus();
  const before = await boxOf(page);
  const [x, y] = [before.x + before.width * 0.7, before.y + before.height * 0.6];
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  for (let notch = 0; notch < 5; notch += 1) await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await boxOf(page)).width).toBeGreaterThan(before.width * 2.5);
  const table = sheet(page, 1).locator('..');
  await expect(table).not.toHaveAttribute('style', /transform/);
  const [across, down] = await placeAt(page, x, y);
  expect(across).toBeCloseTo(0.7, 1);
  expect(down).toBeCloseTo(0.6, 1);

  const held = await boxOf(page);
  await page.mouse.down({ button: 'middle' });
  await page.mouse.move(x + 60, y + 40, { steps: 4 });
  await page.mouse.up({ button: 'middle' });
  const taken = await boxOf(page);
  expect([Math.round(taken.x - held.x), Math.round(taken.y - held.y)]).toEqual([60, 40]);

  await page.keyboard.down('Space');
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 10, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.up('Space');
  const back = await boxOf(page);
  expect([Math.round(back.x - taken.x), Math.round(back.y - taken.y)]).toEqual([-40, -30]);

  await page.keyboard.press('Control+0');
  await expect.poll(async () => (await boxOf(page)).width).toBeCloseTo(before.width, 0);
  await page.keyboard.press('Control+Shift+Equal');
  await expect.poll(async () => (await boxOf(page)).width).toBeGreaterThan(before.width);
});

test('two fingers enlarge and take the page along, and a double tap fits it again', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await beginBlank(page);
  await sheet(page, 1).focus();
  const screen = await page.context().newCDPSession(page);
  await screen.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
  const before = await boxOf(page);
  const middle = { x: before.x + before.width * 0.3, y: before.y + before.height * 0.4 };
  const touch = (type: 'touchStart' | 'touchMove', apart: number, by = 0) =>
    screen.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { id: 0, x: middle.x - apart + by, y: middle.y + by },
        { id: 1, x: middle.x + apart + by, y: middle.y + by },
      ],
    });
  await touch('touchStart', 20);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', 20 + step * 5, step * 2);
  await expect(sheet(page, 1).locator('..')).toHaveAttribute('style', /transform: translate/);
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(async () => (await boxOf(page)).width / before.width).toBeCloseTo(3, 1);
  await expect(sheet(page, 1).locator('..')).not.toHaveAttribute('style', /transform/);
  const [across, down] = await placeAt(page, middle.x + 16, middle.y + 16);
  expect(across).toBeCloseTo(0.3, 1);
  expect(down).toBeCloseTo(0.4, 1);
  await sheet(page, 1).dblclick({ position: { x: 300, y: 300 } });
  await expect.poll(async () => (await boxOf(page)).width).toBeCloseTo(before.width, 0);
});

test('what is chosen turns together by handle, key and number, and is turned back by one step', async ({
  page,
}) => {
  await beginBlank(page);
  await sheet(page, 1).focus();
  await page.keyboard.press('r');
  await page.keyboard.press('o');
  await page.keyboard.press('Control+a');
  const places = () =>
    hits(page).evaluateAll((all) => all.map((each) => (each as HTMLElement).style.cssText));
  const before = await places();
  const handle = await page.locator('[data-handle="turn"]').boundingBox();
  const box = await page.locator('[data-over]').boundingBox();
  if (!handle || !box) throw new Error('the handle is there');
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width, box.y + 10, { steps: 4 });
  await page.mouse.move(box.x + box.width + 40, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  const number = page.getByRole('spinbutton', { name: '旋转' });
  await expect(number).toHaveValue(/^90(\.00)?$/);
  await page.keyboard.press('Control+z');
  expect(await places()).toEqual(before);
  await page.keyboard.press('.');
  await expect(number).toHaveValue(/^15(\.00)?$/);
  await page.keyboard.press('Control+z');
  await number.fill('30');
  await number.press('Tab');
  await expect(hits(page).first()).toHaveCSS('transform', /matrix\(0\.866/);
});

test('elements and pages go from work to work and tab to tab, and words from elsewhere become a text', async ({
  page,
  context,
}) => {
  test.slow();
  await beginBlank(page);
  await sheet(page, 1).focus();
  await page.keyboard.press('r');
  await expect(hits(page)).toHaveCount(1);
  await page.keyboard.press('Control+c');
  await page.keyboard.press('PageDown');
  await expect(sheet(page, 2)).toBeVisible();
  await page.keyboard.press('Control+v');
  await expect(hits(page)).toHaveCount(1);
  await toSaved(page);

  const other = await context.newPage();
  await beginBlank(other);
  await sheet(other, 1).focus();
  await other.keyboard.press('Control+v');
  await expect(hits(other)).toHaveCount(1);
  const idOf = (of: Page) => hits(of).first().getAttribute('data-hit');
  expect(await idOf(other)).not.toBe(await idOf(page));
  await toSaved(other);

  await page.bringToFront();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+c');
  await expect(page.getByText('已复制整页')).toBeVisible();
  await other.bringToFront();
  await other.keyboard.press('Control+v');
  await expect(other.getByText('已粘贴为第 2 页')).toBeVisible();
  await expect(sheet(other, 2)).toBeVisible();
  await expect(hits(other)).toHaveCount(1);
  await toSaved(other);

  await other.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', '苏堤春晓');
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  });
  await expect(other.getByRole('button', { name: '文字，苏堤春晓' })).toBeVisible();

  await other.evaluate(async () => {
    const drawn = document.createElement('canvas');
    drawn.getContext('2d')?.fillRect(0, 0, 100, 100);
    const blob = await new Promise<Blob | null>((done) => drawn.toBlob(done, 'image/png'));
    const data = new DataTransfer();
    data.items.add(new File(blob ? [blob] : [], '截图.png', { type: 'image/png' }));
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.querySelector('section')?.dispatchEvent(event);
  });
  await expect(other.locator('[data-hit][data-kind="image"]')).toHaveCount(1);
  await toSaved(other);
});

test('the photos to be chosen are one stop of the Tab key', async ({ page }) => {
  await beginBlank(page);
  await sheet(page, 1).focus();
  await page.getByRole('button', { name: '自动排版' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('上传照片')
    .setInputFiles(['web/screenshots/tour.png', 'web/screenshots/console.png']);
  await dialog.getByRole('button', { name: '挑选照片' }).press('Enter');
  const list = dialog.getByRole('listbox', { name: '照片' });
  const options = list.getByRole('option');
  await expect(options).toHaveCount(2);
  await options.first().focus();
  await page.keyboard.press('End');
  await expect(options.last()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(options.last()).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Control+a');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(list.locator(':focus')).toHaveCount(0);
  expect(await findings(page, list), 'choosing photos').toEqual([]);
});

import { expectSound } from './both-widths.ts';
import { expect, test } from './fixtures.ts';

test.describe.configure({ mode: 'parallel' });

const WORK = '50043';
const HERE = `/manager/opus_hotarea_edit/${WORK}`;

test('an area is drawn, moved, saved, published and pressed by a stranger', async ({
  page,
  loginAs,
  browser,
  replica,
}) => {
  test.slow();
  await replica.scenario('publication-in-state', {
    publicationID: WORK,
    state: 'published',
    code: 'qing8shu2k',
  });
  await loginAs('super');
  await page.goto(HERE);
  const drawing = page.getByLabel('页面上的热区');
  await page.getByText('矩形', { exact: true }).click();
  const box = await drawing.boundingBox();
  if (!box) throw new Error('the page is there');
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.3);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.4, { steps: 4 });
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.5, { steps: 4 });
  await page.mouse.up();
  const area = drawing.getByRole('button', { name: '1. 转到第 2 页' });
  await expect(area).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('跳到第几页').fill('4');
  await drawing.getByRole('button', { name: '1. 转到第 4 页' }).focus();
  await page.keyboard.press('ArrowDown');

  await page.getByText('多边形', { exact: true }).click();
  const corners = drawing.locator('polyline');
  const corner = () => page.mouse.click(box.x + box.width * 0.5, box.y + box.height * 0.8);
  await corner();
  await expect(corners).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(corners).toHaveCount(0);
  await corner();
  await page.getByText('选择', { exact: true }).click();
  await page.getByText('多边形', { exact: true }).click();
  await expect(corners).toHaveCount(0);
  for (const [x, y] of [
    [0.2, 0.7],
    [0.4, 0.7],
    [0.3, 0.8],
    [0.2, 0.7],
  ] as const) {
    await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
  }
  await page.getByLabel('点了以后').click();
  await page.getByTitle('图文气泡').click();
  await page.getByLabel('显示的文字').fill('苏堤春晓');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('热区已保存')).toBeVisible();
  await page.getByRole('button', { name: '发布' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^发布/ }).click();
  await expect(page.getByRole('status').filter({ hasText: '读者看到的就是这些热区' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: /^分享《/ })).toContainText('已发布');

  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await stranger.newPage();
  await phone.goto(new URL('/r/qing8shu2k', page.url()).href);
  await phone.getByRole('button', { name: '苏堤春晓' }).focus();
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('dialog', { name: '说明' })).toContainText('苏堤春晓');
  await phone.keyboard.press('Escape');
  await expect(phone.getByRole('button', { name: '苏堤春晓' })).toBeFocused();
  await phone.getByRole('link', { name: '转到第 4 页' }).click();
  await expect(phone.getByRole('region', { name: '第 4 页' })).toBeInViewport();
  await stranger.close();
});

test('fifty areas of a page are reached, moved and deleted by keyboard, and it is sound, wide and narrow', async ({
  page,
  loginAs,
  replica,
}) => {
  test.slow();
  await replica.scenario('hot-areas', { publicationID: WORK, page: '1', state: 'full' });
  await loginAs('super');
  await page.goto(HERE);
  await expect(page.getByText('50 / 50 个热区')).toBeVisible();
  await expect(page.getByRole('button', { name: '添加' })).toBeDisabled();
  const list = page.getByRole('list', { name: '第 1 页的热区' });
  await list.getByRole('button').first().focus();
  for (let presses = 1; presses < 50; presses += 1) await page.keyboard.press('Tab');
  await expect(list.getByRole('button').last()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('status').filter({ hasText: '1 页有未保存的热区' })).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(page.getByText('49 / 50 个热区')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('50 / 50 个热区')).toBeVisible();
  await list.getByRole('button').first().click();
  await expectSound(page, 'hot areas');
  await page.getByRole('button', { name: '试用' }).click();
  await page.getByRole('link', { name: '转到第 1 页' }).first().focus();
  await expectSound(page, 'trying hot areas out');
});

test('a finger moves and pulls what is chosen, and scrolls over everything else', async ({
  page,
  loginAs,
  replica,
}) => {
  await replica.scenario('hot-areas', { publicationID: WORK, page: '1', state: 'kinds' });
  await page.setViewportSize({ width: 390, height: 700 });
  await loginAs('super');
  await page.goto(HERE);
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const area = page.getByLabel('页面上的热区').getByRole('button').first();
  await area.scrollIntoViewIfNeeded();
  const place = async () => (await area.boundingBox())?.y ?? Number.NaN;
  const scrolled = () => page.evaluate(() => scrollY);

  async function drag(from: { readonly x: number; readonly y: number }, up: number): Promise<void> {
    const touch = (type: 'touchStart' | 'touchMove', y: number) =>
      phone.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: from.x, y }] });
    await touch('touchStart', from.y);
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', from.y - (up * step) / 8);
    await phone.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
  const middle = async () => {
    const { x, y, width, height } = (await area.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x + width / 2, y: y + height / 2 };
  };

  const before = await scrolled();
  const cameToRest = page.evaluate(
    () => new Promise<void>((done) => addEventListener('scrollend', () => done(), { once: true })),
  );
  await drag(await middle(), 80);
  await cameToRest;
  expect(await scrolled()).toBeGreaterThan(before + 40);
  await expect(area).toHaveAttribute('aria-pressed', 'true');

  const still = await scrolled();
  const top = await place();
  await drag(await middle(), -30);
  await expect.poll(place).toBeGreaterThan(top + 20);
  expect(await scrolled()).toBe(still);
});

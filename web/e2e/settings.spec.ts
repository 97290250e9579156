import { expectSound } from './both-widths.ts';
import { expect, test } from './fixtures.ts';

test.describe.configure({ mode: 'parallel' });

const PUBLISHED = { state: 'published', code: 'qing8shu2k' };
const HERE = '/manager/opus_setting/50001';

test('what a work permits is tried beside its settings, saved, and obeyed by its readers', async ({
  page,
  loginAs,
  browser,
  replica,
}) => {
  test.slow();
  await replica.scenario('publication-in-state', PUBLISHED);
  await loginAs('super');
  // A page is asked for by the cookie of the session, which logging in leaves.
  const loggedIn = await page.request.post(
    '/uwp/newServlet?serviceName=LoginServiceMag&medthodName=loginByPassword',
    { form: { account: 'super', password: 'desk1234' } },
  );
  expect(loggedIn.ok()).toBe(true);
  await page.goto(`${HERE}?tab=reading`);
  const preview = page.frameLocator('iframe[title="《西湖四季》的阅读预览"]');
  await expect(preview.getByRole('button', { name: '搜索' })).toBeVisible();
  await page.getByText('从右往左', { exact: true }).click();
  await page.getByLabel('书内搜索').uncheck();
  await page.getByLabel('复制文字').uncheck();
  await page.getByLabel('从第几页打开').fill('4');
  await page.getByLabel('水印文字').fill('仅供内部参考');
  await expect(preview.getByRole('button', { name: '搜索' })).toBeHidden();
  await expect(preview.getByText('4 / 168')).toBeVisible();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('保存后立即生效，已发布的作品不用再发布')).toBeVisible();

  const stranger = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const reader = await stranger.newPage();
  // What turns the keys around tells of the opening as well; it comes after the book.
  const told = reader.waitForRequest(/\/r\/events$/);
  await reader.goto(new URL('/r/qing8shu2k', page.url()).href);
  await told;
  await expect(reader.getByText('4 / 168')).toBeVisible();
  await expect(reader.getByRole('button', { name: '搜索' })).toBeHidden();
  // The later page lies left.
  const [left, right] = await Promise.all([
    reader.getByRole('region', { name: '第 5 页' }).boundingBox(),
    reader.getByRole('region', { name: '第 4 页' }).boundingBox(),
  ]);
  expect(left?.x).toBeLessThan(right?.x ?? 0);
  await reader.keyboard.press('ArrowLeft');
  await expect(reader.getByText('6 / 168')).toBeVisible();
  const mark = await reader.evaluate(() => {
    const pages = document.querySelector('.page');
    return pages === null ? '' : getComputedStyle(pages, '::after').backgroundImage;
  });
  expect(decodeURIComponent(mark)).toContain('仅供内部参考');
  await stranger.close();
});

test('the table of contents is moved by hand and by keys, published, and read', async ({
  page,
  loginAs,
  browser,
  replica,
}) => {
  test.slow();
  await replica.scenario('publication-in-state', PUBLISHED);
  await loginAs('super');
  await page.goto(`${HERE}?tab=toc`);
  const titles = page.getByLabel(/^第 \d 级标题$/);
  await expect(titles.first()).toHaveValue('封面');
  await titles.first().press('Alt+ArrowDown');
  await expect(titles.nth(1)).toHaveValue('封面');
  await expect(titles.nth(1)).toBeFocused();
  await titles.nth(1).press('Alt+ArrowRight');
  await expect(page.getByLabel('第 2 级标题')).toHaveValue('封面');
  await page.getByTitle('拖动换位置').nth(3).dragTo(titles.first());
  await expect(titles.first()).toHaveValue('荷风');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText(/^有未发布的修改/)).toBeVisible();
  await page.getByRole('button', { name: '发布' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发布' }).click();
  await expect(page.getByText('已发布，读者看到的就是现在的内容。')).toBeVisible();

  const stranger = await browser.newContext();
  const reader = await stranger.newPage();
  await reader.goto(new URL('/r/qing8shu2k', page.url()).href);
  await reader.getByRole('button', { name: '目录' }).click();
  await expect(reader.getByRole('button', { name: /^荷风/ })).toBeVisible();
  await stranger.close();
});

test('settings are sound, wide and narrow', async ({ page, loginAs, replica }) => {
  test.slow();
  await replica.scenario('publication-in-state', { ...PUBLISHED, state: 'changed' });
  await replica.scenario('transfer-in-state', {});
  await loginAs('super');
  const parts = { basic: '基本资料', reading: '怎么读', toc: '目录', versions: '历史版本', ending: '转让' };
  for (const [tab, title] of Object.entries(parts)) {
    await page.goto(`${HERE}?tab=${tab}`);
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expectSound(page, tab);
  }
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectSound } from './both-widths.ts';
import { expect, test } from './fixtures.ts';

test.describe.configure({ mode: 'parallel' });

const PUBLISHED = { state: 'published', code: 'qing8shu2k' };
const HERE = '/manager/opus_share_edit/50001';

test('a work is shared with a password, read by a stranger, counted, and taken back', async ({
  page,
  loginAs,
  browser,
  replica,
}) => {
  test.slow();
  await replica.scenario('publication-in-state', PUBLISHED);
  await loginAs('super');
  await page.goto(HERE);
  const links = page.getByRole('region', { name: '专属链接' });
  await links.getByRole('button', { name: '新建专属链接' }).click();
  const dialog = page.getByRole('dialog', { name: '新建专属链接' });
  await dialog.getByLabel('链接名称').fill('陆编辑');
  await dialog.getByLabel('链接地址').fill('for-editor-lu');
  await dialog.getByLabel('打开时要输入密码').check();
  await dialog.getByLabel('密码', { exact: true }).fill('hu-shang');
  await dialog.getByRole('button', { name: '建好链接' }).click();
  await expect(links).toContainText('还没有人打开');

  const address = new URL('/r/for-editor-lu', page.url()).href;
  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await stranger.newPage();
  await phone.goto(address);
  await expect(phone.getByRole('heading', { name: '这本书需要阅读密码' })).toBeVisible();
  expect(await phone.content()).not.toContain('西湖四季');
  await phone.getByLabel('阅读密码').fill('wrong');
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('alert')).toHaveText('阅读密码不正确，还可以试 4 次');
  await phone.getByLabel('阅读密码').fill('hu-shang');
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('main', { name: '西湖四季' })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('main', { name: '西湖四季' })).toBeVisible();

  await page.reload();
  await expect(links).toContainText('打开过 1 次');
  // By keys held as long as a finger holds them: what the menu opens stays open.
  await links.getByRole('button', { name: '「陆编辑」的更多操作' }).press('Enter', { delay: 60 });
  await page.getByRole('menuitem', { name: '修改' }).press('Enter', { delay: 60 });
  const edited = page.getByRole('dialog', { name: '修改专属链接' });
  await expect(edited.getByLabel('链接名称')).toHaveValue('陆编辑');
  await page.keyboard.press('Escape');
  await expect(edited).toHaveCount(0);
  await links.getByRole('button', { name: '「陆编辑」的更多操作' }).click();
  await page.getByRole('menuitem', { name: '停用' }).click();
  await expect(links).toContainText('已停用');
  await phone.reload();
  await expect(phone.getByRole('heading', { name: /^(没有找到这本书|这本书不在您的演示里)$/ })).toBeVisible();
  await stranger.close();
});

test('a book in a frame of another site never reads for who is logged in', async ({
  page,
  loginAs,
  replica,
}) => {
  await replica.scenario('publication-in-state', PUBLISHED);
  await replica.scenario('reading-mode', { publicationID: '50001', mode: 'private' });
  await loginAs('super');
  await page.goto('/r/qing8shu2k');
  await expect(page.getByRole('main', { name: '西湖四季' })).toBeVisible();
  // Another name of the same machine is another site.
  const framed = new URL('/r/qing8shu2k?as=embed', page.url()).href;
  const shop = createServer((_request, reply) => {
    reply
      .setHeader('content-type', 'text/html')
      .end(`<iframe src="${framed}" width="900" height="600"></iframe>`);
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const { port } = shop.address() as AddressInfo;
  const outer = await page.context().newPage();
  await outer.goto(`http://localhost:${port}/`);
  const frame = outer.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: /^(没有找到这本书|这本书不在您的演示里)$/ })).toBeVisible();
  await replica.scenario('reading-mode', { publicationID: '50001', mode: 'link' });
  await outer.reload();
  await expect(frame.getByRole('main', { name: '西湖四季' })).toBeVisible();
  shop.close();
});

test('sharing is sound, wide and narrow', async ({ page, loginAs, replica }) => {
  await replica.scenario('publication-in-state', PUBLISHED);
  await replica.scenario('share-link', { state: 'used-up' });
  await replica.scenario('share-invite', {});
  await loginAs('super');
  await page.goto(HERE);
  await expect(page.getByRole('region', { name: '专属链接' })).toContainText('次数已用完');
  await expectSound(page, 'sharing');
  await replica.scenario('reading-mode', { mode: 'password' });
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/r/qing8shu2k');
  await expect(page.getByRole('heading', { name: '这本书需要阅读密码' })).toBeVisible();
  await expectSound(page, 'a book with a password');
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findings } from './axe.ts';
import { expectSound } from './both-widths.ts';
import { expect, test } from './fixtures.ts';
import { button } from './login-page.ts';

const SCREEN = '/manager/userInfo';
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A picture of one colour, as a browser makes it. */
async function drawnPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = '#b5382e';
      context.fillRect(0, 0, 300, 200);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

test('the picture is cut out of a file, the name sent by Enter, the own data come as a file, and nothing is unreadable', async ({
  page,
  loginAs,
  replica,
}) => {
  test.slow();
  await replica.scenario('many-devices');
  await loginAs('super');
  await page.goto(SCREEN);
  await button(page, '更换头像').click();
  await page
    .getByLabel('选择头像图片')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await drawnPicture(page) });
  const stage = page.getByRole('group', { name: '裁剪头像' });
  await stage.focus();
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  expect(await findings(page)).toEqual([]);
  await button(page, '保存头像').click();
  await expect(page.getByText('头像已更换')).toBeVisible();
  await expect(card(page, '资料').getByRole('presentation')).toHaveJSProperty('naturalWidth', 320);

  await button(page, '编辑资料').click();
  await page.getByRole('dialog').getByLabel('昵称').fill('知远影像');
  await page.keyboard.press('Enter');
  await expect(card(page, '资料').getByText('知远影像')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await card(page, '隐私与数据').getByRole('button', { name: '导出' }).click();
  const download = await downloading;
  const text = (await readFile(await download.path())).toString();
  expect(text).toContain('shenzhiyuan@desk.example');
  expect(text).not.toContain('19000000001');

  await expect(card(page, '登录设备').getByText(/^共 \d+ 台$/)).toBeVisible();
  await expectSound(page, 'the screen');
  for (const name of ['更换手机号', '注销账号', '编辑资料']) {
    await button(page, name).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSound(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

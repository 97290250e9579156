import type { Page } from '@playwright/test';
import { loginPathTo } from '#web/testing/addresses.ts';
import { expect, test } from './fixtures.ts';
import {
  AFTER_POLL,
  button,
  expectAboutPage,
  expectMember,
  phoneAddress,
  storedToken,
} from './login-page.ts';

test.describe.configure({ mode: 'parallel' });

const TO_ABOUT = loginPathTo('/about');

test('login by QR code is cancelled on the real phone page, asked for a password and confirmed', async ({
  page,
  context,
  replica,
  request,
}) => {
  const mobile = '13800138003';
  await replica.scenario('verification-code-sent', { mobile, purpose: 'register', code: '204816' });
  const registered = await request.post('/uwp/newServlet?serviceName=LoginServiceMag&medthodName=register', {
    form: { mobile, code: '204816', password: 'new-desk-1', nick: '远方来客', agreed: '1' },
  });
  expect(await registered.json()).toMatchObject({ code: 0 });

  await page.goto(TO_ABOUT);
  const phone = await context.newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(await phoneAddress(page));
  await phone.getByRole('button', { name: '林晓舟' }).click();
  await expect(phone.getByRole('heading', { name: '这台设备正在请求登录' })).toBeVisible();
  await expect(page.getByText('已扫描', { exact: true })).toBeVisible(AFTER_POLL);
  await button(phone, '取消').click();
  await expect(phone.getByRole('heading', { name: '已取消登录' })).toBeVisible();
  await expect(page.getByText('手机上已取消，请扫描新的二维码')).toBeVisible(AFTER_POLL);
  expect(await storedToken(page)).toBeNull();

  // The next code asks for the password of an account that the phone does not hold.
  await phone.goto(await phoneAddress(page));
  await phone.getByRole('button', { name: '其他账号' }).click();
  await phone.getByLabel('账号', { exact: true }).fill(mobile);
  await phone.getByLabel('密码', { exact: true }).fill('wrong-one1');
  await button(phone, '下一步').click();
  await expect(phone.getByRole('alert')).toContainText('账号或密码不正确');
  await phone.getByLabel('密码', { exact: true }).fill('new-desk-1');
  await button(phone, '下一步').click();
  await button(phone, '确认登录').click();
  await expect(phone.getByRole('heading', { name: '已确认登录' })).toBeVisible();
  await expectAboutPage(page);
  await expectMember(page, '远方来客');
});

/** At the provider's page: chooses one of the people one can be there. */
async function choose(provider: Page, owner: string): Promise<void> {
  await provider.getByRole('radio', { name: owner }).check();
}

async function openProvider(page: Page, name: string): Promise<Page> {
  const popup = page.context().waitForEvent('page');
  await button(page, name).click();
  return popup;
}

test.describe('login through an outside identity', () => {
  test('weixin shows a QR code whose address is the page that approves', async ({ page, context }) => {
    await page.goto(TO_ABOUT);
    await button(page, '微信').click();
    await expect(page.getByText('请用微信扫描二维码')).toBeVisible();
    const link = page.getByRole('link', { name: '没有扫码工具？打开授权页' });
    const address = (await link.getAttribute('href')) ?? '';
    expect(new URL(address).pathname).toMatch(/^\/provider\/weixin\/[^/]+$/);

    const provider = await context.newPage();
    await provider.goto(address);
    await choose(provider, '已绑定会员 super');
    await button(provider, '同意授权').click();
    await expect(provider.getByRole('heading', { name: '授权成功' })).toBeVisible();
    await expectAboutPage(page);
    await expectMember(page, '沈知远');
  });

  test('another provider opens its own page; refused there, offers another try that works', async ({
    page,
  }) => {
    await page.goto(TO_ABOUT);
    const first = await openProvider(page, '支付宝');
    await button(first, '拒绝').click();
    await expect(first.getByRole('heading', { name: '已拒绝授权' })).toBeVisible();
    await expect(page.getByText('授权已被拒绝')).toBeVisible();
    await first.close();

    const second = await openProvider(page, '重新授权');
    await choose(second, '已绑定会员 vip');
    await button(second, '同意授权').click();
    await expectAboutPage(page);
    await expectMember(page, '顾清和');
  });
});

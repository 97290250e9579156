import type { Page } from '@playwright/test';
import { loginPathTo } from '#web/testing/addresses.ts';
import { expect, test } from './fixtures.ts';
import { button, expectAboutPage, expectMember, logOut, phoneAddress, storedToken } from './login-page.ts';

const MOBILE = '13800138003';

async function openProvider(page: Page, name: string): Promise<Page> {
  const popup = page.context().waitForEvent('page');
  await button(page, name).click();
  return popup;
}

test('one logs in through the real page of a phone and through that of an outside identity', async ({
  page,
  context,
  replica,
  request,
}) => {
  await replica.scenario('verification-code-sent', { mobile: MOBILE, purpose: 'register', code: '204816' });
  const registered = await request.post('/uwp/newServlet?serviceName=LoginServiceMag&medthodName=register', {
    form: { mobile: MOBILE, code: '204816', password: 'new-desk-1', nick: '远方来客', agreed: '1' },
  });
  expect(await registered.json()).toMatchObject({ code: 0 });
  const phone = await context.newPage();

  await test.step('a QR code that the phone cancels leads to the next one', async () => {
    await page.goto(loginPathTo('/about'));
    await phone.setViewportSize({ width: 390, height: 844 });
    await phone.goto(await phoneAddress(page));
    await phone.getByRole('button', { name: '林晓舟' }).click();
    await expect(phone.getByRole('heading', { name: '这台设备正在请求登录' })).toBeVisible();
    await expect(page.getByText('已扫描', { exact: true })).toBeVisible();
    await button(phone, '取消').click();
    await expect(phone.getByRole('heading', { name: '已取消登录' })).toBeVisible();
    await expect(page.getByText('手机上已取消，请扫描新的二维码')).toBeVisible();
    expect(await storedToken(page)).toBeNull();
  });

  await test.step('the next code asks for the password of an account that the phone does not hold', async () => {
    await phone.goto(await phoneAddress(page));
    await phone.getByRole('button', { name: '其他账号' }).click();
    await phone.getByLabel('账号', { exact: true }).fill(MOBILE);
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

  await test.step('a provider opens its own page; refused there, offers another try that works', async () => {
    await logOut(page);
    const first = await openProvider(page, '支付宝');
    await button(first, '拒绝').click();
    await expect(first.getByRole('heading', { name: '已拒绝授权' })).toBeVisible();
    await expect(page.getByText('授权已被拒绝')).toBeVisible();
    await first.close();

    const second = await openProvider(page, '重新授权');
    await second.getByRole('radio', { name: '已绑定会员 vip' }).check();
    await button(second, '同意授权').click();
    await expectMember(page, '顾清和');
  });
});

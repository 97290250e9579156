import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { loginPathTo } from '#web/testing/addresses.ts';
import { expect, test } from './fixtures.ts';
import {
  AFTER_POLL,
  button,
  expectAboutPage,
  expectMember,
  field,
  logInByPassword,
  loginSessionID,
  logOut,
  openPasswordTab,
  phoneAddress,
  sendPassword,
  storedToken,
} from './login-page.ts';

test.describe.configure({ mode: 'parallel' });

const TO_ABOUT = loginPathTo('/about');

test.describe('login by QR code', () => {
  test('goes from waiting over scanned to the target', async ({ page, replica }) => {
    await page.goto(TO_ABOUT);
    const id = await loginSessionID(page);
    await expect(page.getByRole('img', { name: '登录二维码' })).toBeVisible();

    await replica.qr(id, 'scan', 'super');
    await expect(page.getByText('已扫描', { exact: true })).toBeVisible(AFTER_POLL);
    await expect(page.getByText('沈**', { exact: true })).toBeVisible();
    await expect(page.getByText('沈知远')).toHaveCount(0);
    await expect(page.getByText('请在手机上确认')).toBeVisible();

    await replica.qr(id, 'confirm', 'super');
    await expectAboutPage(page);
    await expectMember(page, '沈知远');
  });

  test('offers a new code after the phone cancelled, and that one works', async ({ page, replica }) => {
    await page.goto(TO_ABOUT);
    const first = await loginSessionID(page);
    await replica.qr(first, 'scan', 'demo');
    await expect(page.getByText('已扫描', { exact: true })).toBeVisible(AFTER_POLL);
    await replica.qr(first, 'cancel');
    await expect(page.getByText('手机上已取消，请扫描新的二维码')).toBeVisible();

    const second = await loginSessionID(page);
    expect(second).not.toBe(first);
    await replica.qr(second, 'scan', 'demo');
    await replica.qr(second, 'confirm', 'demo');
    await expectAboutPage(page);
    await expectMember(page, '林晓舟');
  });

  test('expires by the clock of the server, and the refreshed code works', async ({ page, replica }) => {
    await page.goto(TO_ABOUT);
    const first = await loginSessionID(page);
    await replica.clock({ advance: '121s' });
    await expect(page.getByText('二维码已过期', { exact: true })).toBeVisible(AFTER_POLL);

    await button(page, '点击刷新').click();
    const second = await loginSessionID(page);
    expect(second).not.toBe(first);
    await expect(page.getByText('二维码已过期')).toHaveCount(0);
    await replica.qr(second, 'scan', 'vip');
    await replica.qr(second, 'confirm', 'vip');
    await expectAboutPage(page);
  });

  test('is confirmed on the real phone page', async ({ page, context }) => {
    await page.goto(TO_ABOUT);
    const phone = await context.newPage();
    await phone.setViewportSize({ width: 390, height: 844 });
    await phone.goto(await phoneAddress(page));

    await phone.getByRole('button', { name: '沈知远' }).click();
    await expect(phone.getByRole('heading', { name: '电脑正在请求登录' })).toBeVisible();
    await expect(page.getByText('已扫描', { exact: true })).toBeVisible(AFTER_POLL);
    await button(phone, '确认登录').click();
    await expect(phone.getByRole('heading', { name: '已确认登录' })).toBeVisible();

    await expectAboutPage(page);
    await expectMember(page, '沈知远');
  });

  test('is cancelled on the real phone page', async ({ page, context }) => {
    await page.goto(TO_ABOUT);
    const phone = await context.newPage();
    await phone.goto(await phoneAddress(page));
    await phone.getByRole('button', { name: '林晓舟' }).click();
    await button(phone, '取消').click();
    await expect(phone.getByRole('heading', { name: '已取消登录' })).toBeVisible();
    await expect(page.getByText('手机上已取消，请扫描新的二维码')).toBeVisible(AFTER_POLL);
    expect(await storedToken(page)).toBeNull();
  });

  test('asks for the password of an account that the phone does not hold', async ({
    page,
    context,
    replica,
    request,
  }) => {
    const mobile = '13800138003';
    await replica.scenario('verification-code-sent', { mobile, purpose: 'register', code: '204816' });
    const registered = await request.post(
      '/uwp/newServlet?serviceName=LoginServiceMag&medthodName=register',
      {
        form: { mobile, code: '204816', password: 'new-desk-1', nick: '远方来客', agreed: '1' },
      },
    );
    expect(await registered.json()).toMatchObject({ code: 0 });

    await page.goto(TO_ABOUT);
    const phone = await context.newPage();
    await phone.goto(await phoneAddress(page));
    await phone.getByRole('button', { name: '其他账号' }).click();
    await phone.getByLabel('账号', { exact: true }).fill(mobile);
    await phone.getByLabel('密码', { exact: true }).fill('wrong-one1');
    await button(phone, '下一步').click();
    await expect(phone.getByRole('alert')).toContainText('账号或密码不正确');
    await phone.getByLabel('密码', { exact: true }).fill('new-desk-1');
    await button(phone, '下一步').click();
    await button(phone, '确认登录').click();
    await expectAboutPage(page);
    await expectMember(page, '远方来客');
  });
});

test.describe('login by password', () => {
  test('leads to the target and keeps the token under deskyongfengToken', async ({ page }) => {
    await page.goto(TO_ABOUT);
    await logInByPassword(page, 'super');
    await expectAboutPage(page);
    expect(await storedToken(page)).toMatch(/^\S{20,}$/);
  });

  test('tells how many tries are left and keeps what was typed', async ({ page }) => {
    await page.goto(TO_ABOUT);
    await logInByPassword(page, 'demo', 'not-this-one1');
    await expect(page.getByText('账号或密码不正确，还可尝试 4 次')).toBeVisible();
    await expect(field(page, '账号')).toHaveValue('demo');
    await expect(field(page, '密码')).toHaveValue('not-this-one1');
    await sendPassword(page, 'demo', 'nor-this-one1');
    await expect(page.getByText('账号或密码不正确，还可尝试 3 次')).toBeVisible();
    await sendPassword(page, 'demo');
    await expectAboutPage(page);
  });

  test('is locked after five wrong tries and free again after 15 minutes', async ({ page, replica }) => {
    await page.goto(TO_ABOUT);
    await openPasswordTab(page);
    for (const left of [4, 3, 2, 1]) {
      await sendPassword(page, 'demo', 'not-this-one1');
      await expect(page.getByText(`还可尝试 ${left} 次`)).toBeVisible();
    }
    await sendPassword(page, 'demo', 'not-this-one1');
    await expect(page.getByText('密码错误次数过多，请 15 分钟后再试')).toBeVisible();
    await sendPassword(page, 'demo');
    await expect(page.getByText(/密码错误次数过多/)).toBeVisible();

    await replica.clock({ advance: '15m' });
    await sendPassword(page, 'demo');
    await expectAboutPage(page);
  });

  test('wants both fields', async ({ page }) => {
    await page.goto(TO_ABOUT);
    await openPasswordTab(page);
    await button(page, '登录').click();
    await expect(page.getByText('请输入账号', { exact: true })).toBeVisible();
    await expect(page.getByText('请输入密码', { exact: true })).toBeVisible();
    await expect(field(page, '账号')).toBeFocused();
  });

  test('remembers the account, and never the password, when that is wanted', async ({ page }) => {
    await page.goto(TO_ABOUT);
    await openPasswordTab(page);
    await page.getByRole('checkbox', { name: '记住账号' }).check();
    await sendPassword(page, 'enterprise');
    await expectAboutPage(page);
    await logOut(page);

    await openPasswordTab(page);
    await expect(field(page, '账号')).toHaveValue('enterprise');
    await expect(field(page, '密码')).toHaveValue('');
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).not.toContain(DEMO_PASSWORD);

    await page.getByRole('checkbox', { name: '记住账号' }).uncheck();
    await sendPassword(page, 'enterprise');
    await expect(page.getByRole('button', { name: /^账户：/ })).toBeVisible();
    await logOut(page);
    await openPasswordTab(page);
    await expect(field(page, '账号')).toHaveValue('');
  });
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

  test('qq opens its own page, and approving there logs in', async ({ page }) => {
    await page.goto(TO_ABOUT);
    const provider = await openProvider(page, 'QQ');
    await choose(provider, '已绑定会员 super');
    await button(provider, '同意授权').click();
    await expectAboutPage(page);
    await expectMember(page, '沈知远');
  });

  test('refused there, offers another try that works', async ({ page }) => {
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

  test('of nobody yet is bound to an existing member, and logs in by itself from then on', async ({
    page,
    replica,
  }) => {
    await page.goto(TO_ABOUT);
    const provider = await openProvider(page, 'QQ');
    await choose(provider, '尚未绑定会员');
    await button(provider, '同意授权').click();
    await provider.close();
    await expect(page.getByRole('heading', { name: '绑定账号' })).toBeVisible();
    await field(page, '已有账号').fill('demo');
    await field(page, '密码').fill('wrong-one1');
    await button(page, '绑定并登录').click();
    await expect(page.getByText('账号或密码不正确，还可尝试 4 次')).toBeVisible();
    await field(page, '密码').fill(DEMO_PASSWORD);
    await button(page, '绑定并登录').click();
    await expectAboutPage(page);
    await expectMember(page, '林晓舟');
    expect(await replica.journal('LoginServiceMag.bindThirdLogin')).toHaveLength(2);

    await logOut(page);
    const again = await openProvider(page, 'QQ');
    await choose(again, '已绑定会员 demo');
    await button(again, '同意授权').click();
    await expectMember(page, '林晓舟');
  });

  test('of nobody yet gets a new member through the registration', async ({ page }) => {
    await page.goto(TO_ABOUT);
    const provider = await openProvider(page, '微博');
    await choose(provider, '尚未绑定会员');
    await button(provider, '同意授权').click();
    await provider.close();
    await button(page, '没有账号，注册新会员').click();
    await expect(page.getByText(/注册后将绑定微博账号/)).toBeVisible();
    await fillRegistration(page, '13800138001');
    await field(page, '昵称选填').fill('纸上新客');
    await button(page, '注册并登录').click();
    await expectAboutPage(page);
    await expectMember(page, '纸上新客');
  });
});

async function fillRegistration(page: Page, mobile: string): Promise<void> {
  await field(page, '手机号').fill(mobile);
  await button(page, '获取验证码').click();
  await button(page, '填入').click();
  await field(page, '密码').fill('new-desk-1');
}

test.describe('registration', () => {
  test('takes a mobile, its code and a region, and the new member can log in again', async ({ page }) => {
    await page.goto(TO_ABOUT);
    await button(page, '立即注册').click();
    await expect(page.getByRole('heading', { name: '注册账号' })).toBeFocused();
    await fillRegistration(page, '13800138002');
    await expect(page.getByRole('button', { name: /秒后重发$/ })).toBeDisabled();
    await button(page, '+ 添加所在地区（选填）').click();
    await page.getByRole('combobox', { name: '所在地区' }).click();
    for (const name of [/^浙江省/, /^杭州市/, /^西湖区/]) {
      await page.getByRole('menuitemcheckbox', { name }).click();
    }
    const sent = page.waitForRequest((request) => request.url().includes('medthodName=register'));
    await button(page, '注册并登录').click();
    const body = new URLSearchParams((await sent).postData() ?? '');
    expect(body.get('regionCodes')).toBe('330000,330100,330106');
    expect(body.get('regionNames')).toBe('浙江省 杭州市 西湖区');
    await expectAboutPage(page);

    await logOut(page);
    await logInByPassword(page, '13800138002', 'new-desk-1');
    await expect(page.getByRole('button', { name: /^账户：/ })).toBeVisible();
  });

  test('says at each field what is wrong', async ({ page }) => {
    await page.goto(TO_ABOUT);
    await button(page, '立即注册').click();
    await button(page, '注册并登录').click();
    await expect(page.getByText('请输入手机号', { exact: true })).toBeVisible();
    await expect(page.getByText('请输入验证码', { exact: true })).toBeVisible();
    await expect(page.getByText('请输入密码', { exact: true })).toBeVisible();
    await field(page, '手机号').fill('19000000003');
    await button(page, '获取验证码').click();
    await expect(page.getByText('该手机号已注册，请直接登录')).toBeVisible();
  });
});

test.describe('find password', () => {
  test('sets a new password for the member of the mobile', async ({ page }) => {
    await page.goto(TO_ABOUT);
    await openPasswordTab(page);
    await button(page, '忘记密码？').click();
    await field(page, '手机号').fill('19000000001');
    await button(page, '获取验证码').click();
    await button(page, '填入').click();
    await field(page, '新密码').fill('another1desk');
    await button(page, '重设密码').click();

    await expect(page.getByText('密码已重设，请用新密码登录')).toBeVisible();
    await expect(field(page, '账号')).toHaveValue('demo');
    await sendPassword(page, 'demo');
    await expect(page.getByText(/账号或密码不正确/)).toBeVisible();
    await sendPassword(page, 'demo', 'another1desk');
    await expectAboutPage(page);
  });
});

test.describe('the protocol agreement', () => {
  const missing = '请先阅读并同意《服务协议》和《隐私政策》';

  test('is given by default, and without it no way of logging in is open', async ({ page, replica }) => {
    await page.goto(TO_ABOUT);
    const agreement = page.getByRole('checkbox', { name: '我已阅读并同意' });
    await expect(agreement).toBeChecked();
    await agreement.uncheck();
    await expect(page.getByText('同意协议后显示二维码')).toBeVisible();

    await button(page, '微信').click();
    await expect(page.getByText(missing)).toBeVisible();
    await logInByPassword(page, 'super');
    await expect(page.getByText(missing)).toBeVisible();
    await expect(agreement).toBeFocused();
    expect(await replica.journal('LoginServiceMag.loginByPassword')).toEqual([]);
    expect(await replica.journal('UserCenterMag.getThirdLoginInfo')).toEqual([]);

    await agreement.check();
    await button(page, '登录').click();
    await expectAboutPage(page);
  });

  test('can be read', async ({ page }) => {
    await page.goto(TO_ABOUT);
    for (const title of ['服务协议', '隐私政策']) {
      await button(page, `《${title}》`).click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      await button(page, '我知道了').click();
      await expect(dialog).toHaveCount(0);
    }
  });
});

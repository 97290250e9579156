/** Calls have to be signed: the pages come with the secret and sign whatever they send, before a backend too. */
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { textToSign } from '#contracts/rules/account/sign-parameters.ts';
import { loginPathTo } from '#web/testing/addresses.ts';
import { controls } from '#web/testing/replica.ts';
import { startBareBackend } from './bare-backend/start.ts';
import { expect, TOKEN_KEY, test } from './fixtures.ts';
import {
  button,
  expectAboutPage,
  expectMember,
  field,
  logInByPassword,
  logOut,
  phoneAddress,
} from './login-page.ts';
import { PHONE_LINK } from './phone-link.ts';
import { dialog, expectPriced, next, quantity } from './print-dialog.ts';
import { BUILDS, type ServerProcess, startServer } from './server-process.ts';
import { makeChinesePdf, markOfPage } from './testing/chinese-pdf.ts';

const REPLICA_SIGN_SECRET = 'paper & "ink" <一>';
/** Of demo. */
const MOBILE = '19000000001';

let front: ServerProcess;

test.beforeAll(async () => {
  test.slow();
  front = await startServer('web', { REPLICA_SIGN_SECRET });
});

test.afterAll(() => front.stop());

/** What the journal says was refused for its signature. */
async function refusedCalls(url: string): Promise<readonly string[]> {
  const journal = await controls(url).journal();
  return journal.filter(({ reply }) => reply.includes('bad-signature')).map(({ operation }) => operation);
}

async function pdfOf(page: Page) {
  const browser = page.context().browser();
  if (browser === null) throw new Error('a page without a browser');
  const buffer = await makeChinesePdf(browser, { pages: 2 });
  return { name: '湖上手记.pdf', mimeType: 'application/pdf', buffer };
}

test('from the login in every way over cart, save and payment to an upload and the reader', async ({
  page,
  context,
}) => {
  test.slow();
  await test.step('by a QR code', async () => {
    await page.goto(front.url + loginPathTo('/about'));
    const phone = await context.newPage();
    await phone.goto(new URL(await phoneAddress(page), front.url).href);
    await phone.getByRole('button', { name: '林晓舟' }).click();
    await button(phone, '确认登录').click();
    await expectAboutPage(page);
    await phone.close();
    await logOut(page);
  });

  await test.step('by a third party', async () => {
    const popup = page.waitForEvent('popup');
    await button(page, '支付宝').click();
    const provider = await popup;
    await provider.getByRole('radio', { name: '已绑定会员 vip' }).check();
    await button(provider, '同意授权').click();
    await expectMember(page, '顾清和');
    await logOut(page);
  });

  await test.step('by a code to the mobile', async () => {
    await page.getByRole('tab', { name: '验证码登录' }).click();
    await field(page, '手机号').fill(MOBILE);
    await button(page, '获取验证码').click();
    await button(page, '填入').click();
    await button(page, '登录').click();
    await expectMember(page, '林晓舟');
    await logOut(page);
  });

  await test.step('by password', async () => {
    await logInByPassword(page, 'super');
    await expectMember(page, '沈知远');
  });

  await test.step('a line of the cart is priced and saved', async () => {
    await page.goto(`${front.url}/manager/shopping/cart?cartID=90001`);
    await expectPriced(page);
    await quantity(page).fill('3');
    await expectPriced(page);
    await next(page).click();
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('an order is placed and paid', async () => {
    await page.goto(`${front.url}/manager/shopping/order/90001`);
    await page.getByRole('button', { name: '提交订单' }).click();
    await page.getByRole('radio', { name: /微信支付/ }).check();
    await page.getByRole('button', { name: /去支付/ }).click();
    const address = await page.getByRole('link', { name: PHONE_LINK }).getAttribute('href');
    const phone = await context.newPage();
    await phone.goto(new URL(address ?? '', front.url).href);
    await phone.getByRole('button', { name: '确认付款' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '付款成功' })).toBeVisible();
    await phone.close();
  });

  await test.step('a PDF is brought, and the work read', async () => {
    await page.goto(`${front.url}/manager/make_ebook`);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await pdfOf(page));
    const job = page.getByRole('article', { name: '湖上手记', exact: true });
    await expect(job).toContainText('已完成，共 2 页');
    const popup = page.waitForEvent('popup');
    await job.getByRole('link', { name: '翻阅' }).click();
    const reader = await popup;
    await expect(reader.getByText(markOfPage(1)).first()).toBeAttached();
    // It asks for the rest itself, and keeps the place.
    await reader.keyboard.press('ArrowRight');
    await expect(reader.getByText(markOfPage(2)).first()).toBeAttached();
    await reader.close();
  });

  expect(await refusedCalls(front.url)).toEqual([]);
});

for (const build of BUILDS.filter((build) => build !== 'web')) {
  test(`the pages of the ${build} build sign as well`, async ({ page }) => {
    const own = await startServer(build, { REPLICA_SIGN_SECRET });
    try {
      await page.goto(own.url + loginPathTo('/about'));
      await logInByPassword(page, 'super');
      await expectAboutPage(page);
    } finally {
      await own.stop();
    }
  });
}

test('what goes to a backend is signed, the reader of pages included, and no head start runs ahead unsigned', async ({
  page,
}) => {
  const backend = await startBareBackend();
  const own = await startServer('web', { REPLICA_SIGN_SECRET, REPLICA_BACKEND: backend.url });
  try {
    await page.goto(`${own.url}/__replica/health`);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      TOKEN_KEY,
      backend.token,
    ] as const);
    await page.goto(`${own.url}/manager/shopping/cart?cartID=7`);
    await expectPriced(page);
    await next(page).click();
    await expect(dialog(page)).toBeHidden();
    await page.goto(`${own.url}/r/words`);
    await expect.poll(() => backend.calls.map(({ call }) => call)).toContain('ReaderServiceMag.getBook');
    const calls = backend.calls.filter(({ call }) => /^\w+[.]\w+$/.test(call));
    expect(calls.map(({ call }) => call)).toContain('ShoppingServiceMag.updateCart');
    for (const { call, params } of calls) {
      const { serviceName: _service, medthodName: _method, sign, ...sent } = params;
      const wanted = createHash('md5').update(textToSign(sent, REPLICA_SIGN_SECRET)).digest('hex');
      expect(sign, call).toBe(wanted);
    }
  } finally {
    await own.stop();
    await backend.close();
  }
});

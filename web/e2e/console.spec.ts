/** The developers' console as the build for developers shows it, on top of the real product. */
import type { Page } from '@playwright/test';
import { findings } from './axe.ts';
import { resize } from './both-widths.ts';
import {
  closeConsole,
  consoleButton,
  drawer,
  expectReadableAtEachSize,
  followLink,
  openConsole,
  openTab,
  SIZES,
} from './console-drawer.ts';
import { expect, test } from './fixtures.ts';
import { AFTER_POLL, expectMember, phoneAddress } from './login-page.ts';

// Without motion a colour is not measured while it changes.
test.use({ build: 'console' });
test.describe.configure({ mode: 'parallel' });

const CART = '/manager/shopping/cart';
const UPDATE_CART = 'ShoppingServiceMag.updateCart';
/** Every tab with what it shows once it has its answers. */
const TABS = [
  ['调用', /\d+ 条 · 实时/],
  ['故障', 'price-fails'],
  ['身份', '沈知远'],
  ['时钟', '与真实时间相同'],
  ['状态', '契约'],
  ['数据', '密钥和手机号只显示一部分'],
  ['来源', 'MemberServiceMag.getAbout'],
] as const;

const lines = (page: Page) => page.getByRole('list', { name: '购物车商品' }).locator('> li');
const quantity = (page: Page) => lines(page).first().getByRole('textbox');
const calls = (page: Page) => drawer(page).getByRole('button', { name: new RegExp(UPDATE_CART) });

async function openCart(page: Page, query = ''): Promise<void> {
  await page.goto(`${CART}${query}`);
  await expect(lines(page)).toHaveCount(20);
}

async function change(page: Page, count: string): Promise<void> {
  await quantity(page).fill(count);
  await quantity(page).press('Enter');
}

test.describe('it opens and closes', () => {
  test('by its button, which gets the focus back', async ({ page }) => {
    await page.goto('/manager/login');
    await openConsole(page);
    await expect(consoleButton(page)).toHaveAttribute('aria-expanded', 'true');
    await closeConsole(page);
    await expect(consoleButton(page)).toBeFocused();
  });

  test('by Ctrl and `, wherever the focus is', async ({ page, loginAs }) => {
    await loginAs('super');
    await openCart(page);
    await expect(consoleButton(page)).toBeVisible();
    await quantity(page).focus();
    await page.keyboard.press('Control+Backquote');
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Control+Backquote');
    await expect(drawer(page)).toHaveCount(0);
    await expect(quantity(page)).toHaveValue('10');
  });

  test('beside the product, which stays in use', async ({ page, loginAs }) => {
    await loginAs('super');
    await openCart(page);
    await openConsole(page);
    await page.getByRole('checkbox', { name: '选择环岛骑行' }).check();
    await expect(page.getByRole('region', { name: '结算' })).toContainText('已选 1 件');
    await expect(drawer(page)).toBeVisible();
  });
});

test.describe('the journal', () => {
  test('shows a call of the page while it happens', async ({ page, loginAs }) => {
    await loginAs('super');
    await openCart(page);
    await openConsole(page);
    await expect(drawer(page)).toContainText('实时');
    await expect(calls(page)).toHaveCount(0);
    await change(page, '60');
    await expect(calls(page)).toHaveCount(1);
    await expect(calls(page)).toContainText('200 / ok');
    await expect(calls(page)).toContainText('super');
    await expect(calls(page)).toContainText('文档');
  });

  test('shows what another client sends, and why it was refused', async ({ page, loginAs, request }) => {
    const token = await loginAs('super');
    await openCart(page);
    await openConsole(page);
    await expect(drawer(page)).toContainText('实时');
    // 骑马钉 with 30 pages; the product itself never offers it.
    const reply = await request.post(
      '/uwp/newServlet?serviceName=ShoppingServiceMag&medthodName=updateCart',
      {
        headers: { authorization: token },
        form: {
          CartID: '90001',
          goodsID: '1',
          count: '10',
          pagesNum: '30',
          memberID: '10003',
          cnums: 'FM01|ZD01|NK157|NF01|FF01|BY01',
          remarkinfo: '',
          pdfchecked: '1',
          fuwu: '',
          fxID: '',
          prop1: '',
          pdfCnum: '',
        },
      },
    );
    expect(await reply.text()).not.toBe('ok');
    await expect(calls(page)).toContainText('装订方式「骑马钉」不可用');
    await calls(page).click();
    const detail = drawer(page);
    await expect(detail.getByRole('heading', { name: UPDATE_CART })).toBeVisible();
    await expect(detail.getByRole('listitem')).toHaveText('装订方式「骑马钉」不可用：30 页不是 4 的倍数');
    await expect(detail).toContainText('产品文档写明的接口');
    await expect(detail).toContainText('"pagesNum": "30"');
    await detail.getByRole('button', { name: '返回列表' }).click();
    await detail.getByRole('checkbox', { name: '仅本标签页' }).check();
    await expect(calls(page)).toHaveCount(0);
  });

  test('tells two tabs apart that ask the same at once', async ({ page, loginAs }) => {
    await loginAs('super');
    const other = await page.context().newPage();
    await openCart(other);
    await openCart(page);
    await openConsole(page);
    await expect(drawer(page)).toContainText('实时');
    await drawer(page).getByRole('textbox', { name: '按接口名筛选' }).fill('cartList');
    const rows = drawer(page).getByRole('button', { name: /ShopCarService\.cartList/ });
    await expect(rows, 'two in one row').toHaveText([/×2/]);
    await rows.click();
    await expect(rows, 'and below it when it was opened').toHaveCount(3);
    await drawer(page).getByRole('checkbox', { name: '仅本标签页' }).check();
    await expect(rows).toHaveCount(1);
    await drawer(page).getByRole('textbox', { name: '按接口名筛选' }).fill('updateCart');
    await Promise.all([change(page, '60'), change(other, '70')]);
    await drawer(page).getByRole('checkbox', { name: '仅本标签页' }).uncheck();
    await expect(calls(page)).toHaveText([/×2/]);
    await drawer(page).getByRole('checkbox', { name: '仅本标签页' }).check();
    await expect(calls(page)).toHaveCount(1);
    await calls(page).click();
    await expect(drawer(page)).toContainText('"count": "60"');
  });

  test('gives a fault back once more', async ({ page, loginAs, replica }) => {
    await loginAs('super');
    await openCart(page);
    await replica.fault({ operation: UPDATE_CART, kind: 'text', text: 'no', times: 1 });
    await openConsole(page);
    await change(page, '60');
    await expect(calls(page)).toContainText('错误的文本');
    await calls(page).click();
    await drawer(page).getByRole('button', { name: '再来一次' }).click();
    await expect(page.getByText('下一次调用会再出现这个故障')).toBeVisible();
    expect(await replica.faults()).toMatchObject([
      { operation: UPDATE_CART, fault: { kind: 'text', text: 'no' } },
    ]);
  });
});

test('a rule of one’s own is added, named and lifted', async ({ page, loginAs, replica }) => {
  await loginAs('super');
  await openCart(page);
  await replica.fault({ operation: UPDATE_CART, kind: 'text', text: 'no' });
  const shown = await openConsole(page, '故障');
  await expect(shown.getByRole('list', { name: '生效中的故障' })).toContainText('错误的文本');
  await shown.getByRole('button', { name: `解除 ${UPDATE_CART} 的故障` }).click();
  await expect(shown.getByText('没有故障，接口都正常答复。')).toBeVisible();
  expect(await replica.faults()).toEqual([]);
  await change(page, '60');
  await expect(lines(page).first()).toContainText('6,658.08');
});

test('another member is entered on the page where one is', async ({ page, loginAs }) => {
  await loginAs('super');
  await openCart(page);
  const shown = await openConsole(page, '身份');
  await shown.getByRole('button', { name: '切换为 顾清和' }).click();
  await expect(page.getByText('现在是 顾清和')).toBeVisible();
  await expect(page).toHaveURL(CART);
  await expect(lines(page)).toHaveCount(3);
  await expectMember(page, '顾清和');
  await page.reload();
  await expect(lines(page)).toHaveCount(3);
});

test('a jump of the clock ends a QR code that is on the screen', async ({ page, replica }) => {
  await page.goto('/manager/login');
  await phoneAddress(page);
  const shown = await openConsole(page, '时钟');
  await shown.getByRole('button', { name: '执行 二维码过期' }).click();
  await expect(shown.getByText('比真实时间快 3 分钟')).toBeVisible();
  await expect(page.getByText('二维码已过期').first()).toBeVisible(AFTER_POLL);
  await shown.getByRole('button', { name: '复原', exact: true }).click();
  await expect(shown.getByText('与真实时间相同')).toBeVisible();
  await replica.clock({ reset: true });
});

test('a snapshot brings back what was done since', async ({ page, loginAs }) => {
  await loginAs('super');
  await openCart(page);
  const shown = await openConsole(page, '状态');
  await shown.getByRole('textbox', { name: '快照名' }).fill('之前');
  await shown.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('快照已保存')).toBeVisible();
  await change(page, '60');
  await expect(lines(page).first()).toContainText('6,658.08');
  await shown.getByRole('button', { name: '回到快照 之前' }).click();
  await expect(page.getByText('已回到 之前')).toBeVisible();
  await expect(quantity(page)).toHaveValue('10');
  await expect(page, 'the member stays on the page').toHaveURL(CART);
  await shown.getByRole('button', { name: '删除快照 之前' }).click();
  await expect(page.getByText('快照已删除')).toBeVisible();
});

test('a reset from here keeps the member on the page', async ({ page, loginAs }) => {
  await loginAs('super');
  await openCart(page);
  await change(page, '60');
  await expect(lines(page).first()).toContainText('6,658.08');
  const shown = await openConsole(page, '状态');
  await shown.getByRole('button', { name: '恢复初始' }).click();
  await page
    .getByRole('tooltip')
    .getByRole('button', { name: /^恢\s?复$/ })
    .click();
  await expect(page.getByText('已恢复到初始数据')).toBeVisible();
  await expect(quantity(page)).toHaveValue('10');
});

test.describe('a link of a colleague', () => {
  const LINK = '?_replica=persona:vip,clock:+2h,fault:cart-save-fails,scenario:cart-full;account=vip';

  test('brings about member, time, data and fault, and is undone as one', async ({
    page,
    loginAs,
    replica,
  }) => {
    await loginAs('super');
    await openCart(page);
    await followLink(page, `${CART}${LINK}`);
    await expect(page).toHaveURL(CART);
    await expect(lines(page)).toHaveCount(20);
    await expectMember(page, '顾清和');
    const shown = await openConsole(page, '时钟');
    const done = shown.getByRole('list', { name: '链接做了什么' }).getByRole('listitem');
    await expect(done).toHaveText(['时钟 +2h', '场景 cart-full', '身份 vip', '故障 cart-save-fails']);
    await expect(shown.getByText('比真实时间快 2 小时')).toBeVisible();
    expect(await replica.faults()).toMatchObject([{ operation: UPDATE_CART }]);

    await shown.getByRole('button', { name: '撤销' }).click();
    await expectMember(page, '沈知远');
    await expect(lines(page)).toHaveCount(20);
    expect(await replica.faults()).toEqual([]);
    await expect(consoleButton(page)).toBeVisible();
    await openConsole(page, '时钟');
    await expect(drawer(page).getByText('与真实时间相同')).toBeVisible();
    await openTab(page, '身份');
    await drawer(page).getByRole('button', { name: '切换为 顾清和' }).click();
    await expect(lines(page), 'the data of the scenario is gone as well').toHaveCount(3);
  });

  test('changes nothing before it is agreed to, and nothing when it is declined', async ({
    page,
    loginAs,
    replica,
  }) => {
    await loginAs('super');
    const changes: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') changes.push(request.url());
    });
    await page.goto(`${CART}${LINK}`);
    const question = page.getByRole('dialog', { name: /^打开前，这个链接要先做 \d+ 项改动$/ });
    await expect(question.getByRole('listitem')).toHaveText([
      /调整时钟.*\+2h/,
      /运行场景.*cart-full · account=vip/,
      /切换身份.*vip/,
      /制造故障.*cart-save-fails/,
    ]);
    await expect(question.getByRole('button', { name: '执行并打开' })).toBeFocused();
    expect(changes).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(CART);
    await expectMember(page, '沈知远');
    expect(await replica.faults()).toEqual([]);
    expect(changes.filter((url) => url.includes('__replica'))).toEqual([]);
    await page.goto(`${CART}${LINK}`);
    await expect(question).toBeVisible();
    await page.keyboard.press('Enter');
    await expectMember(page, '顾清和');
  });

  test('is copied with all that is in force here', async ({ browser, page, loginAs, replica }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await loginAs('super');
    await replica.fault({ operation: UPDATE_CART, kind: 'text', text: 'no' });
    await openCart(page);
    await openConsole(page);
    await drawer(page).getByRole('button', { name: '复制链接', exact: true }).click();
    await expect(page.getByText('链接已复制')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await replica.reset();

    const context = await browser.newContext();
    const colleague = await context.newPage();
    await followLink(colleague, link);
    await expect(lines(colleague)).toHaveCount(20);
    await change(colleague, '60');
    await expect(lines(colleague).first().getByRole('alert')).toHaveText('更新购物车失败，请稍后再试');
    await context.close();
  });

  test('says which part it did not understand', async ({ page }) => {
    await followLink(page, '/manager/login?_replica=weather:rain,fault:no-such-row');
    await expect(page.getByText(/看不懂「weather:rain」/)).toBeVisible();
    await expect(page.getByText(/fault:no-such-row 没有做成/)).toBeVisible();
  });
});

test('the question of a link is read by everybody, inside the screen, whatever its size', async ({
  page,
}) => {
  const long = `fault:ShopCarService.cartInfo;kind=text;text=${'很长的一段话'.repeat(12)}`;
  await page.goto(
    `/about?_replica=clock:+30d,persona:vip,${long},weather:rain,${'fault:cart-save-fails,'.repeat(12)}`,
  );
  const question = page.getByRole('dialog', { name: /^打开前，这个链接要先做 \d+ 项改动$/ });
  await expect(question).toBeVisible();
  for (const { name, ...size } of SIZES) {
    await resize(page, size);
    const box = await question.boundingBox();
    expect(box?.x, name).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(size.width);
    await expect(question.getByRole('button', { name: '执行并打开' })).toBeInViewport();
    expect(await findings(page), name).toEqual([]);
  }
});

test('every tab is read by everybody, inside the screen, whatever its size', async ({ page, loginAs }) => {
  test.slow();
  await loginAs('super');
  // A short page, because the rules read all of it with each tab.
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: '关于书桌' })).toBeVisible();
  await openConsole(page);
  for (const [tab, content] of TABS) {
    await openTab(page, tab);
    await expect(drawer(page).getByRole('tabpanel')).toContainText(content);
    await expectReadableAtEachSize(page, drawer(page), tab);
  }
});

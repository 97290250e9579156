import { findings } from './axe.ts';
import { expect, test } from './fixtures.ts';

test.describe.configure({ mode: 'parallel' });

const SCREEN = '/manager/myMember';

test('an order over the limit is asked for, approved on another device and paid', async ({
  page,
  loginAs,
  replica,
  browser,
  contextOptions,
}) => {
  await replica.scenario('team-member', { account: 'demo', monthly: '0' });
  const { orderNo = '' } = await replica.scenario('order-in-state', { account: 'demo', state: 'unpaid' });
  await loginAs('demo');
  await page.goto(`/manager/shopping/pay?orders=${orderNo}`);
  await page.getByText('企业付款', { exact: true }).click();
  await page.getByRole('button', { name: /提交审批/ }).click();
  await expect(page.getByText('已提交审批，通过后自动付款')).toBeVisible();

  const elsewhere = await browser.newContext(contextOptions);
  const owner = await elsewhere.newPage();
  await loginAs('enterprise', owner);
  await owner.goto(SCREEN);
  await owner.getByRole('link', { name: /^审批/ }).click();
  await owner.getByRole('button', { name: '通过，林晓舟' }).click();
  await owner.getByRole('button', { name: '通过并付款' }).click();
  await expect(owner.getByText('已通过，订单已由团队账户付款')).toBeVisible();
  await elsewhere.close();

  await page.goto(`/manager/shopping/success?orders=${orderNo}`);
  await expect(page.getByRole('heading', { name: '付款成功' })).toBeVisible();
});

test('who is removed is out at once, wherever a page is still open', async ({
  page,
  loginAs,
  replica,
  browser,
  contextOptions,
}) => {
  await replica.scenario('team-member', { account: 'demo' });
  const { code = '' } = await replica.scenario('team-invite-open');
  await loginAs('demo');
  await page.goto(SCREEN);
  await expect(page.getByText('您在 陆嘉宁 的团队中。')).toBeVisible();
  const guests = await browser.newContext(contextOptions);
  const guest = await guests.newPage();
  await loginAs('fresh', guest);
  await guest.goto(`${SCREEN}?invite=${code}`);
  await expect(guest.getByRole('button', { name: '接受并申请加入' })).toBeVisible();

  const elsewhere = await browser.newContext(contextOptions);
  const owner = await elsewhere.newPage();
  await loginAs('enterprise', owner);
  await owner.goto(SCREEN);
  await owner.getByRole('button', { name: '管理，林晓舟' }).click();
  await owner.getByRole('menuitem', { name: '移除' }).click();
  await owner
    .getByRole('dialog')
    .getByRole('button', { name: /^移\s?除$/ })
    .click();
  await expect(owner.getByRole('button', { name: '管理，林晓舟' })).toHaveCount(0);
  const invites = owner
    .getByRole('list', { name: '待接受的邀请' })
    .getByRole('button', { name: /^撤\s?销$/ });
  const before = await invites.count();
  for (let left = before; left > 0; left -= 1) {
    await invites.first().click();
    await expect(invites).toHaveCount(left - 1);
  }
  await elsewhere.close();

  await page.getByRole('button', { name: '退出团队' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^退\s?出$/ })
    .click();
  await expect(page.getByRole('dialog', { name: '登录已失效' })).toBeVisible();
  await guest.getByRole('button', { name: '接受并申请加入' }).click();
  await expect(guest.getByText(/邀请已被撤销/)).toBeVisible();
  await guests.close();
});

test('nothing of the team is cut off or unreadable on a small phone', async ({ page, loginAs, replica }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await replica.scenario('team-of-three');
  await loginAs('super');
  for (const query of ['', '?view=requests', '?view=works']) {
    await page.goto(SCREEN + query);
    await expect(page.getByRole('heading', { name: '角色与权限' })).toBeVisible();
    await expect(page.getByRole('status', { name: '正在加载' })).toHaveCount(0);
    const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide).toBeLessThanOrEqual(window ?? 0);
    expect(await findings(page)).toEqual([]);
  }
});

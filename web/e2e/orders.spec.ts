import type { Locator, Page } from '@playwright/test';
import type { Replica } from '#web/testing/replica.ts';
import { findings } from './axe.ts';
import { expect, test } from './fixtures.ts';

test.describe.configure({ mode: 'parallel' });

const LIST = '/manager/order';
const card = (page: Page, orderNo: string) => page.getByRole('article', { name: `订单 ${orderNo}` });
const cards = (page: Page) => page.getByRole('article');
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '订单分类' }).getByRole('link', { name });
const detail = (page: Page) => page.getByRole('dialog', { name: '订单详情' });
const question = (page: Page, title: string) => page.getByRole('dialog', { name: title });
const part = (page: Page, name: string | RegExp) => detail(page).getByRole('region', { name });

/** What is shown belongs to what was asked for. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('list', { name: '订单', exact: true })).toHaveAttribute('aria-busy', 'false');
}

/** An order of `super` of its own, in this state. */
async function order(replica: Replica, state: string, more: Record<string, string> = {}): Promise<string> {
  const { orderNo = '' } = await replica.scenario('order-in-state', { account: 'super', state, ...more });
  return orderNo;
}

/** The list with this order alone. */
async function openCard(page: Page, orderNo: string): Promise<Locator> {
  await page.goto(`${LIST}?keyword=${orderNo}`);
  await expect(card(page, orderNo)).toBeVisible();
  return card(page, orderNo);
}

async function openDetail(page: Page, orderNo: string): Promise<void> {
  await page.goto(`${LIST}?no=${orderNo}`);
  await expect(detail(page)).toContainText(orderNo);
}

/** Presses a button of the order, out of its menu where it is in there. */
async function press(page: Page, place: Locator, name: string): Promise<void> {
  const button = place.getByRole('button', { name, exact: true });
  const more = place.getByRole('button', { name: '更多', exact: true });
  await expect(button.or(more).first()).toBeVisible();
  if ((await button.count()) > 0) {
    // What was pressed before is under way until the list is read again; a press on it goes nowhere.
    await expect(button).not.toHaveClass(/loading/);
    return button.click();
  }
  await more.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

test.describe('the list of orders', () => {
  test.beforeEach(async ({ loginAs }) => {
    await loginAs('super');
  });

  test('has tabs that count what they show', async ({ page }) => {
    await page.goto(LIST);
    await expect(tab(page, '全部')).toHaveAttribute('aria-current', 'page');
    await expect(cards(page)).toHaveCount(10);
    for (const [name, states] of [
      ['待付款', /待付款/],
      ['待处理', /待修改文件|待确认样稿|生产延期/],
      ['生产中', /待审稿|待生产|生产中|生产延期/],
      ['待收货', /待收货/],
      ['已完成', /已完成/],
      ['售后', /申请中|已完成|退款中/],
    ] as const) {
      await tab(page, name).click();
      await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
      await settled(page);
      const count = Number(/\d+/.exec((await tab(page, name).textContent()) ?? '')?.[0]);
      expect(count, name).toBeGreaterThan(0);
      await expect(cards(page)).toHaveCount(count);
      for (const shown of await cards(page).all()) await expect(shown).toContainText(states);
    }
    await page.goBack();
    await expect(tab(page, '已完成')).toHaveAttribute('aria-current', 'page');
  });

  test('turns its pages, and the address names the page', async ({ page }) => {
    await page.goto(LIST);
    await expect(cards(page)).toHaveCount(10);
    await page.getByRole('listitem', { name: '2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.reload();
    await expect(page.getByRole('listitem', { name: '2' })).toHaveClass(/active/);
    await page.goto(`${LIST}?page=99`);
    await expect(page).toHaveURL(/page=2/);
  });

  test('is searched by number, work, receiver and phone', async ({ page, replica }) => {
    const orderNo = await order(replica, 'ready');
    await page.goto(LIST);
    const search = page.getByRole('searchbox', { name: '搜索订单' });
    for (const keyword of [orderNo, '西湖四季', '沈知远', '19000000003']) {
      await search.fill(keyword);
      await search.press('Enter');
      await expect(page).toHaveURL(new RegExp(`keyword=${encodeURIComponent(keyword)}`));
      await settled(page);
      await expect(card(page, orderNo), keyword).toBeVisible();
    }
    await search.fill('没有这样的订单');
    await search.press('Enter');
    await expect(page.getByText('没有找到与“没有这样的订单”有关的订单')).toBeVisible();
    await page.getByRole('button', { name: '清除搜索' }).click();
    await expect(cards(page)).toHaveCount(10);
  });

  test('says when it could not be read, and reads again', async ({ page, replica }) => {
    await replica.fault({ operation: 'OrderServiceMag.getOrderList', kind: 'status', status: 500 });
    await page.goto(LIST);
    await expect(page.getByText('订单没有加载出来')).toBeVisible();
    await replica.clearFaults();
    await page.getByRole('button', { name: '重试' }).click();
    await expect(cards(page)).toHaveCount(10);
  });

  test('pays several orders together', async ({ page, replica }) => {
    const numbers = [await order(replica, 'unpaid'), await order(replica, 'unpaid')];
    await page.goto(`${LIST}?tab=unpaid`);
    for (const orderNo of numbers) {
      await page.getByRole('checkbox', { name: `选择订单 ${orderNo} 合并支付` }).check();
    }
    await page.getByRole('region', { name: '合并支付' }).getByRole('button', { name: '合并支付' }).click();
    await expect(page).toHaveURL(/shopping\/pay\?orders=/);
    const asked = new URL(page.url()).searchParams.get('orders')?.split(',') ?? [];
    expect(asked.toSorted()).toEqual(numbers.toSorted());
    // The address is new before the screen is: the list, with a 去支付 on every card, stays until then.
    await expect(page.getByRole('heading', { level: 1, name: '支付' })).toBeVisible();
    await expect(page.getByRole('button', { name: /去支付|确认支付/ })).toBeVisible();
  });
});

test.describe('an action on an order', () => {
  test.beforeEach(async ({ loginAs }) => {
    // A dialog that is still growing can slip away from under a click on a busy machine.
    await loginAs('super');
  });

  test('去支付 leads to the payment', async ({ page, replica }) => {
    const orderNo = await order(replica, 'unpaid');
    await press(page, await openCard(page, orderNo), '去支付');
    await expect(page).toHaveURL(`/manager/shopping/pay?orders=${orderNo}`);
  });

  test('取消订单 asks for the reason', async ({ page, replica }) => {
    const orderNo = await order(replica, 'unpaid');
    const shown = await openCard(page, orderNo);
    await press(page, shown, '取消订单');
    const asked = question(page, '取消这个订单？');
    await expect(asked.getByRole('button', { name: '确认取消' })).toBeDisabled();
    await asked.getByRole('radio', { name: '其他原因' }).check();
    await asked.getByLabel('具体原因').fill('改成电子书了');
    await asked.getByRole('button', { name: '确认取消' }).click();
    await expect(asked).toHaveCount(0);
    await expect(shown).toContainText('已取消');
    await openDetail(page, orderNo);
    await expect(part(page, '订单进程')).toContainText('改成电子书了');
  });

  test('修改地址 takes another of the addresses', async ({ page, replica }) => {
    const orderNo = await order(replica, 'paid');
    await openDetail(page, orderNo);
    await part(page, '收货与发票').getByRole('button', { name: '修改地址' }).click();
    const picker = question(page, '修改收货地址');
    const chosen = picker.getByRole('radio', { checked: true });
    await expect(chosen).toHaveCount(1);
    const before = await part(page, '收货与发票').textContent();
    await picker.getByRole('radio').nth(1).check();
    await picker.getByRole('button', { name: '使用该地址' }).click();
    await expect(page.getByText('收货地址已修改')).toBeVisible();
    await expect(part(page, '收货与发票')).not.toHaveText(before ?? '');
    await part(page, '收货与发票').getByRole('button', { name: '修改地址' }).click();
    await expect(picker.getByRole('radio').nth(1)).toBeChecked();
  });

  test('催审 is done at once, and not twice within an hour', async ({ page, replica }) => {
    const orderNo = await order(replica, 'paid');
    const shown = await openCard(page, orderNo);
    await press(page, shown, '催审');
    await expect(page.getByText(/已催促审稿/)).toBeVisible();
    await press(page, shown, '催审');
    await expect(page.getByText(/已催过，请 \d+ 分钟后再试/)).toBeVisible();
  });

  test('替换文件 waits for a version that is newer than the ordered one', async ({ page, replica }) => {
    const orderNo = await order(replica, 'paid');
    await press(page, await openCard(page, orderNo), '替换文件');
    const asked = question(page, '替换印刷文件');
    await expect(asked).toContainText('还可以替换');
    await expect(asked).toContainText('作品之后没有');
    await expect(asked.getByRole('button', { name: '用最新版本替换' })).toBeDisabled();
  });

  test('替换文件 prints the newest version', async ({ page, replica }) => {
    const orderNo = await order(replica, 'paid');
    await replica.scenario('publication-changed');
    const shown = await openCard(page, orderNo);
    await press(page, shown, '替换文件');
    await question(page, '替换印刷文件').getByRole('button', { name: '用最新版本替换' }).click();
    await expect(page.getByText('文件已替换，重新审稿')).toBeVisible();
    await shown.getByRole('link', { name: /查看详情/ }).click();
    await expect(part(page, '印刷文件')).toContainText('第 2 版');
  });

  test('查看问题 and 坚持印刷, by somebody who has read the problems', async ({ page, replica }) => {
    const orderNo = await order(replica, 'checking_failed');
    await press(page, await openCard(page, orderNo), '查看问题');
    await expect(part(page, /文件问题/)).toContainText('第 17 页');
    await press(page, detail(page), '坚持印刷');
    const asked = question(page, '按现有文件印刷？');
    const ok = asked.getByRole('button', { name: '坚持印刷' });
    await expect(ok).toBeDisabled();
    await asked.getByRole('checkbox', { name: '我已知晓以上问题，仍要印刷' }).check();
    await ok.click();
    await expect(detail(page)).toContainText('待生产');
  });

  test('申请退款 gives the money back', async ({ page, replica }) => {
    const orderNo = await order(replica, 'ready');
    const shown = await openCard(page, orderNo);
    await press(page, shown, '申请退款');
    const asked = question(page, '申请退款？');
    await expect(asked).toContainText('原路退回');
    await asked.getByRole('radio', { name: '暂时不需要了' }).check();
    await asked.getByRole('button', { name: '确认退款' }).click();
    await expect(shown).toContainText('退款中');
    await replica.clock({ advance: '11m' });
    await page.reload();
    await expect(shown).toContainText('已关闭');
  });

  test('确认样稿 lets it be produced', async ({ page, replica }) => {
    const orderNo = await order(replica, 'proofing');
    const shown = await openCard(page, orderNo);
    await press(page, shown, '确认样稿');
    await question(page, '确认样稿？').getByRole('button', { name: '确认样稿' }).click();
    await expect(shown).toContainText('待生产');
  });

  test('提出修改 says what should change', async ({ page, replica }) => {
    const orderNo = await order(replica, 'proofing');
    const shown = await openCard(page, orderNo);
    await press(page, shown, '提出修改');
    const asked = question(page, '样稿哪里要改？');
    await asked.getByLabel('修改意见').fill('封面标题往下移 5 毫米');
    await asked.getByRole('button', { name: '提交修改意见' }).click();
    await expect(shown).toContainText('待修改文件');
  });

  test('知晓延期 is done at once and offered no more', async ({ page, replica }) => {
    const orderNo = await order(replica, 'delayed');
    const shown = await openCard(page, orderNo);
    await press(page, shown, '知晓延期');
    await expect(page.getByText(/已知晓/)).toBeVisible();
    await expect(shown.getByRole('button', { name: '知晓延期' })).toHaveCount(0);
  });

  test('查看进度 leads to the diary of the workshop', async ({ page, replica }) => {
    const orderNo = await order(replica, 'producing', { stage: 'binding' });
    await press(page, await openCard(page, orderNo), '查看进度');
    const diary = part(page, '生产日记');
    await expect(diary).toContainText('装订');
    await expect(diary.getByRole('heading', { name: '生产日记' })).toBeInViewport();
    const picture = diary.locator('img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });

  test('查看物流 and 确认收货', async ({ page, replica }) => {
    const orderNo = await order(replica, 'shipped');
    await press(page, await openCard(page, orderNo), '查看物流');
    await expect(part(page, /物流/).getByRole('button', { name: '复制单号' })).toBeVisible();
    await press(page, detail(page), '确认收货');
    await question(page, '书都收到了吗？').getByRole('button', { name: '确认收货' }).click();
    await expect(page.getByText('已确认收货', { exact: true })).toBeVisible();
    await expect(detail(page)).toContainText('已完成');
  });

  test('申请售后 and 撤销售后', async ({ page, replica }) => {
    const orderNo = await order(replica, 'done');
    const shown = await openCard(page, orderNo);
    await press(page, shown, '申请售后');
    const asked = question(page, '申请售后');
    const send = asked.getByRole('button', { name: '提交申请' });
    await asked.getByRole('radio', { name: /部分退款/ }).check();
    await asked.getByRole('radio', { name: '印刷质量问题' }).check();
    await asked.getByLabel('问题描述').fill('色差');
    await expect(send).toBeDisabled();
    await asked.getByLabel('问题描述').fill('第 12 页有明显色差');
    await send.click();
    await expect(page.getByText('售后申请已提交')).toBeVisible();
    await press(page, shown, '撤销售后');
    await question(page, '撤销售后申请？').getByRole('button', { name: '撤销申请' }).click();
    await expect(page.getByText('售后申请已撤销')).toBeVisible();
    await openDetail(page, orderNo);
    await expect(part(page, '售后')).toContainText('已撤销');
  });

  test('申请售后 offers no money twice', async ({ page, replica }) => {
    const orderNo = await order(replica, 'done');
    const shown = await openCard(page, orderNo);
    await press(page, shown, '申请售后');
    const asked = question(page, '申请售后');
    const refund = asked.getByRole('radiogroup', { name: '希望怎样处理' }).locator('label').nth(2);
    const offered = async () => Number(/最多退 ¥([\d.]+)/.exec(await refund.innerText())?.[1]);
    const whole = await offered();
    const part30 = asked.getByRole('radio', { name: /部分退款/ });
    await part30.check();
    await asked.getByRole('radio', { name: '印刷质量问题' }).check();
    await asked.getByLabel('问题描述').fill('第 12 页有明显色差');
    await asked.getByRole('button', { name: '提交申请' }).click();
    await expect(page.getByText('售后申请已提交')).toBeVisible();

    await replica.clock({ advance: '3h' });
    await openCard(page, orderNo);
    await press(page, shown, '申请售后');
    await expect(asked).toBeVisible();
    expect(await offered()).toBeCloseTo(whole - Math.ceil(whole * 30) / 100, 2);
  });

  test('评价 is given once', async ({ page, replica }) => {
    const orderNo = await order(replica, 'done');
    const shown = await openCard(page, orderNo);
    await press(page, shown, '评价');
    const asked = question(page, '这次印得怎么样？');
    await expect(asked.getByRole('button', { name: '提交评价' })).toBeDisabled();
    await asked.getByRole('radio').nth(3).click();
    await expect(asked).toContainText('满意');
    await asked.getByLabel('说说感受（选填）').fill('纸摸着很舒服');
    await asked.getByRole('button', { name: '提交评价' }).click();
    await expect(page.getByText('感谢您的评价')).toBeVisible();
    await openDetail(page, orderNo);
    await expect(part(page, '我的评价')).toContainText('纸摸着很舒服');
    await expect(detail(page).getByRole('button', { name: '评价', exact: true })).toHaveCount(0);
  });

  test('再次购买 fills the cart and leads to the confirmation of its lines', async ({ page, replica }) => {
    const orderNo = await order(replica, 'canceled');
    await press(page, await openCard(page, orderNo), '再次购买');
    const asked = question(page, '再次购买');
    await asked.getByRole('radio', { name: /当前版本/ }).check();
    await asked.getByRole('button', { name: '去结算' }).click();
    await expect(page).toHaveURL(/\/manager\/shopping\/order\/\d+$/);
    await expect(page.getByRole('main')).toContainText('西湖四季');
    await page.goto('/manager/shopping/cart');
    await expect(page.getByText('共 27 件商品')).toBeVisible();
  });

  test('删除订单 takes it out of the list', async ({ page, replica }) => {
    const orderNo = await order(replica, 'canceled');
    const shown = await openCard(page, orderNo);
    await press(page, shown, '删除订单');
    await question(page, '删除这个订单？').getByRole('button', { name: '删除订单' }).click();
    await expect(shown).toHaveCount(0);
    await page.goto(`${LIST}?no=${orderNo}`);
    await expect(detail(page)).toContainText('没有找到这个订单');
  });
});

test.describe('a dialog of an action', () => {
  const CANCEL = 'OrderServiceMag.cancelOrder';

  test.beforeEach(async ({ loginAs }) => {
    await loginAs('super');
  });

  async function askToCancel(page: Page, orderNo: string): Promise<Locator> {
    await press(page, await openCard(page, orderNo), '取消订单');
    const asked = question(page, '取消这个订单？');
    await asked.getByRole('radio', { name: '暂时不需要了' }).check();
    return asked;
  }

  test('sends one request however often one clicks', async ({ page, replica }) => {
    const orderNo = await order(replica, 'unpaid');
    const asked = await askToCancel(page, orderNo);
    await replica.fault({ operation: CANCEL, kind: 'delay', delay: 400, times: 1 });
    await asked.getByRole('button', { name: '确认取消' }).dblclick();
    await expect(card(page, orderNo)).toContainText('已取消');
    expect((await replica.journal(CANCEL)).length).toBe(1);
  });

  test('stays with what was chosen when the server fails, and can be sent again', async ({
    page,
    replica,
  }) => {
    const orderNo = await order(replica, 'unpaid');
    const asked = await askToCancel(page, orderNo);
    await replica.fault({ operation: CANCEL, kind: 'status', status: 500 });
    await asked.getByRole('button', { name: '确认取消' }).click();
    await expect(asked.getByRole('alert')).toContainText('订单没有变化');
    await replica.clearFaults();
    await expect(asked.getByRole('radio', { name: '暂时不需要了' })).toBeChecked();
    await asked.getByRole('button', { name: '确认取消' }).click();
    await expect(card(page, orderNo)).toContainText('已取消');
  });

  test('of an order that moved on says so, closes and shows what is true', async ({ page, replica }) => {
    const orderNo = await order(replica, 'unpaid');
    const asked = await askToCancel(page, orderNo);
    const other = await page.context().newPage();
    await press(other, await openCard(other, orderNo), '取消订单');
    const elsewhere = question(other, '取消这个订单？');
    await elsewhere.getByRole('radio', { name: '地址填错了' }).check();
    await elsewhere.getByRole('button', { name: '确认取消' }).click();
    await expect(card(other, orderNo)).toContainText('已取消');
    await other.close();
    await asked.getByRole('button', { name: '确认取消' }).click();
    await expect(page.getByText('订单状态已更新')).toBeVisible();
    await expect(asked).toHaveCount(0);
    await expect(card(page, orderNo)).toContainText('已取消');
  });

  test('is left by Escape without a trace, and the focus goes back', async ({ page, replica }) => {
    const orderNo = await order(replica, 'shipped');
    const shown = await openCard(page, orderNo);
    await press(page, shown, '确认收货');
    await expect(question(page, '书都收到了吗？')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question(page, '书都收到了吗？')).toHaveCount(0);
    await expect(shown.getByRole('button', { name: '确认收货' })).toBeFocused();
    await expect(shown).toContainText('待收货');
  });
});

test.describe('the detail of an order', () => {
  test('has an address of its own that survives a reload', async ({ page, loginAs, replica }) => {
    await loginAs('super');
    const orderNo = await order(replica, 'producing', { stage: 'binding' });
    await openDetail(page, orderNo);
    await page.reload();
    await expect(detail(page)).toContainText(orderNo);
    await expect(part(page, '订单进程')).toContainText('正在装订');
    await expect(part(page, '金额明细')).toContainText('应付');
    await detail(page)
      .getByText(/操作记录/)
      .click();
    await expect(detail(page)).toContainText('付款成功');
    await page.keyboard.press('Escape');
    await expect(detail(page)).toHaveCount(0);
    await expect(page).toHaveURL(LIST);
  });

  test('follows the workshop', async ({ page, loginAs, replica }) => {
    await loginAs('super');
    const orderNo = await order(replica, 'ready');
    await openDetail(page, orderNo);
    await expect(detail(page)).toContainText('待生产');
    await replica.advance(orderNo, { to: 'shipped' });
    await page.reload();
    await expect(part(page, '生产日记').getByRole('listitem')).toHaveCount(5);
    await expect(part(page, /物流/)).toBeVisible();
    await expect(detail(page)).toContainText('待收货');
  });

  test('of somebody else is not there', async ({ page, loginAs, replica }) => {
    await loginAs('vip');
    await page.goto(`${LIST}?no=${await order(replica, 'paid')}`);
    await expect(detail(page)).toContainText('没有找到这个订单');
    await detail(page).getByRole('button', { name: '返回订单列表' }).click();
    await expect(page).toHaveURL(LIST);
  });

  test('says when it could not be read, and reads again', async ({ page, loginAs, replica }) => {
    await loginAs('super');
    const orderNo = await order(replica, 'paid');
    await replica.fault({ operation: 'OrderServiceMag.getOrderDetail', kind: 'status', status: 500 });
    await page.goto(`${LIST}?no=${orderNo}`);
    await expect(detail(page)).toContainText('订单没有加载出来');
    await replica.clearFaults();
    await detail(page).getByRole('button', { name: '重试' }).click();
    await expect(part(page, '订单进程')).toBeVisible();
  });
});

test('on a phone the detail fills the screen and the menu is a sheet', async ({ page, loginAs, replica }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await loginAs('super');
  const orderNo = await order(replica, 'paid');
  const shown = await openCard(page, orderNo);
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await sideways()).toBeLessThanOrEqual(390);
  await shown.getByRole('button', { name: '更多' }).click();
  const sheet = page.getByRole('dialog', { name: '更多操作' });
  await sheet.getByRole('button', { name: '申请退款' }).click();
  const asked = question(page, '申请退款？');
  await expect(asked).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await asked.getByRole('button', { name: '返回' }).click();
  await openDetail(page, orderNo);
  await expect.poll(async () => (await detail(page).boundingBox())?.width).toBe(390);
  expect(await sideways()).toBeLessThanOrEqual(390);
});

for (const width of [1440, 390]) {
  test(`orders have no serious finding at ${width} px`, async ({ page, loginAs, replica }) => {
    test.slow();
    // A dialog that is still fading in has colours that nobody reads.
    await page.setViewportSize({ width, height: 844 });
    await loginAs('super');
    await page.goto(LIST);
    await expect(cards(page)).toHaveCount(10);
    expect(await findings(page)).toEqual([]);
    for (const [state, action, title] of [
      ['unpaid', '取消订单', '取消这个订单？'],
      ['checking_failed', '坚持印刷', '按现有文件印刷？'],
      ['proofing', '提出修改', '样稿哪里要改？'],
      ['done', '申请售后', '申请售后'],
      ['done', '评价', '这次印得怎么样？'],
      ['closed', '再次购买', '再次购买'],
    ] as const) {
      await openDetail(page, await order(replica, state));
      expect(await findings(page), state).toEqual([]);
      const button = detail(page).getByRole('button', { name: action, exact: true });
      if ((await button.count()) > 0) await button.click();
      else {
        await detail(page).getByRole('button', { name: '更多', exact: true }).click();
        await page
          .locator(`[role="menuitem"], [role="dialog"] button`)
          .getByText(action, { exact: true })
          .click();
      }
      await expect(question(page, title)).toBeVisible();
      expect(await findings(page), action).toEqual([]);
    }
  });
}

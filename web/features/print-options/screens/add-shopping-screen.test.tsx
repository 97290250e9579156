/** What is printed as what: choosing on the screen that adds to the cart. */
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import {
  add,
  bar,
  cards,
  choose,
  expectTotal,
  fill,
  goods,
  option,
  quantity,
  remark,
  showAddShopping,
  spec,
  tier,
  waits,
} from '../testing.ts';

const GET_GOODS = 'ShoppingServiceMag.getGoodsFor';
/** 百年弦歌: 10000 pages, which nothing takes. */
const ENDLESS = '50019';
const OF_VIP = '51001';

const product = productForEachTest();

beforeEach(() => product().logIn('super'));

describe('a choice for a publication', () => {
  it('begins with the recommended specification, and one tap takes another', async () => {
    showAddShopping(product());
    await expectTotal('121.00');
    expect(spec('推荐').checked).toBe(true);
    await user.click(spec('经济'));
    await expectTotal('42.80');
    expect(goods('平装画册').checked).toBe(true);
    expect(option('装订方式', '普通平装').checked).toBe(true);
    await user.click(spec('收藏级'));
    await expectTotal('157.30');
    expect(option('封面材质', '米白布艺').checked).toBe(true);
  });

  it('shows every specification at the price of the quantity, without asking for it', async () => {
    showAddShopping(product());
    await expectTotal('121.00');
    const prices = () =>
      [...cards('为这本书配好的规格').querySelectorAll('label')].map((card) => card.textContent);
    expect(prices()[1]).toContain('¥\u2009121.00每本');
    await fill(quantity(), '50');
    expect(prices()[1]).toContain('¥\u2009117.37每本50 本 ¥\u20095,868.50');
    expect(prices()[0]).toContain('50 本 ¥\u20092,075.80');
    expect(screen.getByText('预计送达')).toBeTruthy();
    // What is typed anew leaves everything in its place until there is a quantity again.
    await user.clear(quantity());
    expect(prices()[1]).toContain('¥\u2009117.37每本50 本 ¥\u20095,868.50');
    expect(screen.getByText('预计送达')).toBeTruthy();
  });

  it('takes a change of an option, a quantity and a remark along to other goods', async () => {
    showAddShopping(product());
    await expectTotal('121.00');
    await choose('装订方式', '普通精装');
    expect(spec('推荐').checked).toBe(false);
    await fill(quantity(), '60');
    await fill(remark(), '请勿折叠');
    await user.click(goods('精装画册'));
    expect(quantity().value).toBe('60');
    expect(remark().value).toBe('请勿折叠');
    await expect.poll(() => tier(50).getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => waits(add())).toBe(false);
  });

  it('says what was chosen automatically, and why', async () => {
    showAddShopping(product());
    await expectTotal('121.00');
    await user.click(spec('经济'));
    await user.click(goods('照片书'));
    await choose('封面材质', '米白布艺');
    await choose('装订方式', '豪华装');
    await choose('内页覆膜', '哑膜');
    await choose('装订方式', '普通精装');
    await choose('内页覆膜', '不覆膜');
    await choose('装订方式', '豪华装');
    const said = bar().getByText(/已自动改为/);
    expect(said.textContent).toBe('已自动改为「亮膜」：豪华装的内页须覆膜');
    expect(said.closest('[role=status]')).not.toBeNull();
  });

  it('takes the specification of the last order', async () => {
    showAddShopping(product());
    const last = (await screen.findByText('上次的规格')).closest('button');
    if (last === null) throw new Error('上次的规格 is no button');
    const [, name = '', count = ''] = /^上次的规格(\S+) · (\d+) 本$/.exec(last.textContent ?? '') ?? [];
    expect(name).not.toBe('照片书');
    await user.click(last);
    expect(last.getAttribute('aria-pressed')).toBe('true');
    expect(quantity().value).toBe(count);
    expect(goods(name).checked).toBe(true);
    expect(bar().getByText(`已换成上次的规格：${name}，${count} 本`).closest('[role=status]')).not.toBeNull();
  });
});

describe('a publication', () => {
  it('that nothing fits says with how many pages something would', async () => {
    showAddShopping(product(), ENDLESS);
    expect(await screen.findByText(/10000 页目前没有可印的商品/)).toBeTruthy();
    expect(within(cards('选择商品')).getAllByText(/9999 页可以印/).length).toBeGreaterThan(0);
    expect(screen.queryByLabelText('加入购物车')).toBeNull();
  });

  it('of somebody else is not there, and the cart is one way on', async () => {
    await product().open(`/manager/add_shopping/${OF_VIP}`);
    expect(await screen.findByText(/没有找到这件作品/)).toBeTruthy();
    await user.click(screen.getByText('去购物车'));
    await expect.poll(() => location.pathname).toBe('/manager/shopping/cart');
  });

  it('that does not load can be asked for again', async () => {
    await product().replica.fault({ operation: GET_GOODS, kind: 'status', status: 500 });
    showAddShopping(product());
    expect(await screen.findByText('商品没有加载出来')).toBeTruthy();
    await product().replica.clearFaults();
    await user.click(screen.getByText('重试'));
    await expectTotal('121.00');
    expect(spec('推荐').checked).toBe(true);
  });
});

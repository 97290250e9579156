/** The book on its stage, and what follows from the choice beside it. */
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { bar, choose, expectTotal, fill, goods, quantity, showAddShopping, spec, tier } from '../testing.ts';

const GET_PAGES = 'ReaderServiceMag.getPages';
const GET_TOTAL = 'ShoppingServiceMag.getTotal';
/** 禾: two pages. */
const LEAF = '50015';
/** 山水月历: a wall calendar. */
const CALENDAR = '50036';

const product = productForEachTest();

const book = () => screen.getByRole('img', { name: /^《.*》的/ });
const view = (label: string) => within(screen.getByLabelText('成品预览')).getByText(label);
const asked = async (operation: string) => (await product().replica.journal(operation)).length;

beforeEach(() => product().logIn('super'));

describe('the book on its stage', () => {
  it('turns to its spine, which is as thick as the choice makes it', async () => {
    showAddShopping(product());
    await expectTotal('121.00');
    expect(book().getAttribute('aria-label')).toBe('《我们的第一年》的封面：铜版纸封面，亮膜');
    await user.click(view('书脊'));
    expect(screen.getByText('书脊约 12.8 毫米')).toBeTruthy();
    await choose('装订方式', '普通平装');
    expect(screen.getByText('书脊约 4.8 毫米，较窄，不印书名')).toBeTruthy();
  });

  it('wears the cloth that is chosen', async () => {
    showAddShopping(product());
    await expectTotal('121.00');
    const worn = () => book().parentElement?.dataset.cover;
    expect(worn()).toBe('printed');
    await user.click(spec('收藏级'));
    expect(worn()).toBe('cloth-natural');
  });

  it('opens at pages of the work, which are asked for when it is opened, and once', async () => {
    showAddShopping(product());
    await expectTotal('121.00');
    expect(await asked(GET_PAGES)).toBe(0);
    await user.click(view('翻开'));
    await expect.poll(() => book().querySelectorAll('.page').length).toBe(2);
    await user.click(view('封面'));
    await user.click(view('翻开'));
    const questions = (await product().replica.journal(GET_PAGES)).map(({ request }) => request.query);
    expect(questions).toEqual([expect.objectContaining({ from: '10', count: '2' })]);
  });

  it('says that its pages did not come, and brings them on demand', async () => {
    await product().replica.fault({ operation: GET_PAGES, kind: 'business-failure' });
    showAddShopping(product());
    await expectTotal('121.00');
    await user.click(view('翻开'));
    expect((await screen.findByText('内页没有加载出来')).getAttribute('role')).toBe('alert');
    await product().replica.clearFaults();
    await user.click(screen.getByText('重试'));
    await expect.poll(() => book().querySelectorAll('.page').length).toBe(2);
    expect(screen.queryByText('内页没有加载出来')).toBeNull();
  });

  it('is a leaf with two sides where there are two pages, proposed as one', async () => {
    showAddShopping(product(), LEAF);
    expect((await screen.findAllByText('为这件作品配好的规格')).length).toBeGreaterThan(0);
    expect(goods('单页').checked).toBe(true);
    expect(view('正面')).toBeTruthy();
    await user.click(view('背面'));
    await expect.poll(() => book().querySelectorAll('.page').length).toBeGreaterThan(0);
  });

  it('is a calendar with its leaves where the goods are one', async () => {
    showAddShopping(product(), CALENDAR);
    await screen.findByLabelText('成品预览');
    expect(goods('挂历').closest('label')?.querySelector('img')?.getAttribute('src')).toBe(
      '/media/goods/wall-calendar.svg',
    );
    expect(view('内页')).toBeTruthy();
  });
});

describe('beside the price', () => {
  it('stands what is chosen, each option with its step, and one price', async () => {
    showAddShopping(product());
    await expectTotal('121.00');
    const beside = screen.getByLabelText('价格', { selector: 'aside' });
    const facts = [...beside.querySelectorAll('dt')].map(
      (dt) => `${dt.textContent} ${dt.nextSibling?.textContent}`,
    );
    expect(facts).toEqual(expect.arrayContaining(['商品 照片书', '页数 40页', '装订方式 对裱精装']));
    expect(facts.find((fact) => fact.startsWith('预计送达'))).toMatch(/\d月\d+日.* · 浙江省$/);
    const amounts = within(beside).getAllByText(/^¥\s121\.00$/);
    expect(amounts.filter((amount) => amount.closest('.only-read') === null)).toHaveLength(1);
    await user.click(within(beside).getByText('修改'));
    expect(document.activeElement?.getAttribute('type')).toBe('radio');
  });

  it('does not ask for a price that came with the goods', async () => {
    showAddShopping(product());
    await expectTotal('121.00');
    await user.click(spec('经济'));
    await expectTotal('42.80');
    expect(await asked(GET_TOTAL)).toBe(0);
    await fill(quantity(), '2');
    await expectTotal('85.60');
    expect(await asked(GET_TOTAL)).toBe(1);
  });

  it('a quantity with a better price is one tap away', async () => {
    showAddShopping(product());
    await expectTotal('121.00');
    expect(tier(50).textContent).toContain('¥\u2009117.37');
    await user.click(tier(50));
    expect(quantity().value).toBe('50');
    await expectTotal('5,868.50');
  });

  it('is a press away for the keyboard, with one stop for the quantity and one for its better prices', async () => {
    showAddShopping(product());
    await expectTotal('121.00');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('跳到数量与购买');
    await user.keyboard('{Enter}');
    await user.tab();
    expect(document.activeElement).toBe(quantity());
    await user.tab();
    expect(document.activeElement).toBe(tier(1));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tier(50));
    await user.tab();
    expect(document.activeElement).toBe(bar().getByRole('button', { name: '立即购买' }));
  });

  it('more copies are proposed where they cost hardly more, as in the cart', async () => {
    showAddShopping(product());
    await expectTotal('121.00');
    await fill(quantity(), '49');
    expect(await screen.findByText(/再加 1 本总价反而少/)).toBeTruthy();
    await user.click(screen.getByText('改为 50 本'));
    expect(quantity().value).toBe('50');
    await expectTotal('5,868.50');
    expect(screen.queryByText('加印更省')).toBeNull();
  });
});

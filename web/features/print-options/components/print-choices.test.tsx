/** What the dialog of a line does with a choice: steps, blank pages, moved options, the price. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import {
  alerts,
  choose,
  expectPriced,
  fill,
  next,
  notice,
  openLine,
  option,
  quantity,
  total,
  waits,
  wordsOf,
} from '../testing.ts';

const GET_TOTAL = 'ShoppingServiceMag.getTotal';
const GET_PRICES = 'ShoppingServiceMag.getPriceList';
const UPDATE_CART = 'ShoppingServiceMag.updateCart';
const PRICE_FAILED = '计算价格失败，请稍后再试';
const COVER = '封面材质';
const BINDING = '装订方式';
const LAMINATION = '内页覆膜';
const HARDCOVER_TIP = /^温馨提示：若封二、封三有内容/;

/** 环岛骑行, 北方的雪 with 30 pages, 银杏树下, for which no binding is left, and a book of 10000 pages. */
const [VALID, THIRTY_PAGES, IMPOSSIBLE, TOO_MANY_PAGES] = ['90001', '90002', '90016', '90014'];

const product = productForEachTest();

beforeEach(() => product().logIn('super'));
afterEach(() => void vi.useRealTimers());

/** What stands beside the name of an option. */
const said = (step: string, name: string) =>
  option(step, name).closest('label')?.nextElementSibling?.textContent ?? '';

function mendedLine(): HTMLElement {
  const line = screen.getByText(/^已(补|选用)/).closest<HTMLElement>('[role=status]');
  if (line === null) throw new Error('nothing is said of what was done');
  return line;
}
const mended = () => mendedLine().textContent?.replace(/\s(?=销)/, '');

/** The questions for the price of so many copies, from now on. */
function questions(count: string): readonly Request[] {
  const found: Request[] = [];
  const send = fetch as (request: Request) => Promise<Response>;
  vi.stubGlobal('fetch', (request: Request) => {
    const { searchParams } = new URL(request.url);
    if (searchParams.get('medthodName') === 'getTotal' && searchParams.get('count') === count)
      found.push(request);
    return send(request);
  });
  return found;
}

const asked = () => product().replica.journal(GET_TOTAL);
const saved = () => product().replica.journal(UPDATE_CART);

describe('the options of a line', () => {
  it('leave out a step that is not shown, and tell of the binding with its warning', async () => {
    await openLine(product(), VALID);
    expect(screen.queryByText('边缘工艺')).toBeNull();
    expect(screen.getByText('硬壳封面，内页胶装，挺括大方，适合收藏与赠送。')).toBeTruthy();
    expect(screen.getByText(HARDCOVER_TIP)).toBeTruthy();
    await choose(BINDING, '骑马钉');
    expect(screen.queryByText(HARDCOVER_TIP)).toBeNull();
  });

  it('open with the blank pages that are missing, which are saved', async () => {
    const timesSaved = await openLine(product(), THIRTY_PAGES);
    await user.click(screen.getByRole('button', { name: '补 2 页空白页即可使用骑马钉' }));
    expect(screen.getByText('含 2 页空白页')).toBeTruthy();
    expect(option(BINDING, '骑马钉').checked).toBe(true);
    expect(document.activeElement).toBe(option(BINDING, '骑马钉'));
    expect(mended()).toBe('已补 2 页空白页，选用骑马钉撤销');
    await expectPriced();
    await user.click(next());
    await expect.poll(timesSaved).toBe(1);
    expect((await saved()).map(({ request }) => request.body)).toEqual([
      expect.objectContaining({ pagesNum: '32' }),
    ]);
  });

  it('that were opened with blank pages are given back in their place', async () => {
    await openLine(product(), THIRTY_PAGES);
    const before = [...document.querySelectorAll<HTMLInputElement>('input:checked')];
    await user.click(screen.getByRole('button', { name: '补 2 页空白页即可使用骑马钉' }));
    await user.click(within(mendedLine()).getByRole('button', { name: /撤\s?销/ }));
    expect(before.every(({ checked }) => checked)).toBe(true);
    expect(document.activeElement).toBe(option(BINDING, '铁圈装'));
    expect(screen.queryByText('含 2 页空白页')).toBeNull();
    expect(screen.queryByText(/^已补/)).toBeNull();
  });

  it('say what they would change, and follow the quantity, with one question for all of them', async () => {
    await openLine(product(), VALID);
    await expect.poll(() => said(BINDING, '锁线精装')).toBe('+¥6.00/本');
    expect(said(BINDING, '普通精装')).toBe('已含');
    expect(said(BINDING, '骑马钉')).toBe('−¥28.00/本');
    expect(said(COVER, '藏青布艺')).toBe('+¥18.00/本');
    expect(said(BINDING, '豪华装')).toBe('限 10–40 页');
    expect(wordsOf(option(BINDING, '锁线精装'))).toBe('+¥6.00/本');
    await fill(quantity(), '100');
    expect(said(BINDING, '锁线精装')).toBe('+¥5.70/本');
    expect(await product().replica.journal(GET_PRICES)).toHaveLength(1);
  });

  it('say nothing of prices where the backend does not know the call', async () => {
    await product().replica.fault({ operation: GET_PRICES, kind: 'status', status: 404 });
    await openLine(product(), VALID);
    await expectPriced();
    expect(said(BINDING, '锁线精装')).toBe('');
    expect(alerts()).toEqual(['']);
  });

  it('that became impossible are moved, which is said until the next choice', async () => {
    await openLine(product(), VALID);
    await choose(BINDING, '骑马钉');
    await choose(COVER, '藏青布艺');
    expect(notice()).toBe('已自动改为「普通精装」：布艺封面只能配精装或豪华装');
    expect(option(BINDING, '普通精装').checked).toBe(true);
    await choose(LAMINATION, '哑膜');
    expect(notice()).toBeNull();
  });

  it('that cannot be chosen say why when pressed, and stay as they are', async () => {
    const reason = '豪华装适用 10–40 页，当前 64 页';
    await openLine(product(), VALID);
    expect(screen.getAllByText(reason)).toHaveLength(1);
    await user.click(option(BINDING, '豪华装'));
    expect(screen.getAllByText(reason).map(({ role }) => role)).toEqual(['tooltip', '']);
    expect(option(BINDING, '普通精装').checked).toBe(true);
  });

  it('of which none is left block 下一步 with the reason, and no price is asked for', async () => {
    const reason = '当前封面材质「藏青布艺」只能配精装或豪华装，8 页没有可用的，请更换封面材质';
    await openLine(product(), IMPOSSIBLE);
    expect(alerts()).toContain(reason);
    expect(waits(next())).toBe(true);
    expect(wordsOf(next())).toBe(reason);
    expect(await asked()).toEqual([]);
    await choose(COVER, '铜版纸');
    await expectPriced();
  });
});

describe('a page count that nothing fits', () => {
  it('says what can be done, and leads to the work without leaving the line', async () => {
    await openLine(product(), TOO_MANY_PAGES);
    const way = screen.getByText<HTMLAnchorElement>('到我的作品中调整页数，或另选商品');
    expect([way.target, decodeURIComponent(new URL(way.href).search)]).toEqual([
      '_blank',
      '?keyword=百年弦歌',
    ]);
    expect(alerts()).toContain('10000 页没有可用的内页克重，9999 页可以印，请在作品中调整页数');
  });

  it('is left with one tap where other options would do, and the way back stands there', async () => {
    await openLine(product(), IMPOSSIBLE);
    await user.click(screen.getByRole('button', { name: /^改用铜版纸/ }));
    await expectPriced();
    expect(option(COVER, '铜版纸').checked).toBe(true);
    await user.click(within(mendedLine()).getByRole('button', { name: /撤\s?销/ }));
    expect(option(COVER, '藏青布艺').checked).toBe(true);
    expect(waits(next())).toBe(true);
  });
});

describe('the price', () => {
  it('is out of date while the next one is on its way, and 下一步 waits', async () => {
    const timesSaved = await openLine(product(), VALID);
    await expectPriced();
    const held = product().hold('getTotal');
    await choose(BINDING, '骑马钉');
    await held.asked;
    expect(total()?.getAttribute('aria-busy')).toBe('true');
    expect(waits(next())).toBe(true);
    await user.click(next());
    held.letGo();
    await expectPriced();
    expect(total()?.getAttribute('aria-busy')).toBe('false');
    expect(timesSaved()).toBe(0);
    expect(await saved()).toEqual([]);
  });

  it('is never that of an earlier choice, whose question is given up', async () => {
    await openLine(product(), VALID);
    await expectPriced();
    const given = questions('20');
    const held = product().hold('getTotal');
    await fill(quantity(), '20');
    await held.asked;
    await fill(quantity(), '60');
    expect(waits(next())).toBe(true);
    await expect.poll(() => given.map(({ signal }) => signal.aborted)).toEqual([true]);
    held.letGo();
    await expectPriced();
    expect(total()?.textContent).toContain('6,658.08');
    expect(total()?.textContent).toContain('已优惠');
  });

  it('is asked for once when the typing pauses', async () => {
    await openLine(product(), VALID);
    await expectPriced();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const count of ['1', '12', '123', '1234'])
      fireEvent.change(quantity(), { target: { value: count } });
    expect(await asked()).toHaveLength(1);
    act(() => void vi.advanceTimersByTime(1000));
    vi.useRealTimers();
    await expectPriced();
    expect(await asked()).toHaveLength(2);
  });

  it('that fails is said in its words, and can be asked for again', async () => {
    await openLine(product(), VALID);
    await expectPriced();
    await product().replica.fault({ operation: GET_TOTAL, kind: 'business-failure' });
    await fill(quantity(), '20');
    // In the bar, and once as a notice.
    await expect.poll(() => screen.queryAllByText(PRICE_FAILED)).toHaveLength(2);
    expect(alerts()).toContain(`${PRICE_FAILED}重试`);
    expect(waits(next())).toBe(true);
    await product().replica.clearFaults();
    await user.click(screen.getByText('重试'));
    await expectPriced();
    expect(total()?.textContent).toContain('2,288.00');
  });

  it('is not asked for while the quantity is wrong, to which 下一步 leads', async () => {
    await openLine(product(), VALID);
    await expectPriced();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(quantity(), { target: { value: '1.5' } });
    expect(screen.getAllByText('数量须为整数')[0]?.getAttribute('role')).toBe('alert');
    expect(waits(next())).toBe(true);
    fireEvent.click(next());
    expect(document.activeElement).toBe(quantity());
    // The pause after typing is over, and with it the time for a question.
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    expect(await asked()).toHaveLength(1);
  });
});

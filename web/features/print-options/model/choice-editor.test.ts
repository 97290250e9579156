import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PriceList } from '#contracts/rules/price/price-list.ts';
import type { TotalReply } from '#contracts/rules/price/total-reply.ts';
import { PRICE_FAILED } from '#web/features/print-options/line/api.ts';
import { done, failed, type Outcome } from '#web/lib/call/outcome.ts';
import { opened, total } from './choice.fixture.ts';
import type { Differences } from './differences.ts';
import { cartItem, cartItemWith, openPromise, priceList } from './line.fixture.ts';
import { beginningOf } from './line-editor.ts';
import { TYPING_PAUSE_MS } from './price-watch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a choice that begins', () => {
  it('asks for the price at once', async () => {
    const { calls, open } = await opened();
    expect(calls.price).toHaveBeenCalledTimes(1);
    expect(calls.price.mock.calls[0]?.[0]).toEqual({
      goodsID: '1',
      cnums: 'FM01|ZD02|NK157|NF03|BY01',
      count: '10',
      pagesNum: '64',
      memberID: '10003',
    });
    expect(calls.price.mock.calls[0]?.[1].random).toBe('0.42');
    expect(open().price).toMatchObject({ status: 'current', shown: { total: '200.00' } });
  });

  it('moves a stored choice that is disabled, and says so', async () => {
    const { open, chosen } = await opened(cartItemWith({ '102': 'ZD01' }, { pageNum: 30 }));
    expect(chosen('102')).toBe('ZD02');
    expect(open().moved).toMatchObject([{ to: '普通平装', reason: '30 页不是 4 的倍数' }]);
  });

  it('says nothing of a hidden step that was moved', async () => {
    const { open, chosen } = await opened(cartItemWith({ '107': 'GONE' }));
    expect(chosen('107')).toBe('BY01');
    expect(open().moved).toEqual([]);
  });

  it('asks no price for a line without a possible binding, and blocks', async () => {
    const { calls, open } = await opened(cartItemWith({ '101': 'FM03' }, { pageNum: 8 }));
    expect(calls.price).not.toHaveBeenCalled();
    expect(open().price).toEqual({ status: 'none' });
    expect(open().blocker).toMatchObject({ kind: 'step', stepId: '102' });
  });
});

describe('changing options', () => {
  it('recomputes what can be chosen and the price', async () => {
    const { calls, editor, open } = await opened();
    editor.choose('101', 'FM03');
    expect(open().refusals['102']?.ZD02?.rule).toBe('cloth-cover-needs-hardcover');
    expect(open().price.status).toBe('pending');
    expect(calls.price.mock.calls[1]?.[0].cnums).toBe('FM03|ZD06|NK157|NF03|BY01');
  });

  it('moves on until every step is settled, and says so', async () => {
    const { editor, open, chosen } = await opened(cartItem({ pageNum: 20 }));
    editor.choose('102', 'ZD09');
    expect(chosen('104')).toBe('NF01');
    expect(open().moved).toMatchObject([{ to: '亮膜', reason: '豪华装的内页须覆膜' }]);
  });

  it('forgets what it said with the next change that moves nothing', async () => {
    const { editor, open } = await opened();
    editor.choose('101', 'FM03');
    editor.choose('103', 'NK200');
    expect(open().moved).toEqual([]);
  });

  it('does nothing for the option that is chosen already', async () => {
    const { calls, editor } = await opened();
    editor.choose('102', 'ZD02');
    expect(calls.price).toHaveBeenCalledTimes(1);
  });

  it('takes 骑马钉 with two blank pages, which are priced, and goes back to what was there', async () => {
    const { calls, editor, open, chosen } = await opened(cartItemWith({ '102': 'ZD06' }, { pageNum: 30 }));
    editor.addPages(2, '102', 'ZD01');
    expect(chosen('102')).toBe('ZD01');
    expect(open().moved).toEqual([]);
    expect(calls.price.mock.calls[1]?.[0]).toMatchObject({
      pagesNum: '32',
      cnums: expect.stringContaining('ZD01'),
    });
    editor.restorePages();
    expect(open().line.pageNum).toBe(30);
    expect(chosen('102')).toBe('ZD06');
    expect(open().moved).toEqual([]);
  });

  it('leaves what was chosen after the blank pages when they are taken out', async () => {
    const { editor, chosen } = await opened(cartItemWith({ '102': 'ZD06' }, { pageNum: 30 }));
    editor.addPages(2, '102', 'ZD01');
    editor.choose('102', 'ZD02');
    editor.restorePages();
    expect(chosen('102')).toBe('ZD02');
  });

  it('says what can be done about pages that nothing fits', async () => {
    const { open } = await opened(cartItem({ pageNum: 500 }));
    expect(open().impossible.map(({ text }) => text)).toContain(
      '500 页没有可用的装订方式，398 页可以印，请在作品中调整页数',
    );
  });

  it('says what the blank pages did, and takes back all that they moved', async () => {
    const item = cartItemWith({ '102': 'ZD06', '103': 'NK200' }, { pageNum: 66 });
    const { editor, open, chosen } = await opened({
      ...item,
      zhuangDingPageCfg: { ...item.zhuangDingPageCfg, ZD01: { min: 8, max: 80 } },
    });
    editor.addPages(2, '102', 'ZD01');
    expect([chosen('102'), chosen('103')]).toEqual(['ZD01', 'NK157']);
    expect(open().mended).toEqual({ stepId: '102', text: '已补 2 页空白页，选用骑马钉、157克' });
    editor.undoMend();
    expect([open().line.pageNum, chosen('102'), chosen('103')]).toEqual([66, 'ZD06', 'NK200']);
    expect(open().mended).toBeNull();
  });

  it('says no more of the blank pages once something else is chosen in their step', async () => {
    const { editor, open } = await opened(cartItemWith({ '102': 'ZD06' }, { pageNum: 30 }));
    editor.addPages(2, '102', 'ZD01');
    editor.choose('102', 'ZD06');
    expect(open().mended).toBeNull();
    expect(open().line.pageNum).toBe(32);
  });

  it('offers the other options that can be printed where a cover leaves no binding, and the way back', async () => {
    const { editor, open, chosen } = await opened(cartItemWith({ '101': 'FM03' }, { pageNum: 8 }));
    expect(open().waysOut).toEqual([expect.objectContaining({ text: '改用铜版纸、骑马钉' })]);
    editor.takeWayOut('instead', '102');
    expect([chosen('101'), chosen('102')]).toEqual(['FM01', 'ZD01']);
    expect(open()).toMatchObject({ waysOut: [], mended: { stepId: '102', text: '已选用铜版纸、骑马钉' } });
    editor.undoMend();
    expect(chosen('101')).toBe('FM03');
  });

  it('offers the blank pages that make anything printable, where the server takes them', async () => {
    const few = cartItem({ pageNum: 6 });
    const { editor, open } = await opened(few);
    expect(open().waysOut).toEqual([expect.objectContaining({ text: '补 2 页空白页，选用骑马钉' })]);
    editor.takeWayOut('padded', '102');
    expect(open().impossible).toEqual([]);
    expect(open().line.pageNum).toBe(8);
    expect((await opened(few, { takesBlankPages: false })).open().waysOut).toEqual([]);
  });

  it('leaves the page count alone where the server does not say that it takes blank pages', async () => {
    const { calls, editor, open } = await opened(cartItem({ pageNum: 30 }), { takesBlankPages: false });
    expect(open().takesBlankPages).toBe(false);
    editor.addPages(2, '102', 'ZD01');
    expect(open().line.pageNum).toBe(30);
    expect(calls.price).toHaveBeenCalledTimes(1);
    const call = vi.fn(() => Promise.resolve(done(null)));
    await editor.deliver(call, 'no');
    expect(call).toHaveBeenCalledWith(expect.objectContaining({ pagesNum: '30' }));
  });
});

describe('the quantity', () => {
  it('is asked for once when the typing pauses', async () => {
    const { calls, editor, open } = await opened();
    for (const text of ['1', '12', '123']) editor.setCount(text);
    expect(open().price.status).toBe('pending');
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MS);
    expect(calls.price.mock.calls.slice(1).map(([question]) => question.count)).toEqual(['123']);
  });

  it.each([
    ['', '请输入数量'],
    ['1.5', '数量须为整数'],
    ['0', '数量最小值为1'],
    ['1000001', '数量最大值为1000000'],
  ])('%j is refused at the field, without asking a price', async (text, message) => {
    const { calls, editor, open } = await opened();
    editor.setCount(text);
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MS);
    expect(open().countProblem).toBe(message);
    expect(open().blocker).toEqual({ kind: 'count', text: message });
    expect(calls.price).toHaveBeenCalledTimes(1);
  });

  it('ends a price request under way when it becomes wrong', async () => {
    const { calls, editor } = await opened();
    calls.price.mockReturnValueOnce(new Promise(() => {}));
    editor.choose('103', 'NK200');
    editor.setCount('x');
    expect(calls.price.mock.calls[1]?.[1].signal.aborted).toBe(true);
  });

  it('steps by one within its limits', async () => {
    const { editor, open } = await opened(cartItem({ count: 2 }));
    editor.stepCount(-1);
    editor.stepCount(-1);
    expect(open().countText).toBe('1');
    editor.setCount('1000000');
    editor.stepCount(1);
    expect(open().countText).toBe('1000000');
    editor.setCount('');
    editor.stepCount(1);
    expect(open().countText).toBe('1');
  });
});

describe('the price', () => {
  it('is that of the last choice when replies come in reverse order', async () => {
    const { calls, editor, open } = await opened();
    const replies = ['30.00', '40.00'].map((unitPrice) => ({
      unitPrice,
      ...openPromise<Outcome<TotalReply>>(),
    }));
    for (const { promise } of replies) calls.price.mockReturnValueOnce(promise);
    editor.choose('103', 'NK200');
    editor.choose('104', 'NF01');
    for (const { unitPrice, resolve } of replies.reverse()) {
      resolve(total(unitPrice));
      await vi.advanceTimersByTimeAsync(0);
      expect(open().price).toMatchObject({ status: 'current', shown: { total: '400.00' } });
    }
  });

  it('that fails is told, blocks, and can be asked for again', async () => {
    const { calls, editor, open } = await opened(cartItem(), {
      price: vi.fn(() => Promise.resolve(total())).mockResolvedValueOnce(failed('no', PRICE_FAILED)),
    });
    expect(calls.onFailure).toHaveBeenCalledExactlyOnceWith('计算价格失败，请稍后再试');
    expect(open().blocker).toEqual({ kind: 'price', text: '计算价格失败，请稍后再试' });
    editor.retryPrice();
    await vi.advanceTimersByTimeAsync(0);
    expect(open().blocker).toBeNull();
  });

  it('is not asked for by a remark', async () => {
    const { calls, editor, open } = await opened();
    editor.setRemark('请勿折叠');
    expect(open()).toMatchObject({ remark: '请勿折叠', blocker: null });
    expect(calls.price).toHaveBeenCalledTimes(1);
  });
});

describe('the price list', () => {
  const listed = () => Promise.resolve(done(priceList()));

  it('says what each option would change, without a question for any of them', async () => {
    const { calls, editor, open } = await opened(cartItem(), { priceList: listed });
    const more = () => (open().differences as Differences).get('102')?.get('ZD06')?.fen;
    expect(more()).toBe(2200);
    editor.setCount('51');
    expect(more()).toBe(2134);
    editor.choose('102', 'ZD01');
    expect(more()).toBe(2716);
    expect(calls.priceList.mock.calls).toEqual([['1']]);
  });

  it('is waited for, and nothing is said where it cannot be had', async () => {
    const late = openPromise<Outcome<PriceList>>();
    const { open } = await opened(cartItem(), { priceList: () => late.promise });
    expect(open().differences).toBe('asking');
    late.reject(new Error('gone'));
    await vi.advanceTimersByTimeAsync(0);
    expect(open().differences).toBeNull();
  });

  it('says nothing of options while the quantity is none', async () => {
    const { editor, open } = await opened(cartItem(), { priceList: listed });
    editor.setCount('x');
    expect(open().differences).toBeNull();
  });

  it('estimates a new choice until the server has spoken, and nothing can be sent with that', async () => {
    const { calls, editor, open } = await opened(cartItem(), { priceList: listed });
    calls.price.mockResolvedValueOnce(total('42.00'));
    editor.choose('102', 'ZD06');
    expect(open().price).toMatchObject({ status: 'pending', estimate: { total: '420.00' } });
    expect(open().blocker).toEqual({ kind: 'pending' });
    await vi.advanceTimersByTimeAsync(0);
    expect(open().price).toMatchObject({ status: 'current', shown: { total: '420.00' } });
  });

  it('that the server contradicts is believed no more', async () => {
    const { calls, editor, open } = await opened(cartItem(), { priceList: listed });
    calls.price.mockResolvedValueOnce(total('41.99'));
    editor.choose('102', 'ZD06');
    await vi.advanceTimersByTimeAsync(0);
    expect(open().differences).toBeNull();
    editor.choose('102', 'ZD02');
    expect(open().price).toMatchObject({ status: 'pending', estimate: null });
  });

  it('of goods that were looked at before is not asked for again', async () => {
    const { calls, editor } = await opened(cartItem(), { priceList: listed });
    const { draft, ...beginning } = beginningOf({ item: cartItem(), takesBlankPages: true });
    for (const goodsID of ['2', '1']) editor.show({ ...beginning, draft: { ...draft, goodsID } });
    expect(calls.priceList.mock.calls).toEqual([['1'], ['2']]);
  });
});

describe('an editor that was left', () => {
  it('wants no price any more', async () => {
    const { calls, editor } = await opened();
    editor.setCount('12');
    editor.stop();
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MS);
    expect(calls.price).toHaveBeenCalledTimes(1);
  });
});

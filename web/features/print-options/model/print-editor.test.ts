import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TotalReply } from '#contracts/rules/total-reply.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { type CartItem, PRICE_FAILED, SAVE_FAILED, saveLine } from '#web/lib/line/api.ts';
import { done, failed, type Outcome } from '#web/lib/outcome.ts';
import { draftOf } from './draft.ts';
import type { OpenSnapshot } from './editor-snapshot.ts';
import { cartItem, cartItemWith, openPromise } from './line.fixture.ts';
import { TYPING_PAUSE_MS } from './price-watch.ts';
import { createPrintEditor, type EditorCalls } from './print-editor.ts';

function total(unitPrice = '20.00'): Outcome<TotalReply> {
  return done({
    discount: '0',
    unitPrice,
    extras: null,
  });
}

interface Changes {
  readonly price?: EditorCalls['price'];
  readonly save?: EditorCalls['save'];
  readonly takesBlankPages?: boolean;
}

function spies(item: CartItem, changes: Changes = {}) {
  const { takesBlankPages = true } = changes;
  return {
    load: vi.fn(() => Promise.resolve(done({ item, takesBlankPages }))),
    price: vi.fn<EditorCalls['price']>(changes.price ?? (() => Promise.resolve(total()))),
    save: vi.fn<EditorCalls['save']>(changes.save ?? (() => Promise.resolve(done(null)))),
    memberID: () => '10003',
    random: () => '0.42',
    onSaved: vi.fn(),
    onFailure: vi.fn(),
  };
}

async function opened(item: CartItem = cartItem(), changes: Parameters<typeof spies>[1] = {}) {
  const calls = spies(item, changes);
  const editor = createPrintEditor(calls);
  await editor.load();
  await vi.advanceTimersByTimeAsync(0);
  function open(): OpenSnapshot {
    const snapshot = editor.snapshot();
    if (snapshot.phase !== 'open') throw new Error(`the editor is ${snapshot.phase}`);
    return snapshot;
  }
  const chosen = (stepId: string) => open().line.buzhou.find((step) => step.ID === stepId)?.selCnum;
  return { calls, editor, open, chosen };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('opening a line', () => {
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

  it('says that it failed and opens on another try', async () => {
    const calls = spies(cartItem());
    calls.load.mockResolvedValueOnce(failed('no'));
    const editor = createPrintEditor(calls);
    await editor.load();
    expect(editor.snapshot()).toMatchObject({ phase: 'failed', error: { kind: 'refused' } });
    await editor.load();
    expect(editor.snapshot().phase).toBe('open');
  });

  it('moves a stored choice that is disabled, and has nothing to lose by closing', async () => {
    const { open, chosen } = await opened(cartItemWith({ '102': 'ZD01' }, { pageNum: 30 }));
    expect(chosen('102')).toBe('ZD02');
    expect(open().moved).toMatchObject([{ to: '普通平装', reason: '30 页不是 4 的倍数' }]);
    expect(open().isDirty).toBe(false);
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

  it('opens 骑马钉 with two blank pages, which are priced, and takes them out again', async () => {
    const { calls, editor, open } = await opened(cartItem({ pageNum: 30 }));
    editor.addPages(2);
    expect(open().refusals['102']?.ZD01).toBeNull();
    expect(calls.price.mock.calls[1]?.[0].pagesNum).toBe('32');
    editor.restorePages();
    expect(open().line.pageNum).toBe(30);
    expect(open().isDirty).toBe(false);
  });

  it('leaves the page count alone where the server does not say that it takes blank pages', async () => {
    const { calls, editor, open } = await opened(cartItem({ pageNum: 30 }), { takesBlankPages: false });
    expect(open().takesBlankPages).toBe(false);
    editor.addPages(2);
    expect(open().line.pageNum).toBe(30);
    expect(calls.price).toHaveBeenCalledTimes(1);
    await editor.save();
    expect(calls.save.mock.calls[0]?.[0].pagesNum).toBe('30');
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
    expect(open()).toMatchObject({ remark: '请勿折叠', isDirty: true, blocker: null });
    expect(calls.price).toHaveBeenCalledTimes(1);
  });
});

describe('saving', () => {
  it('waits for a current price', async () => {
    const { calls, editor, open } = await opened();
    editor.setCount('12');
    await editor.save();
    expect(calls.save).not.toHaveBeenCalled();
    expect(open().blocker).toEqual({ kind: 'pending' });
  });

  it('sends the line as it was priced, exactly the fields of the call', async () => {
    const call = vi.fn(async () => 'ok');
    const { calls, editor } = await opened(cartItem({ pageNum: 30 }), {
      save: (change) => saveLine(change, { call } as unknown as ApiClient),
    });
    editor.addPages(2);
    editor.setCount('12');
    editor.setRemark('勿折');
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MS);
    await editor.save();
    expect(call).toHaveBeenCalledExactlyOnceWith('ShoppingServiceMag.updateCart', {
      CartID: '90001',
      goodsID: '1',
      count: '12',
      pagesNum: '32',
      memberID: '10003',
      cnums: 'FM01|ZD02|NK157|NF03|BY01',
      remarkinfo: '勿折',
      pdfchecked: '1',
      fuwu: '',
      fxID: '',
      prop1: '',
      pdfCnum: '',
    });
    expect(calls.onSaved).toHaveBeenCalledTimes(1);
  });

  it('happens once, however often it is asked for', async () => {
    const { calls, editor } = await opened();
    await Promise.all([editor.save(), editor.save(), editor.save()]);
    expect(calls.save).toHaveBeenCalledTimes(1);
    expect(calls.onSaved).toHaveBeenCalledTimes(1);
  });

  it('lets nothing change under it', async () => {
    const { editor, open } = await opened(cartItem(), { save: () => new Promise(() => {}) });
    void editor.save();
    editor.setCount('99');
    editor.choose('102', 'ZD01');
    expect(open()).toMatchObject({ isSaving: true, countText: '10', isDirty: false });
  });

  it.each([
    ['is refused', () => Promise.resolve(failed('no', SAVE_FAILED))],
    ['breaks down', () => Promise.reject(new Error('broken'))],
  ])('that %s keeps everything and can be tried again', async (_, refuse) => {
    const save = vi.fn<EditorCalls['save']>(() => Promise.resolve(done(null)));
    save.mockImplementationOnce(refuse);
    const { calls, editor, open } = await opened(cartItem(), { save });
    editor.setRemark('勿折');
    await editor.save();
    expect(open()).toMatchObject({
      saveProblem: '更新购物车失败，请稍后再试',
      remark: '勿折',
      isSaving: false,
      blocker: null,
    });
    expect(calls.onFailure).toHaveBeenCalledExactlyOnceWith('更新购物车失败，请稍后再试');
    await editor.save();
    expect(calls.onSaved).toHaveBeenCalledTimes(1);
  });

  it('forgets its failure with the next change', async () => {
    const { editor, open } = await opened(cartItem(), {
      save: () => Promise.resolve(failed('no', SAVE_FAILED)),
    });
    await editor.save();
    editor.setRemark('改');
    expect(open().saveProblem).toBe('');
  });
});

describe('an editor that was left', () => {
  it('wants no price any more', async () => {
    const { calls, editor } = await opened();
    editor.setCount('12');
    editor.dispose();
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MS);
    expect(calls.price).toHaveBeenCalledTimes(1);
  });

  it('still tells of a save that was under way', async () => {
    const saved = openPromise<Outcome<null>>();
    const { calls, editor } = await opened(cartItem(), { save: () => saved.promise });
    const saving = editor.save();
    editor.dispose();
    saved.resolve(done(null));
    await saving;
    expect(calls.onSaved).toHaveBeenCalledTimes(1);
  });
});

describe('showing another line', () => {
  const other = cartItem({
    goods: { ID: '3', EditorType: '5', isHasPastedown: 'N' },
    count: 0,
    unitPrice: '',
    totalPrice: '',
  });
  const draft = (countText: string) => ({ ...draftOf(other), countText });

  it('takes its choice, quantity and price in place of the old ones', async () => {
    const { calls, editor, open } = await opened();
    editor.show(other, draft('7'));
    await vi.advanceTimersByTimeAsync(0);
    expect(calls.price.mock.calls.at(-1)?.[0]).toMatchObject({ goodsID: '3', count: '7' });
    expect(open()).toMatchObject({ countText: '7', isDirty: false, price: { shown: { total: '140.00' } } });
  });

  it('lets a late price of the old line lose', async () => {
    const late = openPromise<Outcome<TotalReply>>();
    const answers = [late.promise, Promise.resolve(total('3.00'))];
    const { editor, open } = await opened(cartItem(), { price: () => answers.shift() ?? late.promise });
    editor.show(other, draft('1'));
    await vi.advanceTimersByTimeAsync(0);
    late.resolve(total('99.00'));
    await vi.advanceTimersByTimeAsync(0);
    expect(open().price).toMatchObject({ status: 'current', shown: { total: '3.00' } });
  });
});

describe('sending the choice elsewhere', () => {
  it('passes what was priced, and can be used again afterwards', async () => {
    const { editor, open, calls } = await opened();
    const call = vi.fn(() => Promise.resolve(done('90027')));
    expect(await editor.send(call, 'no')).toBe('90027');
    expect(call).toHaveBeenCalledWith(expect.objectContaining({ goodsID: '1', count: '10', remarkinfo: '' }));
    expect(open()).toMatchObject({ isSaving: false, blocker: null });
    expect(calls.onSaved).not.toHaveBeenCalled();
  });

  it('is refused with the words of the refusal, and keeps the choice', async () => {
    const { editor, open, calls } = await opened();
    expect(await editor.send(() => Promise.resolve(failed('no', '购物车最多 200 件商品')), 'no')).toBeNull();
    expect(open()).toMatchObject({ saveProblem: '购物车最多 200 件商品', isSaving: false, countText: '10' });
    expect(calls.onFailure).toHaveBeenCalledWith('购物车最多 200 件商品');
  });

  it('has words for a call that breaks', async () => {
    const { editor, open } = await opened();
    expect(await editor.send(() => Promise.reject(new Error('offline')), '没有加入')).toBeNull();
    expect(open().saveProblem).toBe('没有加入');
  });

  it('waits for the price', async () => {
    const never = openPromise<Outcome<TotalReply>>();
    const { editor } = await opened(cartItem(), { price: () => never.promise });
    const call = vi.fn(() => Promise.resolve(done(null)));
    expect(await editor.send(call, 'no')).toBeNull();
    expect(call).not.toHaveBeenCalled();
  });

  it('lets nothing change under it', async () => {
    const { editor, open } = await opened();
    const sent = openPromise<Outcome<string>>();
    const sending = editor.send(() => sent.promise, 'no');
    editor.show(cartItem({ goodsName: '照片书' }), draftOf(cartItem()));
    editor.setCount('99');
    expect(open()).toMatchObject({ isSaving: true, countText: '10', item: { goodsName: '画册' } });
    sent.resolve(done('1'));
    expect(await sending).toBe('1');
  });
});

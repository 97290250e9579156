import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TotalReply } from '#contracts/rules/price/total-reply.ts';
import { done, failed, type Outcome } from '#web/lib/call/outcome.ts';
import { opened, total } from './choice.fixture.ts';
import type { Beginning } from './editor-work.ts';
import { cartItem, openPromise } from './line.fixture.ts';
import { beginningOf } from './line-editor.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('other goods', () => {
  const item = cartItem({ goods: { ID: '3', EditorType: '5', isHasPastedown: 'N' } });
  function other(countText: string): Beginning {
    const { draft, ...about } = beginningOf({ item, takesBlankPages: true });
    return { ...about, draft: { ...draft, countText }, saved: null };
  }

  it('take their choice, quantity and price in place of the old ones', async () => {
    const { calls, editor, open } = await opened();
    editor.show(other('7'));
    expect(open().price).toEqual({ status: 'pending', last: null, estimate: null });
    await vi.advanceTimersByTimeAsync(0);
    expect(calls.price.mock.calls.at(-1)?.[0]).toMatchObject({ goodsID: '3', count: '7' });
    expect(open()).toMatchObject({ goodsID: '3', countText: '7', price: { shown: { total: '140.00' } } });
  });

  it('let a late price of the old ones lose', async () => {
    const late = openPromise<Outcome<TotalReply>>();
    const answers = [late.promise, Promise.resolve(total('3.00'))];
    const { calls, editor, open } = await opened(cartItem(), {
      price: () => answers.shift() ?? late.promise,
    });
    editor.show(other('1'));
    expect(calls.price.mock.calls[0]?.[1].signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    late.resolve(total('99.00'));
    await vi.advanceTimersByTimeAsync(0);
    expect(open().price).toMatchObject({ status: 'current', shown: { total: '3.00' } });
  });

  it('do not come under a choice that is on its way', async () => {
    const { editor, open } = await opened();
    void editor.deliver(() => new Promise(() => {}), 'no');
    editor.show(other('7'));
    expect(open()).toMatchObject({ isSaving: true, goodsID: '1', countText: '10' });
  });
});

describe('delivering the choice', () => {
  it('passes what was priced, and can be used again afterwards', async () => {
    const { editor, open } = await opened();
    const call = vi.fn(() => Promise.resolve(done('90027')));
    expect(await editor.deliver(call, 'no')).toEqual(done('90027'));
    expect(call).toHaveBeenCalledExactlyOnceWith({
      goodsID: '1',
      cnums: 'FM01|ZD02|NK157|NF03|BY01',
      count: '10',
      pagesNum: '64',
      remarkinfo: '',
    });
    expect(open()).toMatchObject({ isSaving: false, blocker: null });
  });

  it('is refused with the words of the refusal, and keeps the choice', async () => {
    const { editor, open, calls } = await opened();
    const refused = failed('no', '购物车最多 200 件商品');
    expect(await editor.deliver(() => Promise.resolve(refused), 'no')).toBe(refused);
    expect(open()).toMatchObject({ saveProblem: '购物车最多 200 件商品', isSaving: false, countText: '10' });
    // Where it is said beside the shared toast is the business of the sender.
    expect(calls.onFailure).not.toHaveBeenCalled();
  });

  it('forgets its failure with the next change', async () => {
    const { editor, open } = await opened();
    await editor.deliver(() => Promise.resolve(failed('no', '不行')), 'no');
    editor.setRemark('改');
    expect(open().saveProblem).toBe('');
  });

  it('has words for a call that breaks', async () => {
    const { editor, open } = await opened();
    const outcome = await editor.deliver(() => Promise.reject(new Error('offline')), '没有加入');
    expect(outcome?.ok).toBe(false);
    expect(open().saveProblem).toBe('没有加入');
  });

  it('waits for a current price', async () => {
    const { editor, open } = await opened();
    editor.setCount('12');
    const call = vi.fn(() => Promise.resolve(done(null)));
    expect(await editor.deliver(call, 'no')).toBeNull();
    expect(call).not.toHaveBeenCalled();
    expect(open().blocker).toEqual({ kind: 'pending' });
  });

  it('waits for the first price', async () => {
    const { editor } = await opened(cartItem(), { price: () => new Promise(() => {}) });
    const call = vi.fn(() => Promise.resolve(done(null)));
    expect(await editor.deliver(call, 'no')).toBeNull();
    expect(call).not.toHaveBeenCalled();
  });

  it('happens once at a time, and lets nothing change under it', async () => {
    const { editor, open, chosen } = await opened();
    const sent = openPromise<Outcome<string>>();
    const call = vi.fn(() => sent.promise);
    const sending = editor.deliver(call, 'no');
    expect(await editor.deliver(call, 'no')).toBeNull();
    editor.setCount('99');
    editor.choose('102', 'ZD01');
    expect(open()).toMatchObject({ isSaving: true, blocker: { kind: 'saving' }, countText: '10' });
    expect(chosen('102')).toBe('ZD02');
    sent.resolve(done('1'));
    expect(await sending).toEqual(done('1'));
    expect(call).toHaveBeenCalledTimes(1);
  });
});

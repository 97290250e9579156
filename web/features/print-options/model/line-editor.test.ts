import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CartItem, SAVE_FAILED, updateCart } from '#web/features/print-options/line/api.ts';
import type { ApiClient } from '#web/lib/call/api-client.ts';
import { isAskingAgain } from '#web/lib/call/asked-again.ts';
import { done, failed, type Outcome } from '#web/lib/call/outcome.ts';
import { cartItem, cartItemWith, openPromise, priceList } from './line.fixture.ts';
import { createLineEditor, type LineCalls, type OpenLine } from './line-editor.ts';
import { TYPING_PAUSE_MS } from './price-watch.ts';

function spies(item: CartItem, save: LineCalls['save'] = () => Promise.resolve(done(null))) {
  return {
    load: vi.fn(() => Promise.resolve(done({ item, takesBlankPages: true }))),
    price: vi.fn<LineCalls['price']>(() =>
      Promise.resolve(done({ discount: '0', unitPrice: '20.00', extras: null })),
    ),
    save: vi.fn<LineCalls['save']>(save),
    priceList: () => Promise.resolve(done(priceList())),
    memberID: () => '10003',
    random: () => '0.42',
    onSaved: vi.fn(),
    onFailure: vi.fn(),
    onMended: vi.fn(),
  };
}

async function opened(item: CartItem = cartItem(), { save }: { save?: LineCalls['save'] } = {}) {
  const calls = spies(item, save);
  const editor = createLineEditor(calls);
  await editor.load();
  await vi.advanceTimersByTimeAsync(0);
  function open(): OpenLine {
    const snapshot = editor.snapshot();
    if (snapshot.phase !== 'open') throw new Error(`the editor is ${snapshot.phase}`);
    return snapshot;
  }
  return { calls, editor, choice: open().editor, open };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('opening a line', () => {
  it('says that it failed and opens on another try', async () => {
    const calls = spies(cartItem());
    calls.load.mockResolvedValueOnce(failed('no'));
    const editor = createLineEditor(calls);
    await editor.load();
    expect(editor.snapshot()).toMatchObject({ phase: 'failed', error: { kind: 'refused' } });
    await editor.load();
    expect(editor.snapshot().phase).toBe('open');
  });

  it('begins with what was saved, at the price of that time', async () => {
    const calls = spies(cartItem({ remarkinfo: '勿折' }));
    calls.price.mockReturnValue(new Promise(() => {}));
    const editor = createLineEditor(calls);
    await editor.load();
    expect(editor.snapshot()).toMatchObject({
      item: { goodsName: '画册' },
      choice: {
        goodsID: '1',
        countText: '10',
        remark: '勿折',
        price: { status: 'pending', last: { total: '200.00' } },
      },
    });
  });

  it('asks no price for a line that comes when nobody waits any more', async () => {
    const calls = spies(cartItem());
    const editor = createLineEditor(calls);
    const loading = editor.load();
    editor.dispose();
    await loading;
    expect(calls.price).not.toHaveBeenCalled();
  });
});

describe('what closing would lose', () => {
  it('is nothing where a stored choice was moved automatically', async () => {
    const { open } = await opened(cartItemWith({ '102': 'ZD01' }, { pageNum: 30 }));
    expect(open().choice.moved).toMatchObject([{ to: '普通平装' }]);
    expect(open().isDirty).toBe(false);
  });

  it('is nothing again when blank pages were taken out', async () => {
    const { choice, open } = await opened(cartItem({ pageNum: 30 }));
    choice.addPages(2, '102', 'ZD01');
    expect(open().isDirty).toBe(true);
    choice.restorePages();
    expect(open().isDirty).toBe(false);
  });

  it('is a remark', async () => {
    const { choice, open } = await opened();
    choice.setRemark('请勿折叠');
    expect(open().isDirty).toBe(true);
  });
});

describe('saving', () => {
  it('waits for a current price', async () => {
    const { calls, editor, choice, open } = await opened();
    choice.setCount('12');
    await editor.save();
    expect(calls.save).not.toHaveBeenCalled();
    expect(open().choice.blocker).toEqual({ kind: 'pending' });
  });

  it('sends the line as it was priced, exactly the fields of the call', async () => {
    const call = vi.fn(async () => 'ok');
    const { calls, editor, choice } = await opened(cartItem({ pageNum: 30 }), {
      save: (change) => updateCart(change, { call } as unknown as ApiClient),
    });
    choice.addPages(2, '102', 'ZD01');
    choice.setCount('12');
    choice.setRemark('勿折');
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MS);
    await editor.save();
    expect(call).toHaveBeenCalledExactlyOnceWith('ShoppingServiceMag.updateCart', {
      CartID: '90001',
      goodsID: '1',
      count: '12',
      pagesNum: '32',
      memberID: '10003',
      cnums: 'FM01|ZD01|NK157|NF03|BY01',
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
    const { editor, choice, open } = await opened(cartItem(), { save: () => new Promise(() => {}) });
    void editor.save();
    choice.setCount('99');
    choice.choose('102', 'ZD01');
    expect(open()).toMatchObject({ choice: { isSaving: true, countText: '10' }, isDirty: false });
  });

  it.each([
    ['is refused', () => Promise.resolve(failed('no', SAVE_FAILED))],
    ['breaks down', () => Promise.reject(new Error('broken'))],
  ])('that %s keeps everything and can be tried again', async (_, refuse) => {
    const save = vi.fn<LineCalls['save']>(() => Promise.resolve(done(null)));
    save.mockImplementationOnce(refuse);
    const { calls, editor, choice, open } = await opened(cartItem(), { save });
    choice.setRemark('勿折');
    await editor.save();
    expect(open().choice).toMatchObject({
      saveProblem: '更新购物车失败，请稍后再试',
      remark: '勿折',
      isSaving: false,
      blocker: null,
    });
    expect(calls.onFailure).toHaveBeenCalledExactlyOnceWith('更新购物车失败，请稍后再试');
    await editor.save();
    expect(calls.onSaved).toHaveBeenCalledTimes(1);
  });

  it('is a forced retry only after a failure', async () => {
    const forced: boolean[] = [];
    const { editor } = await opened(cartItem(), {
      save: () => {
        forced.push(isAskingAgain());
        return Promise.resolve(failed('no', SAVE_FAILED));
      },
    });
    await editor.save();
    await editor.save();
    expect(forced).toEqual([false, true]);
  });
});

describe('an editor that was left', () => {
  it('wants no price any more', async () => {
    const { calls, editor, choice } = await opened();
    choice.setCount('12');
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

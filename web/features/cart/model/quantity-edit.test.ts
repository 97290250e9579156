import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TotalReply } from '#contracts/rules/price/total-reply.ts';
import { OFFLINE, PRICE_FAILED } from '#web/features/print-options/line/api.ts';
import { done, failed, type Outcome } from '#web/lib/call/outcome.ts';
import { REQUEST_FAILED } from '#web/lib/call/reply.ts';
import { createQuantityEdit } from './quantity-edit.ts';

const PRICE: TotalReply = {
  discount: '0.03',
  unitPrice: '10.00',
  extras: null,
};

const LOGGED_OUT = failed({ code: 401, message: '请先登录' });

function setUp() {
  const sent: string[] = [];
  const replies = {
    price: done(PRICE) as Outcome<TotalReply>,
    save: done(null) as Outcome<null>,
    /** What the server turns out to have after a save in doubt. */
    reread: 20 as number | null,
  };
  let hold: Promise<void> | undefined;
  let holdReread: Promise<void> | undefined;
  const failures: string[] = [];
  const edit = createQuantityEdit(
    {
      price: async (count) => {
        sent.push(`price ${count}`);
        return replies.price;
      },
      save: async (count) => {
        sent.push(`save ${count}`);
        await hold;
        return replies.save;
      },
      onSaved: async () => void sent.push('read again'),
      estimate: (count) => (count > 1000 ? null : `${count * 10}.00`),
      onFailure: (message) => void failures.push(message),
      reread: async () => {
        sent.push('reread');
        await holdReread;
        return replies.reread;
      },
    },
    20,
  );
  return {
    edit,
    sent,
    replies,
    failures,
    holdSaves: (until: Promise<void>) => (hold = until),
    holdRereads: (until: Promise<void>) => (holdReread = until),
  };
}

const SAVE_FAILED = '更新购物车失败，请稍后再试';
const IN_DOUBT = failed(REQUEST_FAILED, { always: SAVE_FAILED });

const settle = () => vi.advanceTimersByTimeAsync(0);
const pause = () => vi.advanceTimersByTimeAsync(600);

describe('a quantity edited in the list', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is priced, saved and read again after a pause', async () => {
    const { edit, sent } = setUp();
    edit.type('3');
    edit.type('30');
    await vi.advanceTimersByTimeAsync(599);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(['price 30', 'save 30', 'read again']);
    expect(edit.snapshot()).toMatchObject({ text: '30', isUnsaved: false, isSaving: false, problem: '' });
  });

  it('is saved at once when the field is left', async () => {
    const { edit, sent } = setUp();
    edit.type('30');
    edit.commit();
    await settle();
    expect(sent).toContain('save 30');
    await pause();
    expect(sent.filter((call) => call === 'save 30')).toHaveLength(1);
  });

  it.each([
    ['', '请输入数量'],
    ['0', '数量最小值为1'],
    ['1000001', '数量最大值为1000000'],
    ['1.5', '数量须为整数'],
    ['x', '数量须为整数'],
  ])('says what is wrong with %j and sends nothing', async (text, message) => {
    const { edit, sent } = setUp();
    edit.type(text);
    edit.commit();
    await pause();
    expect(edit.snapshot()).toMatchObject({ text, problem: message, isFailed: false, isUnsaved: true });
    expect(sent).toEqual([]);
  });

  it('sends nothing for the quantity it has', async () => {
    const { edit, sent } = setUp();
    edit.type('20');
    await pause();
    expect(sent).toEqual([]);
  });

  it('shows the new total by the price rule while it is saved', async () => {
    const { edit, holdSaves } = setUp();
    let go = () => {};
    holdSaves(new Promise((resolve) => (go = resolve)));
    edit.apply(50);
    await settle();
    expect(edit.snapshot()).toMatchObject({
      isSaving: true,
      newTotal: { amount: '485.00', isEstimate: false },
    });
    go();
    await settle();
    expect(edit.snapshot()).toMatchObject({ isSaving: false, newTotal: { amount: '485.00' } });
    edit.setSaved(50);
    expect(edit.snapshot().newTotal).toBeNull();
  });

  it('shows at once what the new quantity should cost, as an estimate', () => {
    const { edit } = setUp();
    expect(edit.snapshot().newTotal).toBeNull();
    edit.step(1);
    expect(edit.snapshot().newTotal).toEqual({ amount: '210.00', isEstimate: true });
    edit.type('x');
    expect(edit.snapshot().newTotal).toBeNull();
    edit.type('5000');
    expect(edit.snapshot().newTotal).toBeNull();
    edit.restore();
    expect(edit.snapshot().newTotal).toBeNull();
  });

  it('takes the wide digits of a Chinese keyboard', async () => {
    const { edit, sent } = setUp();
    edit.type('１２３');
    expect(edit.snapshot()).toMatchObject({ text: '１２３', problem: '' });
    await pause();
    expect(sent).toContain('save 123');
    expect(edit.snapshot()).toMatchObject({ text: '123', isUnsaved: false });
  });

  it('says that it was saved, until it is changed again', async () => {
    const { edit } = setUp();
    edit.apply(30);
    await settle();
    expect(edit.snapshot().isJustSaved).toBe(true);
    edit.type('31');
    expect(edit.snapshot().isJustSaved).toBe(false);
  });

  it('says nothing to who gave the session up', async () => {
    const { edit, replies, failures } = setUp();
    replies.price = LOGGED_OUT;
    edit.apply(30);
    await settle();
    replies.price = done(PRICE);
    replies.save = LOGGED_OUT;
    edit.apply(31);
    await settle();
    expect(failures).toEqual([]);
    expect(edit.snapshot().text).toBe('31');
  });

  it('goes on by itself when the network is back, and only then', async () => {
    const { edit, sent, replies } = setUp();
    edit.resume();
    replies.save = failed('no', SAVE_FAILED);
    edit.apply(30);
    await settle();
    edit.resume();
    await settle();
    expect(sent).toEqual(['price 30', 'save 30']);
    vi.stubGlobal('navigator', { onLine: false });
    replies.price = failed(REQUEST_FAILED, { always: PRICE_FAILED, offline: OFFLINE });
    edit.retry();
    await settle();
    expect(edit.snapshot().problem).toBe(OFFLINE);
    vi.unstubAllGlobals();
    replies.price = done(PRICE);
    replies.save = done(null);
    edit.resume();
    await settle();
    expect(edit.snapshot()).toMatchObject({ saved: 30, problem: '', isUnsaved: false });
  });

  it('keeps the typed value when saving failed, and does not repeat it unasked', async () => {
    const { edit, sent, replies, failures } = setUp();
    replies.save = failed('no', SAVE_FAILED);
    edit.apply(30);
    await settle();
    expect(edit.snapshot()).toMatchObject({
      text: '30',
      problem: SAVE_FAILED,
      isFailed: true,
      isUnsaved: true,
    });
    expect(failures).toEqual([SAVE_FAILED]);
    edit.commit();
    await pause();
    expect(sent).toEqual(['price 30', 'save 30']);
  });

  it('saves on retry', async () => {
    const { edit, replies } = setUp();
    replies.save = failed('no', SAVE_FAILED);
    edit.apply(30);
    await settle();
    replies.save = done(null);
    edit.retry();
    await settle();
    expect(edit.snapshot()).toMatchObject({ text: '30', problem: '', isUnsaved: false });
  });

  it('goes back to the saved value when it is given up', async () => {
    const { edit, replies } = setUp();
    replies.save = failed('no', SAVE_FAILED);
    edit.apply(30);
    await settle();
    edit.restore();
    expect(edit.snapshot()).toMatchObject({ text: '20', problem: '', isUnsaved: false });
  });

  it('saves nothing without a price', async () => {
    const { edit, sent, replies } = setUp();
    replies.price = failed('no', '计算价格失败，请稍后再试');
    edit.apply(30);
    await settle();
    expect(sent).toEqual(['price 30']);
    expect(edit.snapshot()).toMatchObject({
      text: '30',
      problem: '计算价格失败，请稍后再试',
      isFailed: true,
    });
  });

  it('saves what was typed meanwhile afterwards, one at a time', async () => {
    const { edit, sent, holdSaves } = setUp();
    let go = () => {};
    holdSaves(new Promise((resolve) => (go = resolve)));
    edit.apply(30);
    await settle();
    edit.type('31');
    await pause();
    expect(sent).toEqual(['price 30', 'save 30']);
    go();
    await settle();
    expect(sent).toEqual(['price 30', 'save 30', 'read again', 'price 31', 'save 31', 'read again']);
    expect(edit.snapshot()).toMatchObject({ text: '31', isUnsaved: false });
  });

  it('steps from a typed value and stays within its limits', () => {
    const { edit } = setUp();
    edit.type('1');
    edit.step(-1);
    expect(edit.snapshot().text).toBe('1');
    edit.type('1000000');
    edit.step(1);
    expect(edit.snapshot().text).toBe('1000000');
    edit.type('x');
    edit.step(1);
    expect(edit.snapshot().text).toBe('21');
  });

  it('follows the server while nobody is typing', () => {
    const { edit } = setUp();
    edit.setSaved(45);
    expect(edit.snapshot().text).toBe('45');
    edit.type('46');
    edit.setSaved(50);
    expect(edit.snapshot()).toMatchObject({ text: '46', isUnsaved: true });
  });
});

describe('a save that nobody knows the end of', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is said to be slow after a while, until it ends', async () => {
    const { edit, holdSaves } = setUp();
    let go = () => {};
    holdSaves(new Promise((resolve) => (go = resolve)));
    edit.apply(30);
    await vi.advanceTimersByTimeAsync(399);
    expect(edit.snapshot()).toMatchObject({ isSaving: true, isSlow: false });
    await vi.advanceTimersByTimeAsync(1);
    expect(edit.snapshot()).toMatchObject({ isSaving: true, isSlow: true });
    go();
    await settle();
    expect(edit.snapshot()).toMatchObject({ isSaving: false, isSlow: false });
  });

  it('is not said to be slow when it was quick', async () => {
    const { edit } = setUp();
    edit.apply(30);
    await vi.advanceTimersByTimeAsync(1000);
    expect(edit.snapshot().isSlow).toBe(false);
  });

  it('asks the server and offers what it has', async () => {
    const { edit, sent, replies, failures } = setUp();
    replies.save = IN_DOUBT;
    replies.reread = 25;
    edit.apply(30);
    await settle();
    expect(sent).toEqual(['price 30', 'save 30', 'reread']);
    expect(failures).toEqual([SAVE_FAILED]);
    expect(edit.snapshot()).toMatchObject({
      text: '30',
      problem: SAVE_FAILED,
      isFailed: true,
      saved: 25,
      standing: 'known',
    });
    edit.restore();
    expect(edit.snapshot()).toMatchObject({ text: '25', problem: '', isUnsaved: false });
  });

  it('has nothing left to save when the server has it after all', async () => {
    const { edit, sent, replies } = setUp();
    replies.save = IN_DOUBT;
    replies.reread = 30;
    edit.apply(30);
    await settle();
    expect(edit.snapshot()).toMatchObject({
      text: '30',
      problem: SAVE_FAILED,
      isFailed: false,
      isSavedAfterAll: true,
      isUnsaved: false,
    });
    edit.restore();
    await pause();
    expect(edit.snapshot()).toMatchObject({ text: '30', problem: '', isSavedAfterAll: false });
    expect(sent).toEqual(['price 30', 'save 30', 'reread']);
  });

  it('claims no quantity while the server has not said it, and can ask again', async () => {
    const { edit, sent, replies } = setUp();
    replies.save = IN_DOUBT;
    replies.reread = null;
    edit.apply(30);
    await settle();
    expect(edit.snapshot()).toMatchObject({ text: '30', isFailed: true, standing: 'unknown' });
    replies.reread = 20;
    edit.restore();
    expect(edit.snapshot().standing).toBe('asking');
    await settle();
    expect(sent.filter((call) => call === 'reread')).toHaveLength(2);
    expect(edit.snapshot()).toMatchObject({ text: '30', standing: 'known', saved: 20 });
  });

  it('sends the old quantity too, which may be the old one no longer', async () => {
    const { edit, sent, replies } = setUp();
    replies.save = IN_DOUBT;
    replies.reread = null;
    edit.apply(30);
    await settle();
    replies.save = done(null);
    edit.apply(20);
    await settle();
    expect(sent.slice(3)).toEqual(['price 20', 'save 20', 'read again']);
    expect(edit.snapshot()).toMatchObject({ text: '20', standing: 'known', isUnsaved: false });
  });

  it('does not ask after a refusal, which is known to have changed nothing', async () => {
    const { edit, sent, replies } = setUp();
    replies.save = failed('no', SAVE_FAILED);
    edit.apply(30);
    await settle();
    expect(sent).toEqual(['price 30', 'save 30']);
    expect(edit.snapshot()).toMatchObject({ saved: 20, standing: 'known' });
  });

  it('believes no answer that was asked for before a newer save', async () => {
    const { edit, replies, holdRereads } = setUp();
    let go = () => {};
    holdRereads(new Promise((resolve) => (go = resolve)));
    replies.save = IN_DOUBT;
    edit.apply(30);
    await settle();
    replies.save = done(null);
    edit.retry();
    await settle();
    go();
    await settle();
    expect(edit.snapshot()).toMatchObject({ text: '30', saved: 30, problem: '', isUnsaved: false });
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TotalReply } from '#contracts/rules/total-reply.ts';
import { failure, type Result, success } from '#web/lib/result.ts';
import { createQuantityEdit } from './quantity-edit.ts';

const PRICE: TotalReply = {
  goodsTotal: '',
  total: '',
  saved: '',
  discount: '0.03',
  nextTierCount: '',
  nextTierDiscount: '',
  unitPrice: '10.00',
  weightGram: '',
};

function setUp() {
  const sent: string[] = [];
  const replies = {
    price: success(PRICE) as Result<TotalReply>,
    save: success(null) as Result<null>,
  };
  let hold: Promise<void> | undefined;
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
      onFailure: (message) => void failures.push(message),
    },
    20,
  );
  return { edit, sent, replies, failures, holdSaves: (until: Promise<void>) => (hold = until) };
}

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
    ['0', '数量不能小于 1'],
    ['1000001', '数量不能大于 1000000'],
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
    expect(edit.snapshot()).toMatchObject({ isSaving: true, newTotal: '485.00' });
    go();
    await settle();
    expect(edit.snapshot()).toMatchObject({ isSaving: false, newTotal: null });
  });

  it('keeps the typed value when saving failed, and does not repeat it unasked', async () => {
    const { edit, sent, replies, failures } = setUp();
    replies.save = failure('更新购物车失败，请稍后再试');
    edit.apply(30);
    await settle();
    expect(edit.snapshot()).toMatchObject({
      text: '30',
      problem: '更新购物车失败，请稍后再试',
      isFailed: true,
      isUnsaved: true,
    });
    expect(failures).toEqual(['更新购物车失败，请稍后再试']);
    edit.commit();
    await pause();
    expect(sent).toEqual(['price 30', 'save 30']);
  });

  it('saves on retry', async () => {
    const { edit, replies } = setUp();
    replies.save = failure('更新购物车失败，请稍后再试');
    edit.apply(30);
    await settle();
    replies.save = success(null);
    edit.retry();
    await settle();
    expect(edit.snapshot()).toMatchObject({ text: '30', problem: '', isUnsaved: false });
  });

  it('goes back to the saved value when it is given up', async () => {
    const { edit, replies } = setUp();
    replies.save = failure('更新购物车失败，请稍后再试');
    edit.apply(30);
    await settle();
    edit.restore();
    expect(edit.snapshot()).toMatchObject({ text: '20', problem: '', isUnsaved: false });
  });

  it('saves nothing without a price', async () => {
    const { edit, sent, replies } = setUp();
    replies.price = failure('计算价格失败，请稍后再试');
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

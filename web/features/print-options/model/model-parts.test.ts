import { describe, expect, it } from 'vitest';
import { optionRefusals } from '#contracts/rules/print/step-availability.ts';
import { announcement } from './announcement.ts';
import { chosenOf, priceQuestion } from './chosen.ts';
import { countOf, isSameDraft, withOption, withPages } from './draft.ts';
import { explainedOption, shortReason } from './explained-option.ts';
import { cartItem } from './line.fixture.ts';
import { beginningOf } from './line-editor.ts';
import { cartAddition, cartChange } from './wire-choice.ts';

const { draft } = beginningOf({ item: cartItem(), takesBlankPages: true });
const change = { stepId: '102', stepName: '装订方式', from: '骑马钉', to: '普通平装' };

describe('announcement', () => {
  it('is empty where nothing was moved', () => {
    expect(announcement([])).toBe('');
  });

  it('names the new option and the reason', () => {
    expect(announcement([{ ...change, reason: '30 页不是 4 的倍数' }])).toBe(
      '已自动改为「普通平装」：30 页不是 4 的倍数',
    );
  });

  it('puts several moves in one line', () => {
    const both = [
      { ...change, reason: '原因甲' },
      { ...change, to: '亮膜', reason: '' },
    ];
    expect(announcement(both)).toBe('已自动改为「普通平装」：原因甲；「亮膜」');
  });
});

describe('draft', () => {
  it('leaves a disabled option alone', () => {
    expect(withOption(draft, '102', 'ZD09')).toBe(draft);
  });

  it('chooses an option without touching the line it came from', () => {
    const chosen = withOption(draft, '102', 'ZD01');
    expect(chosen.line.buzhou[1]?.selCnum).toBe('ZD01');
    expect(draft.line.buzhou[1]?.selCnum).toBe('ZD02');
  });

  it.each([
    ['quantity', { ...draft, countText: '11' }],
    ['remark', { ...draft, remark: '急' }],
    ['pages', withPages(draft, 68)],
    ['option', withOption(draft, '102', 'ZD01')],
  ])('differs by its %s', (_, other) => {
    expect(isSameDraft(draft, other)).toBe(false);
  });

  it('is the same again when a change is taken back', () => {
    expect(isSameDraft(draft, withPages(withPages(draft, 68), 64))).toBe(true);
  });
});

describe('countOf', () => {
  it.each([
    ['1', 1],
    ['1000000', 1_000_000],
    [' 12 ', 12],
    ['１２', 12],
  ])('takes %j', (countText, value) => {
    expect(countOf({ ...draft, countText })).toEqual({ kind: 'done', value });
  });

  it.each(['', '0', '-1', '1.5', '1e3', '1000001', 'abc', '1 2'])('refuses %j', (countText) => {
    expect(countOf({ ...draft, countText }).kind).toBe('refused');
  });
});

describe('explainedOption', () => {
  function bindings(pageNum: number, about: Partial<Parameters<typeof explainedOption>[0]> = {}) {
    const line = { ...draft.line, pageNum };
    return explainedOption({
      items: line.buzhou[1]?.items ?? [],
      refusals: optionRefusals(line)['102'] ?? {},
      focused: '',
      movedFrom: '',
      isImpossible: false,
      ...about,
    });
  }

  it('is the disabled option that is looked at', () => {
    expect(bindings(22, { focused: 'ZD06', movedFrom: '骑马钉' })?.item.Name).toBe('普通精装');
  });

  it('is the option that was left automatically', () => {
    expect(bindings(22, { focused: 'ZD09', movedFrom: '普通平装' })?.item.Name).toBe('普通平装');
  });

  it('is 骑马钉 where a few blank pages fill its sheets', () => {
    expect(bindings(22)).toMatchObject({ item: { Name: '骑马钉' }, refusal: { fix: { pages: 2 } } });
  });

  it('is nothing where blank pages would open another range only', () => {
    expect(bindings(20)).toBeNull();
  });

  it('is what the fewest blank pages open where nothing can be chosen', () => {
    expect(bindings(7, { isImpossible: true })).toMatchObject({ refusal: { fix: { pages: 1 } } });
  });

  it('is nothing where no few pages help', () => {
    expect(bindings(500, { isImpossible: true })).toBeNull();
  });
});

describe('the choice on the wire', () => {
  const chosen = chosenOf({ ...draft, remark: '勿折' }, 12);

  it('is priced with the codes of all steps, hidden ones included', () => {
    expect(priceQuestion(chosen, '10003')).toEqual({
      goodsID: '1',
      cnums: 'FM01|ZD02|NK157|NF03|BY01',
      count: '12',
      pagesNum: '64',
      memberID: '10003',
    });
  });

  it('is saved as it was priced, with line and remark', () => {
    const priced = priceQuestion(chosen, '10003');
    expect(cartChange('90001', chosen, '10003')).toEqual({ ...priced, CartID: '90001', remarkinfo: '勿折' });
  });

  it.each([
    ['add', 'Y'],
    ['buy', 'N'],
  ] as const)('is put into the cart for the publication (%s), without a member', (how, merge) => {
    expect(cartAddition({ publicationID: '50043', isKnown: false }, chosen, how)).toEqual({
      publicationID: '50043',
      goodsID: '1',
      cnums: 'FM01|ZD02|NK157|NF03|BY01',
      count: '12',
      pagesNum: '64',
      remarkinfo: '勿折',
      merge,
    });
  });
});

describe('a reason in few words', () => {
  it.each([
    [{ rule: 'binding-page-range', text: '豪华装适用 10–40 页，当前 64 页' }, '限 10–40 页'],
    [{ rule: 'weight-page-range', text: '128克适用 67 页以上，当前 3 页' }, '限 67 页以上'],
    [{ rule: 'saddle-stitch-multiple', text: '30 页不是 4 的倍数' }, '须 4 的倍数'],
    [{ rule: 'cloth-cover-needs-hardcover', text: '布艺封面只能配精装或豪华装' }, '不配布艺封面'],
    [{ rule: 'binding-needs-lamination', text: '对裱精装的内页须覆膜' }, '内页须覆膜'],
  ] as const)('of $0.text', (refusal, short) => {
    expect(shortReason(refusal)).toBe(short);
  });
});

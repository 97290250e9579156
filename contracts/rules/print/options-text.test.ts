import { describe, expect, it } from 'vitest';
import { chosenOptions, optionsText } from './options-text.ts';

describe('optionsText', () => {
  it('says of every option to which part of the book it belongs, where its name does not', () => {
    const options = [
      { Name: '封面材质', value: '铜版纸' },
      { Name: '装订方式', value: '普通精装' },
      { Name: '内页克重', value: '157克哑粉纸' },
      { Name: '内页覆膜', value: '亮膜' },
      { Name: '封面覆膜', value: '不覆膜' },
    ];
    expect(optionsText(options)).toBe('封面铜版纸 · 普通精装 · 内页157克哑粉纸 · 内页亮膜 · 封面不覆膜');
  });

  it('names the whole step where its words are nobody’s usual ones, and says no part twice', () => {
    expect(optionsText([{ Name: '烫金', value: '金色' }])).toBe('烫金 金色');
    expect(optionsText([{ Name: '封面材质', value: '封面特种纸' }])).toBe('封面特种纸');
  });

  it('of nothing is empty', () => {
    expect(optionsText([])).toBe('');
  });
});

describe('chosenOptions', () => {
  const step = { ID: '1', Name: '内页覆膜', IsShow: 'Y', items: [{ Cnum: 'NF01', Name: '亮膜' }] } as const;
  const of = (changes: object) =>
    chosenOptions([{ ...step, items: [...step.items], selCnum: 'NF01', ...changes }]);

  it('are those of the steps that are shown', () => {
    expect(of({})).toEqual([{ Name: '内页覆膜', value: '亮膜' }]);
    expect(of({ IsShow: 'N' })).toEqual([]);
  });

  it.each(['', 'NF99'])('leave out the code %j, which names nothing', (selCnum) => {
    expect(of({ selCnum })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { goodsToPropose, suitRank } from './suiting-goods.ts';

const same = (editorType: string) => editorType;

describe('goods that suit a publication', () => {
  it('have a rank, others have none', () => {
    expect([suitRank('album', '5', 40), suitRank('album', '3', 40), suitRank('album', '7', 40)]).toEqual([
      0,
      1,
      null,
    ]);
    expect(suitRank('unheard-of', '3', 40)).toBeNull();
  });

  it('are wall calendars first where there is a leaf a month', () => {
    expect([suitRank('calendar', '8', 13), suitRank('calendar', '7', 13)]).toEqual([0, 1]);
    expect([suitRank('calendar', '8', 28), suitRank('calendar', '7', 28)]).toEqual([1, 0]);
  });
});

describe('goods to propose', () => {
  it.each([
    ['album', ['3', '7', '5'], ['3', '5']],
    ['album', ['6', '9'], ['6']],
    ['album', ['9'], ['9']],
    ['album', [], []],
  ])('of %s among %j', (type, list, proposed) => {
    expect(goodsToPropose(list, type, same)).toEqual(proposed);
  });
});

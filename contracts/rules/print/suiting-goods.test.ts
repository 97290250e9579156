import { describe, expect, it } from 'vitest';
import { goodsToPropose, suitRank } from './suiting-goods.ts';

const same = (editorType: string) => editorType;
const work = (type: string, pageNum: number, widthMm = 210, heightMm = 285) => ({
  ...{ type, pageNum, widthMm, heightMm },
});
const ranks = (of: ReturnType<typeof work>, ...editorTypes: string[]) =>
  editorTypes.map((editorType) => suitRank(of, editorType));

describe('goods that suit a publication', () => {
  it('have a rank, others have none', () => {
    expect(ranks(work('album', 40), '5', '3', '7')).toEqual([0, 1, null]);
    expect(ranks(work('unheard-of', 40), '3')).toEqual([null]);
  });

  it.each([
    ['wall', 13, 297, 420],
    ['wall', 14, 210, 285],
    // With a few leaves for notes.
    ['wall', 20, 210, 285],
    ['desk', 13, 210, 145],
    ['desk', 14, 145, 100],
    // Two leaves a month.
    ['desk', 28, 210, 285],
  ])('are %s calendars for %d pages of %d by %d', (form, pageNum, width, height) => {
    const made = ranks(work('calendar', pageNum, width, height), '8', '7', '11');
    expect(made).toEqual(form === 'wall' ? [0, null, null] : [null, 0, null]);
  });

  it.each([
    ['a sheet', 210, 285, '10', '11'],
    ['a card', 90, 54, '9', '10'],
    ['a poster', 420, 594, '11', '10'],
  ])('are for two pages %s and no book', (_what, width, height, first, second) => {
    for (const type of ['document', 'album', 'calendar', 'unheard-of']) {
      const leaf = work(type, 2, width, height);
      expect(ranks(leaf, first, second, '3', '5', '6')).toEqual([0, 1, null, null, null]);
      expect(suitRank({ ...leaf, pageNum: 3 }, first)).toBeNull();
    }
  });
});

describe('goods to propose', () => {
  it.each([
    ['album', 40, ['3', '7', '5'], ['3', '5']],
    ['album', 40, ['6', '9', '10'], ['6']],
    ['album', 40, ['9'], ['9']],
    ['album', 40, [], []],
    ['document', 2, ['3', '6', '9', '10', '11'], ['10', '11']],
    ['document', 2, ['3', '6'], ['3', '6']],
  ])('of %s with %d pages among %j', (type, pageNum, list, proposed) => {
    expect(goodsToPropose(list, work(type, pageNum), same)).toEqual(proposed);
  });
});

import { describe, expect, it } from 'vitest';
import { documentOf } from '../../pages/edits/testing.ts';
import { coverSheet } from '../cover-sheet.ts';
import { thicknessOf } from '../spine.ts';
import { chosenName } from '../step-roles.ts';
import { coverPlaces } from './cover-places.ts';
import { spinePage } from './spine-page.ts';
import { usualAlbum, usualWords } from './usual-album.ts';

const WORDS = { title: '湖上', author: '沈知远' };

function opened(pageNum: number) {
  const document = documentOf(pageNum);
  const sheet = coverSheet(usualAlbum(pageNum), document);
  if (!sheet) throw new Error('an album has a cover in one piece');
  return { document, sheet, places: coverPlaces({ ...document, ...WORDS }, sheet) };
}

describe('the album that is reckoned with', () => {
  it.each([
    [1, '锁线精装', '200克', 5.2],
    [8, '骑马钉', '200克', 0],
    [20, '骑马钉', '200克', 0],
    [21, '对裱精装', '200克', 9.3],
    [24, '对裱精装', '200克', 9.7],
    [60, '对裱精装', '200克', 16.7],
    [61, '锁线精装', '200克', 11.5],
    [66, '锁线精装', '200克', 11.9],
    [67, '锁线精装', '157克', 10.8],
    [398, '锁线精装', '157克', 39.1],
    [399, '锁线精装', '128克', 34],
    [500, '锁线精装', '128克', 41.3],
  ])('of %i pages is bound and as thick as printing says', (pageNum, binding, weight, spineMm) => {
    const line = usualAlbum(pageNum);
    expect(chosenName(line, 'binding')).toBe(binding);
    expect(chosenName(line, 'innerWeight')).toContain(weight);
    expect(thicknessOf(line).spineMm).toBe(spineMm);
    expect(opened(pageNum).sheet.spine.w).toBe(spineMm);
  });

  it('is told in words', () => {
    expect(usualWords(usualAlbum(100))).toBe('157 克哑粉纸、亮膜、锁线精装');
  });
});

describe('what stands on a cover sheet', () => {
  it.each([23, 24])('is the last page on the left and the first on the right, of %i', (pageNum) => {
    const { document, sheet, places } = opened(pageNum);
    const { back, front, spine } = places;
    expect([back?.no, front?.no]).toEqual([pageNum, 1]);
    expect(back?.page).toBe(document.pages.at(-1));
    expect(front?.trim).toEqual({ x: sheet.front.x, y: sheet.front.y + 3, w: 145, h: 210 });
    // Boards reach over at the fore edge, not at the spine.
    expect((back?.trim.x ?? 0) + 145).toBeCloseTo(sheet.back.x + sheet.back.w, 6);
    expect(spine?.trim).toEqual(sheet.spine);
    expect(places.folds).toEqual([sheet.spine.x, sheet.spine.x + sheet.spine.w]);
    const inkEnds = (back?.bleed.x ?? 0) + (back?.bleed.w ?? 0);
    expect(inkEnds).toBeCloseTo(front?.bleed.x ?? 0, 6);
  });

  it('is only the front where there is one page, and nothing where there is none', () => {
    expect(opened(1).places.back).toBeUndefined();
    expect(opened(1).places.front?.no).toBe(1);
    const { sheet } = opened(24);
    const none = coverPlaces({ ...documentOf(0), ...WORDS }, sheet);
    expect([none.back, none.front, none.spine]).toEqual([undefined, undefined, undefined]);
  });

  it('bends once where there is no spine, which then has no words', () => {
    const { sheet, places } = opened(12);
    expect(places.folds).toEqual([sheet.front.x]);
    expect(places.spine?.page.elements).toEqual([]);
  });

  it('lies as far from the corner of its paper as is asked', () => {
    const { document, sheet, places } = opened(24);
    const { front, folds } = coverPlaces({ ...document, ...WORDS }, sheet, 7);
    expect(front?.trim.x).toBeCloseTo((places.front?.trim.x ?? 0) + 7, 6);
    expect(folds[0]).toBeCloseTo((places.folds[0] ?? 0) + 7, 6);
  });

  it('has the title and the author on its spine, in the colour that is read on its ground', () => {
    const { sheet } = opened(24);
    const [dark, light] = ['#203864', '#ffffff'].map((ground) => spinePage(WORDS, ground, sheet).elements[0]);
    expect(dark).toMatchObject({ text: '湖上\u3000沈知远', style: { vertical: true, color: '#ffffff' } });
    expect(light).toMatchObject({ style: { color: '#000000' } });
    expect(spinePage({ title: '湖上', author: '' }, '#ffffff', sheet).elements[0]).toMatchObject({
      text: '湖上',
    });
  });
});

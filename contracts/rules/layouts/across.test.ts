import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImageElement, PageDocument } from '../pages/document.ts';
import { countedIds, documentOf, image, shape } from '../pages/edits/testing.ts';
import { idAt } from '../pages/ids.ts';
import { acrossSpread, halfOf } from './across.ts';

const PAGES = { left: idAt(2), right: idAt(3) };

function across(document: PageDocument, page = PAGES.left, element = idAt(1)): PageDocument {
  return acrossSpread(document, PAGES, { page, element }, countedIds());
}

function halves({ pages }: PageDocument): [ImageElement, ImageElement] {
  const [left, right] = [pages[1], pages[2]].map((page) => page?.elements[0]);
  if (left?.kind !== 'image' || right?.kind !== 'image') throw new Error('a half is missing');
  return [left, right];
}

/** What of the picture is seen at that place of a page. */
const seenAt = ({ x, w, crop }: ImageElement, at: number) => crop.x + (crop.w * (at - x)) / w;

describe('a photo over both pages of a spread', () => {
  it('fills them as far as the bleed, and lies below all else', () => {
    const before = documentOf(8, { 2: [shape(2), image(1)], 3: [shape(3)] });
    const after = across(before);
    const [left, right] = halves(after);
    expect(left).toMatchObject({ id: idAt(1), x: -3, y: -3, w: 151, h: 216 });
    expect(right).toMatchObject({ x: -3, y: -3, w: 151, h: 216, source: left.source });
    expect(after.pages.map(({ elements }) => elements.length)).toEqual([0, 2, 2, 0, 0, 0, 0, 0]);
    expect(after.pages[0]).toBe(before.pages[0]);
    expect(across(before, PAGES.left, idAt(2))).toBe(before);
  });

  it('meets itself at the gutter, with the same scale on both pages and without distortion', () => {
    const side = fc.integer({ min: 10, max: 400 });
    fc.assert(
      fc.property(side, side, side, side, fc.boolean(), (w, h, widthMm, heightMm, isLeft) => {
        const picture = image(1, { w, h, crop: { x: 0.2, y: 0.1, w: 0.5, h: 0.6 } });
        const book = { ...documentOf(8, { [isLeft ? 2 : 3]: [picture] }), widthMm, heightMm };
        const [left, right] = halves(across(book, isLeft ? PAGES.left : PAGES.right));
        expect(seenAt(left, widthMm)).toBeCloseTo(seenAt(right, 0), 7);
        expect(left.crop.w).toBe(right.crop.w);
        const ratio = (each: ImageElement) => (each.w / each.crop.w) * (each.crop.h / each.h);
        expect(ratio(left) / ratio(picture)).toBeCloseTo(1, 5);
        for (const { crop } of [left, right]) {
          expect(crop.x).toBeGreaterThanOrEqual(0);
          expect(crop.x + crop.w).toBeLessThanOrEqual(1 + 1e-8);
          expect(crop.y + crop.h).toBeLessThanOrEqual(1 + 1e-8);
        }
      }),
    );
  });

  it('stays as it is when it is laid across again, from either half', () => {
    const once = across(documentOf(8, { 2: [image(1)], 3: [image(4, { source: 'art:other' })] }));
    const [left, right] = halves(once);
    for (const [page, element] of [
      [PAGES.left, left.id],
      [PAGES.right, right.id],
    ] as const) {
      const again = across(once, page, element);
      expect(again.pages.map(({ elements }) => elements.length)).toEqual(
        once.pages.map(({ elements }) => elements.length),
      );
      halves(again).forEach(({ crop }, at) => {
        expect(crop.x).toBeCloseTo([left, right][at]?.crop.x ?? -1, 7);
      });
    }
  });

  it('has the same box on every page', () => {
    expect(halfOf({ widthMm: 100, heightMm: 140 })).toEqual({ x: -3, y: -3, w: 106, h: 146 });
  });
});

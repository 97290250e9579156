import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageElement, TextElement } from '../document.ts';
import { boundsOf, middleOf } from '../geometry/point.ts';
import { idAt } from '../ids.ts';
import { readDocument } from '../read-document.ts';
import { canScale, scaledElement, scaleElements } from './scale.ts';
import { documentOf, image, linkTo, shape } from './testing.ts';

const TEXT: TextElement = {
  ...{ id: idAt(4), kind: 'text', x: 10, y: 40, w: 40, h: 20, text: '湖上', part: 'prose' },
  style: {
    ...({ family: 'serif', weight: 400, size: 4, leading: 1.5, color: '#000000', align: 'left' } as const),
    ...{ indent: 0, gap: 3 },
  },
  spans: [
    { from: 0, to: 1, size: 6 },
    { from: 1, to: 2, weight: 700 },
  ],
};
const DASHED = shape(1, { stroke: '#203864', strokeWidth: 1, radius: 2, dash: [2, 1] });
const ALL: readonly PageElement[] = [DASHED, image(2, { radius: 4 }), linkTo(3, idAt(1)), TEXT];
const BOOK = documentOf(1, { 1: ALL });
const elementsAfter = (times: number, elements = ALL) =>
  scaleElements(BOOK, idAt(1), elements, times).pages[0]?.elements ?? [];

describe('elements of another size', () => {
  it('have letters, strokes and corners that grow along', () => {
    expect(scaledElement(DASHED, 2)).toMatchObject({ w: 40, strokeWidth: 2, radius: 4, dash: [4, 2] });
    expect(scaledElement(image(2, { radius: 4 }), 0.5)).toMatchObject({ w: 30, h: 15, radius: 2 });
    expect(scaledElement(TEXT, 2)).toMatchObject({
      style: { size: 8, gap: 6, leading: 1.5 },
      spans: [{ size: 12 }, { weight: 700 }],
    });
  });

  it('keep their common middle, and all others their places', () => {
    const before = middleOf(boundsOf(ALL) ?? DASHED);
    const after = middleOf(boundsOf(elementsAfter(1.5)) ?? DASHED);
    expect(after.x).toBeCloseTo(before.x, 2);
    expect(after.y).toBeCloseTo(before.y, 2);
    expect(elementsAfter(1.5, [DASHED]).slice(1)).toEqual(ALL.slice(1));
  });

  it('become neither too small to be taken hold of nor larger than a document holds', () => {
    expect([canScale([DASHED], 0.05), canScale([DASHED], 100), canScale([], 1)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(canScale([TEXT], 0.1)).toBe(false);
    expect(scaleElements(BOOK, idAt(1), [DASHED], 100)).toBe(BOOK);
  });

  it('can be read, however often', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(1.1, 1 / 1.1, 3, 0.3), { maxLength: 12 }), (steps) => {
        const document = steps.reduce(
          (before, times) => scaleElements(before, idAt(1), before.pages[0]?.elements ?? [], times),
          BOOK,
        );
        expect(readDocument(document).kind).toBe('document');
      }),
    );
  });
});

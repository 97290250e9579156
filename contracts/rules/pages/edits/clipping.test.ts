import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageElement } from '../document.ts';
import { boundsOf } from '../geometry/point.ts';
import { idAt } from '../ids.ts';
import {
  type Clipping,
  clippedOnto,
  clippingText,
  hasForeignPictures,
  readClipping,
  takesElements,
  wordsOfClipping,
} from './clipping.ts';
import { documentOf, image, linkTo, shape } from './testing.ts';

const PAGES = new Set([idAt(1)]);
const clipping = (elements: readonly PageElement[], more: Partial<Clipping> = {}): Clipping => ({
  ...{ what: 'elements', memberID: '7', widthMm: 145, heightMm: 210, ground: '#ffffff', elements },
  ...more,
});

describe('what the clipboard has', () => {
  it('is what was copied, without links that lead nowhere', () => {
    const copied = clipping([shape(1), linkTo(2, idAt(1)), linkTo(3, idAt(9))]);
    expect(readClipping(clippingText(copied), PAGES)).toEqual({
      ...copied,
      elements: [shape(1), linkTo(2, idAt(1))],
    });
  });

  it.each([
    ['words', '西湖'],
    ['something else', '{"what":"elements"}'],
    ['no list', JSON.stringify({ ...clipping([]), elements: {} })],
    ['a wrong element', JSON.stringify(clipping([{ ...shape(1), x: 'left' } as unknown as PageElement]))],
    ['a wrong ground', JSON.stringify(clipping([], { ground: 'red' }))],
    ['a page without a size', JSON.stringify(clipping([], { widthMm: 0 }))],
  ])('is nothing of a work where it is %s', (_what, text) => {
    expect(readClipping(text, PAGES)).toBeNull();
  });

  it('never fails', () => {
    fc.assert(fc.property(fc.json(), (text) => void readClipping(text, PAGES)));
  });

  it('is of another member only where it shows uploaded pictures that are not known here', () => {
    const file = clipping([image(1, { source: 'file:abc' })]);
    const none = () => false;
    expect(hasForeignPictures(file, '8', none)).toBe(true);
    expect(hasForeignPictures(file, '7', none)).toBe(false);
    expect(hasForeignPictures(file, '8', () => true)).toBe(false);
    expect(hasForeignPictures(clipping([image(1), shape(2)]), '8', none)).toBe(false);
  });
});

describe('on a page of another size', () => {
  const small = { widthMm: 100, heightMm: 100 };

  it('a page is scaled in proportion and stands in the middle', () => {
    const page = clipping([shape(1, { x: 0, y: 0, w: 145, h: 210 })], { what: 'page' });
    const [whole] = clippedOnto(page, { widthMm: 145, heightMm: 105 });
    expect(whole).toMatchObject({ x: 36.25, y: 0, w: 72.5, h: 105 });
    expect(clippedOnto(page, { widthMm: 145, heightMm: 210 })).toBe(page.elements);
  });

  it('elements keep their places where they fit', () => {
    expect(clippedOnto(clipping([shape(1)]), small)).toEqual([shape(1)]);
    expect(clippedOnto(clipping([shape(1, { x: 120, y: 150 })]), small)).toMatchObject([{ x: 80, y: 90 }]);
  });

  it('elements stay within the page', () => {
    const place = fc.record({
      ...{
        x: fc.double({ min: -50, max: 300, noNaN: true }),
        y: fc.double({ min: -50, max: 300, noNaN: true }),
      },
      ...{ w: fc.double({ min: 1, max: 300, noNaN: true }), h: fc.double({ min: 1, max: 300, noNaN: true }) },
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 5 }), (places) => {
        const elements = places.map((each, at) => shape(at + 1, each));
        const bounds = boundsOf(clippedOnto(clipping(elements), small));
        expect(bounds?.x).toBeGreaterThan(-0.01);
        expect(bounds?.y).toBeGreaterThan(-0.01);
        expect((bounds?.x ?? 0) + (bounds?.w ?? 0)).toBeLessThan(100.01);
        expect((bounds?.y ?? 0) + (bounds?.h ?? 0)).toBeLessThan(100.01);
      }),
    );
  });
});

it('a page takes what it can hold, and words are for anything else', () => {
  const document = documentOf(1, { 1: [shape(1)] });
  const [page] = document.pages;
  if (!page) throw new Error('there is a page');
  expect(takesElements(document, page, [shape(2)])).toBe(true);
  expect(takesElements(document, page, [shape(1)])).toBe(false);
  const code = { ...shape(3), kind: 'code', text: '西湖', ink: '#000000' } as unknown as PageElement;
  expect(wordsOfClipping(clipping([shape(1), code]))).toBe('西湖');
});

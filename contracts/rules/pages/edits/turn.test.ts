import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageElement } from '../document.ts';
import { cornersOf, middleOf } from '../geometry/point.ts';
import { idAt } from '../ids.ts';
import { readDocument } from '../read-document.ts';
import { documentOf, image, shape } from './testing.ts';
import { turnElements, turningPoint } from './turn.ts';

const PAGE = idAt(1);
const turnedBy = (elements: readonly PageElement[], degrees: number) =>
  turnElements(documentOf(1, { 1: elements }), PAGE, elements, degrees).pages[0]?.elements ?? [];

const mm = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const placed = fc.record({ x: mm(0, 300), y: mm(0, 300), w: mm(0, 300), h: mm(0, 300), turn: mm(-360, 360) });
const several = fc
  .array(placed, { minLength: 1, maxLength: 8 })
  .map((places) => places.map((place, at): PageElement => shape(at + 1, place)));

describe('elements that turn together', () => {
  it('are where they were, to a hundredth of a millimetre, when they are turned back', () => {
    fc.assert(
      fc.property(several, mm(-360, 360), (elements, degrees) => {
        const there = turnedBy(elements, degrees);
        for (const [at, back] of turnedBy(there, -degrees).entries()) {
          const before = elements[at] as PageElement;
          expect(Math.abs(back.x - before.x)).toBeLessThanOrEqual(0.01);
          expect(Math.abs(back.y - before.y)).toBeLessThanOrEqual(0.01);
          expect([back.w, back.h]).toEqual([before.w, before.h]);
          for (const [no, corner] of cornersOf(back).entries()) {
            const { x = 0, y = 0 } = cornersOf(before)[no] ?? {};
            expect(Math.hypot(corner.x - x, corner.y - y)).toBeLessThan(0.05);
          }
        }
      }),
    );
  });

  it('keep their distances, and can be read', () => {
    fc.assert(
      fc.property(several, mm(-360, 360), (elements, degrees) => {
        const turned = turnedBy(elements, degrees);
        const far = (all: readonly PageElement[], at: number) => {
          const [one, other] = [all[0], all[at]].map((each) => middleOf(each as PageElement));
          return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
        };
        for (const at of turned.keys()) expect(far(turned, at)).toBeCloseTo(far(elements, at), 1);
        expect(readDocument(documentOf(1, { 1: turned })).kind).toBe('document');
      }),
    );
  });

  it('stand on their heads side by side after half a turn', () => {
    const [left, right] = [shape(1, { x: 10, y: 10 }), shape(2, { x: 50, y: 10 })];
    expect(turningPoint([left, right])).toEqual({ x: 40, y: 15 });
    expect(turnedBy([left, right], 180)).toMatchObject([
      { x: 50, y: 10, turn: 180 },
      { x: 10, y: 10, turn: 180 },
    ]);
  });

  it('stay where they are where there is one: four quarters are none', () => {
    let element: PageElement = image(1);
    const turns = [1, 2, 3, 4].map(() => {
      [element = image(1)] = turnedBy([element], 90);
      return element.turn;
    });
    expect(turns).toEqual([90, 180, 270, undefined]);
    expect(element).toEqual(image(1));
  });

  it('turned by nothing are the same', () => {
    const document = documentOf(1, { 1: [shape(1)] });
    expect(turnElements(document, PAGE, [shape(1)], 0)).toBe(document);
  });
});

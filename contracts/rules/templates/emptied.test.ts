import { expect, it } from 'vitest';
import type { ImageElement, ShapeElement } from '../pages/document.ts';
import { idAt } from '../pages/ids.ts';
import { emptied } from './emptied.ts';
import { placesOf } from './waiting.ts';

const photo = (at: number, more: Partial<ImageElement> = {}): ImageElement => ({
  ...{ id: idAt(at), kind: 'image', x: 10, y: 20, w: 80, h: 60, alt: '' },
  ...{ source: `file:${'a'.repeat(64)}`, crop: { x: 0, y: 0, w: 1, h: 1 } },
  ...more,
});

it('a page made once more waits where its photos were, and keeps what belongs to its design', () => {
  const content = {
    ground: '#ffffff',
    layout: '2g',
    elements: [
      photo(1, { by: 'layout', turn: 5 }),
      photo(2, { locked: true, y: 120 }),
      photo(3, { y: 200, source: 'art:island-honeymoon/1' }),
    ],
  };
  const next = emptied(content);
  expect(next).toMatchObject({ ground: '#ffffff', layout: '2g' });
  expect(placesOf(next)).toMatchObject([{ id: idAt(1), x: 10, y: 20, w: 80, h: 60, turn: 5, by: 'layout' }]);
  expect(next.elements.slice(1)).toEqual(content.elements.slice(1));
});

it('a month has its place below its photo already', () => {
  const place: ShapeElement = {
    ...{ id: idAt(1), kind: 'shape', form: 'rect', x: 0, y: 0, w: 100, h: 100, radius: 0 },
    ...{ fill: '#e9edf4', stroke: null, strokeWidth: 0, name: '2027-01 photo', by: 'month' },
  };
  const content = { ground: '#ffffff', elements: [place, photo(2)] };
  expect(emptied(content).elements).toEqual([place]);
});

it('a page without photos stays the same', () => {
  const content = { ground: '#ffffff', elements: [photo(1, { locked: true })] };
  expect(emptied(content)).toBe(content);
});

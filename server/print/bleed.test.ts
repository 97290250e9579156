import { expect, it } from 'vitest';
import type { ImageElement, ShapeElement } from '#contracts/rules/pages/document.ts';
import { NOWHERE, withBleed } from '#contracts/rules/print/sheets/bleed.ts';
import { boxesOf, cropMarks } from './boxes.ts';

const TRIM = { x: 0, y: 0, w: 100, h: 140 };
const BLEED = { x: -3, y: -3, w: 106, h: 146 };
const PICTURE: ImageElement = {
  ...{ id: '22222222', kind: 'image', x: 0, y: 0, w: 100, h: 60, source: 'art:x', alt: '' },
  crop: { x: 0, y: 0, w: 1, h: 1 },
};
const GROUND: ShapeElement = {
  ...{ id: '22222222', kind: 'shape', form: 'rect', x: 0, y: 100, w: 50, h: 40 },
  ...{ fill: '#ffffff', stroke: null, strokeWidth: 0, radius: 0 },
};

it('a picture goes on beyond each edge that it reaches, where it stays', () => {
  expect(withBleed(PICTURE, TRIM, BLEED)).toEqual({ element: PICTURE, beyond: [3, 3, 0, 3] });
  const nearly = { ...PICTURE, x: 0.4, y: -0.5 };
  expect(withBleed(nearly, TRIM, BLEED).beyond).toEqual([2.5, 2.6, 0, 3.4]);
});

it('what reaches into the bleed goes on around boards', () => {
  const turnedIn = { x: -20, y: -20, w: 140, h: 180 };
  const bled = { ...PICTURE, x: -3, y: -3, w: 106 };
  expect(withBleed(bled, TRIM, turnedIn).beyond).toEqual([17, 17, 0, 17]);
  const { element } = withBleed({ ...GROUND, x: -3, w: 106, h: 43 }, TRIM, turnedIn);
  expect(element).toMatchObject({ x: -20, y: 100, w: 140, h: 60 });
});

it('a ground grows', () => {
  const { element, beyond } = withBleed(GROUND, TRIM, BLEED);
  expect(element).toMatchObject({ x: -3, y: 100, w: 53, h: 43 });
  expect(beyond).toBe(NOWHERE);
});

it('nothing else does: what stays inside, reaches out by itself, is turned, round or outlined, or is not cut', () => {
  for (const element of [
    { ...PICTURE, x: 0.6, y: 0.6, w: 98 },
    { ...PICTURE, x: -3, y: -3, w: 106 },
    { ...PICTURE, turn: 5 },
    { ...PICTURE, radius: 4 },
    { ...GROUND, stroke: '#000000', strokeWidth: 1 },
    { ...GROUND, form: 'ellipse' as const },
    { ...GROUND, fill: null },
  ]) {
    expect(withBleed(element, TRIM, BLEED)).toEqual({ element, beyond: NOWHERE });
  }
  expect(withBleed(PICTURE, TRIM, TRIM).beyond).toEqual(NOWHERE);
});

it('marks stand outside the bleed and inside the sheet', () => {
  const boxes = boxesOf('print', { widthMm: 100, heightMm: 140 });
  expect(boxes.sheet).toEqual({ x: 0, y: 0, w: 120, h: 160 });
  const marks = cropMarks(boxes);
  expect(marks).toHaveLength(8);
  for (const [fromX, fromY, toX, toY] of marks) {
    for (const [x, y] of [
      [fromX, fromY],
      [toX, toY],
    ] as const) {
      const isOutside = x < 7 || x > 113 || y < 7 || y > 153;
      expect([isOutside, x >= 0 && x <= 120, y >= 0 && y <= 160]).toEqual([true, true, true]);
    }
  }
});

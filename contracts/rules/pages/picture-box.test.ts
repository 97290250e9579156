import { expect, it } from 'vitest';
import { pictureBox } from './picture-box.ts';

const A5 = { widthMm: 148, heightMm: 210 };

it.each([
  ['of its shape', { width: 1480, height: 2100 }, { x: 0, y: 0, w: 148, h: 210 }],
  ['of nearly its shape', { width: 1480, height: 2070 }, { x: 0, y: 0, w: 148, h: 210 }],
  ['that is wider', { width: 2000, height: 1000 }, { x: 0, y: 68, w: 148, h: 74 }],
  ['that is taller', { width: 100, height: 1000 }, { x: 63.5, y: 0, w: 21, h: 210 }],
])('a picture %s stands in the middle of the page', (_what, picture, box) => {
  expect(pictureBox(picture, A5)).toEqual(box);
});

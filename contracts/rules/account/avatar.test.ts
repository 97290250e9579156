import { expect, it } from 'vitest';
import { squareIn, squareWithin } from './avatar.ts';

it('reads a square, and nothing else', () => {
  expect(squareIn('10,20,300')).toEqual({ left: 10, top: 20, side: 300 });
  for (const text of ['', '10,20', '10,20,63', '-1,0,300', '1.5,0,300', '1,2,300,4', '1,2,9999999']) {
    expect(squareIn(text)).toBeNull();
  }
});

it('stays within the picture', () => {
  expect(squareWithin({ left: 500, top: -3, side: 200 }, 600, 400)).toEqual({ left: 400, top: 0, side: 200 });
  expect(squareWithin({ left: 1, top: 1, side: 900 }, 600, 400)).toEqual({ left: 1, top: 0, side: 400 });
});

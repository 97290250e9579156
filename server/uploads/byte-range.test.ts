import { expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';

it.each([
  [undefined, 'none'],
  ['bytes=', 'none'],
  ['bytes=-', 'none'],
  ['bytes=0-1,5-6', 'none'],
  ['items=0-1', 'none'],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-', { start: 2, end: 9 }],
  ['bytes=2-400', { start: 2, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=10-', 'outside'],
  ['bytes=5-4', 'outside'],
  ['bytes=-0', 'outside'],
])('of ten bytes %s means %j', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});

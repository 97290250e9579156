import { expect, it } from 'vitest';
import { slowPatterns } from './check-patterns.ts';

it.each([
  ['const a = /(a+)+b/;', ['/(a+)+b/']],
  ['text.replace(/\\s+$/, "")', ['/\\s+$/']],
  ['const tail = [/x+y/u, /^\\s+/];', ['/x+y/u']],
  ['const name = /^[\\w-]{1,64}$/;', []],
  ['const half = a / b / c; // (a+)+b', []],
])('of %s the slow ones are %j', (source, slow) => {
  expect(slowPatterns(source)).toEqual(slow);
});

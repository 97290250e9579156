import { expect, it } from 'vitest';
import { printRange } from './print-range.ts';

it.each([
  ['3', [3, 3]],
  [' 3-8 ', [3, 8]],
  ['3 至 8', [3, 8]],
  ['8-3', '请输入 1 到 60 之间的页码'],
  ['0', '请输入 1 到 60 之间的页码'],
  ['50-61', '请输入 1 到 60 之间的页码'],
  ['1-41', '一次最多打印 40 页'],
  ['全部', '请输入页码，如 3 或 3-8'],
])('reads %s', (text, range) => {
  expect(printRange(text, 60)).toEqual(range);
});

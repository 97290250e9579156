import { expect, it } from 'vitest';
import { textCell } from './csv.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+86', "'+86"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['\t=1', "'\t=1"],
  [' =1', "' =1"],
  ['a,b', '"a,b"'],
  ['say "a"', '"say ""a"""'],
  ['=a,"b"\n', `"'=a,""b""\n"`],
  ['充值 1000', '充值 1000'],
])('%j is written as %j', (text, cell) => {
  expect(textCell(text)).toBe(cell);
});

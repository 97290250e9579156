import { expect, it } from 'vitest';
import { csvOf, figure } from './csv.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+86', "'+86"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['\t=1', "'\t=1"],
  ['\tplain', "'\tplain"],
  ['\rplain', `"'\rplain"`],
  ['\n=1', `"'\n=1"`],
  ['\u200b=1', "'\u200b=1"],
  ['＝1+1', "'＝1+1"],
  ['＠sum', "'＠sum"],
  [' =1', "' =1"],
  ['a,b', '"a,b"'],
  ['say "a"', '"say ""a"""'],
  ['=a,"b"\n', `"'=a,""b""\n"`],
  ['充值 1000', '充值 1000'],
])('%j is written as %j', (text, cell) => {
  expect(csvOf([[text]])).toBe(`\uFEFF${cell}\r\n`);
});

it('leaves the minus of a figure alone, and no other minus', () => {
  const cells = ['-98.00', '12', '', '-1+cmd|x', '=1', '1,2'].map(figure);
  expect(csvOf([cells])).toBe(`\uFEFF-98.00,12,,'-1+cmd|x,'=1,"1,2"\r\n`);
});

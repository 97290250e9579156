import { expect, it } from 'vitest';
import { noteProblem } from './note-problem.ts';

it.each([
  ['', null],
  [` ${'字'.repeat(100)} `, null],
  ['字'.repeat(101), '备注最多 100 个字'],
])('judges %s', (text, problem) => {
  expect(noteProblem('备注', text)).toBe(problem);
});

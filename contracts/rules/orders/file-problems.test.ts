import { expect, it } from 'vitest';
import type { FindingLevel } from '../print/preflight/finding.ts';
import type { NumberedFinding } from '../print/preflight/numbered.ts';
import { fileProblemsOf, hasFileErrors, problemsOfLine } from './file-problems.ts';

const problem = (level: string) => JSON.stringify([{ lineId: 1, level, page: 3, text: '缺少图片' }]);

it.each([
  ['[]', false],
  [problem('info'), false],
  [problem('warning'), false],
  [problem('error'), true],
])('%s has errors: %s', (json, has) => {
  expect(hasFileErrors(json)).toBe(has);
});

const finding = (level: FindingLevel, more: Partial<NumberedFinding> = {}): NumberedFinding => {
  return { rule: 'picture-missing', level, page: 3, text: '缺少图片', why: '', ...more };
};

it('names the line of every problem and leaves out what is only for information', () => {
  const place = { x: 1, y: 2, w: 3, h: 4 };
  const found = problemsOfLine(7, [
    finding('error', { place, element: 'abcdefgh' }),
    finding('warning'),
    finding('info'),
  ]);
  expect(found).toEqual([
    { lineId: 7, level: 'error', page: 3, text: '缺少图片', place },
    { lineId: 7, level: 'warning', page: 3, text: '缺少图片' },
  ]);
  expect(fileProblemsOf(JSON.stringify(found))).toEqual(found);
});

it('keeps fifty at most', () => {
  expect(
    problemsOfLine(
      7,
      Array.from({ length: 60 }, () => finding('warning')),
    ),
  ).toHaveLength(50);
});

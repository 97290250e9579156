import { expect, it } from 'vitest';
import type { NumberedFinding } from '../print/preflight/numbered.ts';
import { knownProblems, knownText } from './known-problems.ts';

const NOON = Date.UTC(2026, 10, 21, 4);
const finding = (level: NumberedFinding['level'], page: number): NumberedFinding => {
  return { rule: 'picture-missing', level, page, text: '缺少图片', why: '' };
};
const BY = { memberId: 10_003, at: NOON };

it('keeps the errors, by whom and when', () => {
  const known = knownProblems([finding('error', 14), finding('error', 0), finding('warning', 3)], BY);
  expect(known).toEqual({
    ...BY,
    problems: [
      { page: 14, text: '缺少图片' },
      { page: 0, text: '缺少图片' },
    ],
  });
  expect(known && knownText(known, NOON + 60_000)).toBe(
    '今天 12:00 已知晓预检问题并继续：第 14 页缺少图片；缺少图片',
  );
});

it('is nothing without errors, and has an end', () => {
  expect(knownProblems([finding('warning', 3)], BY)).toBeNull();
  const many = Array.from({ length: 30 }, (_, at) => finding('error', at + 1));
  expect(knownProblems(many, BY)?.problems).toHaveLength(20);
});

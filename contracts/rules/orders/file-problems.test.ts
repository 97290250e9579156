import { expect, it } from 'vitest';
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

it('names the line of every problem and leaves out what is only for information', () => {
  const found = problemsOfLine(7, { artId: 'by-the-stove', pageNum: 64 });
  expect(found[0]).toMatchObject({ lineId: 7, level: 'error', text: '图片超出页面，裁切后会缺少内容' });
  expect(found.map(({ level }) => level)).not.toContain('info');
  expect(fileProblemsOf(JSON.stringify(found))).toEqual(found);
});

import { expect, it } from 'vitest';
import { noteWithPage } from './page-note.ts';

it.each([
  ['', '', 200, '第 12 页：'],
  ['封面偏暗 ', '', 200, '封面偏暗\n第 12 页：'],
  ['', '西湖四季', 200, '《西湖四季》第 12 页：'],
  ['封面偏暗', '', 8, null],
])('%j about a page of %j within %i is %j', (note, name, max, expected) => {
  expect(noteWithPage({ note, page: 12, name, max })).toBe(expected);
});

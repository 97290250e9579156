import { describe, expect, it } from 'vitest';
import { companyWords, marksOf, type Other, samePageWords } from './company.ts';

const BOOK = { pages: ['a', 'b', 'c'].map((id) => ({ id, role: 'inner' as const, elements: [] })) };
const other = (name: string, page: string): Other => ({ name, isSelf: false, page });
const self = (page: string): Other => ({ name: '沈知远', isSelf: true, page });

describe('who else has a work open', () => {
  it.each([
    ['no other one', [], ''],
    ['one member', [other('张三', 'b')], '张三在第 2 页'],
    ['one member twice', [other('张三', 'c'), other('张三', 'a')], '张三在第 1、3 页'],
    ['the same member', [self('a')], '您的另一设备在第 1 页'],
    ['two', [other('张三', 'b'), self('c')], '张三在第 2 页，您的另一设备在第 3 页'],
    ['many', ['张三', '李四', '王五'].map((name) => other(name, 'a')), '张三、李四等 3 人也在编辑'],
    ['one on a page that is not here yet', [other('张三', 'new')], '张三也在编辑'],
  ])('is said of %s', (_what, others, words) => expect(companyWords(others, BOOK)).toBe(words));
});

it('says who shows the same page, and nothing of the others', () => {
  const others = [other('张三', 'b'), self('a')];
  expect(samePageWords({ others, here: 'b' })).toBe('张三也在这一页');
  expect(samePageWords({ others, here: 'c' })).toBe('');
});

it('marks pages by the first letter of a name, or by how many are there', () => {
  const marks = marksOf([other('张三', 'b'), self('a'), other('李四', 'c'), other('王五', 'c')]);
  expect([...marks.values()].map(({ letter }) => letter)).toEqual(['张', '我', '2']);
  expect(marks.get('c')?.words).toBe('李四、王五在这一页');
});

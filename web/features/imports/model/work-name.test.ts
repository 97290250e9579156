import { describe, expect, it } from 'vitest';
import { NAME_MAX } from '#contracts/rules/publications/publication-fields.ts';
import { nameInFile, nameOfFile, UNNAMED } from './work-name.ts';

describe('a new work is named', () => {
  it.each([
    ['湖上  手记.pdf', '湖上 手记'],
    ['a.b.PDF', 'a.b'],
    ['.pdf', UNNAMED],
    [`${'长'.repeat(NAME_MAX)}多.pdf`, '长'.repeat(NAME_MAX)],
  ])('after its file %s: %s', (fileName, name) => expect(nameOfFile(fileName)).toBe(name));

  it.each([
    ['湖上手记', '湖上手记'],
    [' 湖上\n手记\u0000', '湖上 手记'],
    ['第2.5版', '第2.5版'],
    ['', ''],
    ['Untitled', ''],
    ['无标题 2', ''],
    ['Microsoft Word - 初稿.docx', ''],
    ['初稿.indd', ''],
    ['about:blank', ''],
    ['https://desk.example/作品?x=1', ''],
    ['湖上: 手记', '湖上: 手记'],
  ])('as the file says, %j: %j', (title, name) => expect(nameInFile(title)).toBe(name));
});

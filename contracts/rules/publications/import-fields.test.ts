import { describe, expect, it } from 'vitest';
import { done } from '../decision.ts';
import {
  pageRanges,
  readFileBytes,
  readFileHash,
  readFileName,
  readImportKind,
  readImportType,
  readMadeType,
  readPageList,
  readPageNum,
  readSideMm,
} from './import-fields.ts';

const MEGABYTE = 1024 ** 2;

describe('what is said of a file', () => {
  it.each([
    ['西湖.pdf', '西湖.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\temp\\画册.pdf', '画册.pdf'],
    ['一\u0000二\u202e.pdf', '一二.pdf'],
  ])('the name %j is %j', (text, name) => {
    expect(readFileName(text)).toEqual(done(name));
  });

  it.each(['', '/', '..\\', ' \n'])('%j is no name', (text) => {
    expect(readFileName(text)).toMatchObject({ problem: 'bad-file-name' });
  });

  it('a long name keeps its end', () => {
    expect(readFileName(`${'长'.repeat(300)}.pdf`)).toMatchObject({ value: `${'长'.repeat(196)}.pdf` });
  });

  it('a hash has 64 hexadecimal digits', () => {
    expect(readFileHash('a'.repeat(64)).kind).toBe('done');
    expect(readFileHash('A'.repeat(64)).kind).toBe('refused');
    expect(readFileHash('a'.repeat(63)).kind).toBe('refused');
  });

  it('a PDF has 1 byte to 200 MB', () => {
    expect(readFileBytes('1', 'pdf')).toEqual(done(1));
    expect(readFileBytes('0', 'pdf')).toMatchObject({ message: '文件是空的' });
    expect(readFileBytes(String(200 * MEGABYTE), 'pdf').kind).toBe('done');
    expect(readFileBytes(String(201 * MEGABYTE), 'pdf')).toMatchObject({
      message: '这份文件 201 MB，PDF 最大 200 MB',
    });
  });

  it('pictures together have up to 2 GB', () => {
    expect(readFileBytes(String(2048 * MEGABYTE), 'images').kind).toBe('done');
    expect(readFileBytes(String(2048 * MEGABYTE + 1), 'images').kind).toBe('refused');
  });
});

it('a member makes e-books, documents and albums, of PDF and pictures', () => {
  expect(['ebook', 'document', 'album'].map((type) => readImportType(type).kind)).toEqual([
    'done',
    'done',
    'done',
  ]);
  expect(readImportType('calendar').kind).toBe('refused');
  expect([readMadeType('calendar').kind, readMadeType('epaper').kind]).toEqual(['done', 'refused']);
  expect(['pdf', 'images'].map((kind) => readImportKind(kind).kind)).toEqual(['done', 'done']);
  expect(readImportKind('docx').kind).toBe('refused');
});

describe('pages', () => {
  it.each([
    ['0', '没有可以导入的页面'],
    ['501', '一个作品最多 500 页，现有 501 页'],
    ['many', '没有可以导入的页面'],
  ])('%s of them are refused', (text, message) => {
    expect(readPageNum(text)).toMatchObject({ message });
  });

  it('1 to 500 of them make a work', () => {
    expect([readPageNum('1'), readPageNum('500')]).toEqual([done(1), done(500)]);
  });

  it('have sides of 20 to 1200 mm', () => {
    expect([readSideMm('20').kind, readSideMm('1200').kind]).toEqual(['done', 'done']);
    expect([readSideMm('19').kind, readSideMm('1201').kind, readSideMm('210.5').kind]).toEqual(
      Array.from({ length: 3 }, () => 'refused'),
    );
  });

  it('are named by their numbers', () => {
    expect(readPageList('', 9)).toEqual(done([]));
    expect(readPageList('7,3,7', 9)).toEqual(done([3, 7]));
    expect([readPageList('0', 9).kind, readPageList('10', 9).kind, readPageList('3,', 9).kind]).toEqual(
      Array.from({ length: 3 }, () => 'refused'),
    );
  });

  it.each([
    [[], ''],
    [[4], '4'],
    [[1, 2, 3, 5, 8, 9], '1-3,5,8-9'],
  ])('%j are said as "%s"', (pages, words) => {
    expect(pageRanges(pages)).toBe(words);
  });
});

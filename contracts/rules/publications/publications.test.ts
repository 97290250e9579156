import { describe, expect, it } from 'vitest';
import { done, refused } from '../decision.ts';
import { BOOK_CODE, bookCode } from './book-code.ts';
import { NAME_MAX, nameOfCopy, readFolderName, readName, readTags } from './publication-fields.ts';
import { type MoveFacts, movesOf } from './publication-moves.ts';
import { purgedAt, trashedSince, typeName } from './publication-states.ts';
import { codeForOwner } from './reading.ts';

const DAY_MS = 86_400_000;

describe('what a work is called by its kind', () => {
  it.each([
    ['挂历', 'calendar', 13, 297, 420],
    ['台历', 'calendar', 13, 210, 145],
    ['台历', 'calendar', 26, 130, 190],
    ['年历', 'calendar', 1, 420, 594],
    ['画册', 'album', 13, 297, 420],
  ] as const)('is %s for %s of %d pages, %d by %d', (name, type, pageNum, widthMm, heightMm) => {
    expect(typeName({ type, pageNum, widthMm, heightMm })).toBe(name);
  });
});

describe('what is printed', () => {
  it.each([
    ['leads its owner to the work', { isOwn: true, isTrashed: false }, 'qing8shu2k'],
    ['leads nobody into the trash', { isOwn: true, isTrashed: true }, ''],
    ['leads nobody else to the work', { isOwn: false, isTrashed: false }, ''],
  ])('%s', (_what, facts, code) => {
    expect(codeForOwner({ code: 'qing8shu2k', ...facts })).toBe(code);
  });
});

describe('what can be done', () => {
  const draft: MoveFacts = { status: 'draft', isTrashed: false, isArchived: false, isUnfinished: false };
  const kept = ['rename', 'move', 'tag', 'copy'];

  it.each<[string, Partial<MoveFacts>, string[]]>([
    ['a draft', {}, [...kept, 'archive', 'trash', 'publish', 'print']],
    ['what is published', { status: 'published' }, [...kept, 'archive', 'trash', 'withdraw', 'print']],
    [
      'what was changed since',
      { status: 'changed' },
      [...kept, 'archive', 'trash', 'publish', 'withdraw', 'print'],
    ],
    ['what was taken down', { status: 'withdrawn' }, [...kept, 'archive', 'trash', 'publish', 'print']],
    ['what is not finished', { isUnfinished: true }, ['rename', 'move', 'tag', 'archive', 'trash']],
    ['what is archived', { isArchived: true }, [...kept, 'unarchive', 'trash', 'publish', 'print']],
    [
      'what was thrown away',
      { isTrashed: true, isArchived: true, status: 'published' },
      ['restore', 'purge'],
    ],
  ])('with %s', (_what, facts, moves) => {
    expect(movesOf({ ...draft, ...facts })).toEqual(moves);
  });
});

describe('the fields', () => {
  it('a name has 1 to 60 characters, blanks around it left out', () => {
    expect(readName('  西湖\n四季 ')).toEqual(done('西湖 四季'));
    expect(readName(' ')).toEqual(refused('bad-field', { problem: 'bad-name', message: '请输入作品名称' }));
    expect(readName('𠮷'.repeat(NAME_MAX)).kind).toBe('done');
    expect(readName('𠮷'.repeat(NAME_MAX + 1))).toMatchObject({ message: '作品名称最多60个字符' });
  });

  it('a folder is named by 1 to 20 characters', () => {
    expect(readFolderName('家里的书').kind).toBe('done');
    expect(readFolderName('长'.repeat(21))).toMatchObject({ problem: 'bad-folder-name' });
  });

  it('tags are parted by commas and blanks, and each stands once', () => {
    expect(readTags('旅行，湖、旅行 诗,')).toEqual(done(['旅行', '湖', '诗']));
    expect(readTags('')).toEqual(done([]));
  });

  it.each([
    ['1 2 3 4 5 6 7 8 9', '最多 8 个标签'],
    ['长'.repeat(13), '标签最多 12 个字'],
  ])('tags %s are refused', (text, message) => {
    expect(readTags(text)).toEqual(refused('bad-field', { problem: 'bad-tags', message }));
  });

  it('a copy says so, within the longest name', () => {
    expect(nameOfCopy('西湖')).toBe('西湖（副本）');
    expect([...nameOfCopy('𠮷'.repeat(NAME_MAX))]).toHaveLength(NAME_MAX);
  });
});

it('what lies in the trash is gone after thirty days', () => {
  const thrown = Date.UTC(2026, 0, 1);
  expect(purgedAt(thrown)).toBe(thrown + 30 * DAY_MS);
  expect(trashedSince(purgedAt(thrown))).toBe(thrown);
});

it('a code is ten letters, whatever chance says', () => {
  expect(bookCode(() => 0)).toMatch(BOOK_CODE);
  expect(bookCode(() => 1 - 2 ** -24)).toMatch(BOOK_CODE);
});

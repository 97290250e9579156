import { describe, expect, it } from 'vitest';
import { indexAfter, withHeld } from './place-in-list.ts';
import { asLeft, undoableFrom, undoWords } from './undo.ts';
import { workWith } from './work.fixture.ts';

const list = ['1', '2', '3', '4'].map((ID) => workWith({ ID, name: `第${ID}本` }));
const [first, second, third, fourth] = list;
const some = (...works: (typeof first)[]) => works.filter((work) => work !== undefined);

describe('what was taken out of a list', () => {
  it('stood where the first of it stood', () => {
    const { afterID } = undoableFrom('trash', some(second, third), list);
    expect(indexAfter(some(first, fourth), afterID)).toBe(1);
    expect(indexAfter(some(second), undoableFrom('trash', some(first), list).afterID)).toBe(0);
  });

  it('is brought back as that change left it, so that a later one is not overwritten', () => {
    expect(asLeft(undoableFrom('trash', [workWith({ ID: '2', revision: 7 })], list))).toEqual([
      { ID: '2', revision: 8 },
    ]);
  });

  it('is named, or counted', () => {
    expect(undoWords(undoableFrom('archive', some(second), list))).toBe('《第2本》已归档');
    expect(undoWords(undoableFrom('trash', some(second, third), list))).toBe('2 件作品已移入回收站');
  });
});

describe('a work that somebody is busy with', () => {
  it('stays in its place when it has left the list', () => {
    const held = withHeld(some(first, third), second ?? null, '1');
    expect(held.map(({ ID }) => ID)).toEqual(['1', '2', '3']);
  });

  it('is not there twice', () => {
    expect(withHeld(list, third ?? null, '2')).toBe(list);
  });
});

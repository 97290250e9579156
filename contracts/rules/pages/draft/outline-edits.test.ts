import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OutlineEntry } from '../document.ts';
import {
  added,
  branchEnd,
  entryProblem,
  indented,
  moved,
  movedTo,
  removed,
  settled,
} from './outline-edits.ts';

/** "A1 B2" is A on level 1 and B on level 2. */
function outline(text: string): OutlineEntry[] {
  return text === ''
    ? []
    : text.split(' ').map((each) => ({ title: each[0] ?? '', level: Number(each[1]), page: 1 }));
}
const told = (edit: { outline: readonly OutlineEntry[]; at: number } | null) =>
  edit && `${edit.outline.map(({ title, level }) => title + level).join(' ')} @${edit.at}`;

describe('a table of contents', () => {
  it.each([
    ['A1 B1', 1, -1, 'B1 A1 @0'],
    ['A1 B2 C1 D2', 2, -1, 'C1 D2 A1 B2 @0'],
    ['A1 B2 C2', 2, -1, 'A1 C2 B2 @1'],
    ['A1 B2', 1, -1, 'B1 A1 @0'],
    ['A1 B1', 0, -1, null],
    ['A1 B2 C1 D2', 0, 1, 'C1 D2 A1 B2 @2'],
    ['A1 B2 C1', 1, 1, 'A1 C1 B2 @2'],
    ['A1 B1', 1, 1, null],
  ] as const)('%s: entry %i moves by %i', (text, at, direction, expected) => {
    expect(told(moved(outline(text), at, direction))).toBe(expected);
  });

  it.each([
    ['A1 B2 C1', 2, 1, 'A1 C2 B2 @1'],
    ['A1 B2 C1', 0, 3, 'C1 A1 B2 @1'],
    ['A1 B2 C1', 0, 1, null],
    ['A1 B2 C1', 0, 2, null],
    ['A1 B2 C3 D1', 1, 3, null],
    ['A1 B2 C3 D1', 1, 4, 'A1 D1 B2 C3 @2'],
    ['A1 B2 C3 D1', 1, 0, 'B1 C2 A1 D1 @0'],
  ] as const)('%s: entry %i is dragged to %i', (text, at, to, expected) => {
    expect(told(movedTo(outline(text), at, to))).toBe(expected);
  });

  it.each([
    ['A1 B1 C2', 1, 1, 'A1 B2 C3 @1'],
    ['A1 B2 C3', 1, -1, 'A1 B1 C2 @1'],
    ['A1 B2', 1, 1, null],
    ['A1', 0, 1, null],
    ['A1', 0, -1, null],
    ['A1 B2 C3 D4 E5 F6', 5, 1, null],
  ] as const)('%s: entry %i is indented by %i', (text, at, direction, expected) => {
    expect(told(indented(outline(text), at, direction))).toBe(expected);
  });

  it('loses an entry, and what was below it moves up', () => {
    expect(told(removed(outline('A1 B2 C3 D1'), 0))).toBe('B1 C2 D1 @0');
    expect(told(removed(outline('A1 B1'), 1))).toBe('A1 @0');
  });

  it('gets an entry behind another one and what is below it', () => {
    const fresh = { title: 'N', page: 3 };
    expect(told(added(outline('A1 B2 C1'), 0, fresh))).toBe('A1 B2 N1 C1 @2');
    expect(told(added(outline('A1 B2'), 1, fresh))).toBe('A1 B2 N2 @2');
    expect(told(added(outline(''), -1, fresh))).toBe('N1 @0');
  });

  it('names what is wrong with an entry', () => {
    const entry = { title: '春', level: 1, page: 1 };
    expect(entryProblem(entry, 3)).toBe('');
    expect(entryProblem({ ...entry, page: 3 }, 3)).toBe('');
    expect(entryProblem({ ...entry, page: 4 }, 3)).toBe('页码请输入 1 到 3');
    expect(entryProblem({ ...entry, page: Number.NaN }, 3)).toBe('页码请输入 1 到 3');
    expect(entryProblem({ ...entry, title: ' ' }, 3)).toBe('请输入标题');
    expect(entryProblem({ ...entry, title: '字'.repeat(200) }, 3)).toBe('');
    expect(entryProblem({ ...entry, title: '字'.repeat(201) }, 3)).toBe('标题最多 200 个字');
  });

  it('stays whole and settled whatever is done', () => {
    const levels = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(levels, fc.nat(11), fc.nat(12), (many, place, target) => {
        const before = settled(many.map((level, at) => ({ title: String(at), level, page: 1 })));
        const at = place % before.length;
        const edits = [
          moved(before, at, 1),
          moved(before, at, -1),
          indented(before, at, 1),
          indented(before, at, -1),
          movedTo(before, at, target % (before.length + 1)),
        ];
        const names = (some: readonly OutlineEntry[]) => some.map(({ title }) => title).sort();
        for (const edit of edits.filter((each) => each !== null)) {
          expect(names(edit.outline)).toEqual(names(before));
          expect(edit.outline).toEqual(settled(edit.outline));
          expect(edit.outline[edit.at]?.title).toBe(before[at]?.title);
        }
        expect(branchEnd(before, at)).toBeGreaterThan(at);
      }),
    );
  });
});

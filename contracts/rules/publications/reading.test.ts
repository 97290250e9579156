import { describe, expect, it } from 'vitest';
import { READERS, TABLE } from '../testing/reading-table.ts';
import { isOpenToAll, mayRead, READING_MODES, type ReadingFacts } from './reading.ts';

const FACTS: ReadingFacts = {
  ...{ status: 'published', isTrashed: false, mode: 'link', reader: 'member' },
  ...{ isInvited: false, link: null, hasRight: false },
};

describe.each(READING_MODES)('a work whose mode is %s', (mode) => {
  it.each(Object.keys(READERS))('answers %s', (name) => {
    expect(mayRead({ ...FACTS, ...READERS[name], mode })).toBe(TABLE[mode][name]);
  });

  it.each([
    ['draft', false, 'none'],
    ['published', true, 'none'],
    ['withdrawn', false, mode === 'private' ? 'none' : 'withdrawn'],
    ['changed', false, null],
  ] as const)('that is %s, in the trash: %s', (status, isTrashed, expected) => {
    for (const [name, facts] of Object.entries(READERS)) {
      const readable = mayRead({ ...FACTS, ...facts, mode, status, isTrashed });
      expect(readable, name).toBe(name === 'owner' ? 'draft' : (expected ?? TABLE[mode][name]));
    }
  });

  it('is open to all where a guest with its link reads it', () => {
    expect(isOpenToAll({ status: 'published', isTrashed: false, mode })).toBe(
      TABLE[mode].guest === 'published',
    );
    expect(isOpenToAll({ status: 'draft', isTrashed: false, mode })).toBe(false);
  });
});

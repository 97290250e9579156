import { describe, expect, it } from 'vitest';
import {
  isOpenToAll,
  type LinkFacts,
  mayRead,
  READING_MODES,
  type Readable,
  type ReadingFacts,
  type ReadingMode,
} from './reading.ts';

const OPEN: LinkFacts = { isOn: true, isExpired: false, isUsedUp: false, hasPassword: false };
const link = (change: Partial<LinkFacts>) => ({ link: { ...OPEN, ...change } });

/** All who come, and what tells them apart. */
const READERS: Readonly<Record<string, Partial<ReadingFacts>>> = {
  owner: { reader: 'owner' },
  colleague: { reader: 'colleague' },
  invited: { isInvited: true },
  member: {},
  guest: { reader: 'guest' },
  'with the password': { reader: 'guest', hasRight: true },
  'a link': link({}),
  'a link that was opened': { ...link({}), hasRight: true },
  'a link with a password': link({ hasPassword: true }),
  'a link that ended': link({ isExpired: true }),
  'a link that ended while it was read': { ...link({ isExpired: true }), hasRight: true },
  'a link that is used up': link({ isUsedUp: true }),
  'a link used up, by who began': { ...link({ isUsedUp: true }), hasRight: true },
  'a link that is off': { ...link({ isOn: false }), hasRight: true },
};

const P = 'published';
const LINKS: Readonly<Record<string, Readable>> = {
  'a link': 'open',
  'a link that was opened': P,
  'a link with a password': 'password',
  'a link that ended': 'expired',
  'a link that ended while it was read': 'expired',
  'a link that is used up': 'used-up',
  'a link used up, by who began': P,
  'a link that is off': 'none',
};
const ALL: Readonly<Record<string, Readable>> = {
  ...{ owner: 'draft', colleague: P, invited: P, member: P, guest: P, 'with the password': P },
  ...LINKS,
};
const every = (readable: Readable): Readonly<Record<string, Readable>> => ({
  ...Object.fromEntries(Object.keys(READERS).map((name) => [name, readable])),
  owner: 'draft',
});
const asked = { colleague: 'password', invited: 'password', member: 'password', guest: 'password' } as const;
const some = {
  colleague: 'ask',
  invited: 'ask',
  member: 'ask',
  guest: 'login',
  'with the password': 'login',
} as const;

const TABLE: Readonly<Record<ReadingMode, Readonly<Record<string, Readable>>>> = {
  public: ALL,
  link: ALL,
  password: { ...ALL, ...asked },
  team: { ...ALL, ...some, colleague: P },
  invited: { ...ALL, ...some, invited: P },
  private: every('none'),
};

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
    expect(isOpenToAll({ status: 'published', isTrashed: false, mode })).toBe(TABLE[mode].guest === P);
    expect(isOpenToAll({ status: 'draft', isTrashed: false, mode })).toBe(false);
  });
});

import type { LinkFacts, Readable, ReadingFacts, ReadingMode } from '../publications/reading.ts';

const OPEN: LinkFacts = { isOn: true, isExpired: false, isUsedUp: false, hasPassword: false };
const link = (change: Partial<LinkFacts>) => ({ link: { ...OPEN, ...change } });

/** All who come to a published work, and what tells them apart. */
export const READERS: Readonly<Record<string, Partial<ReadingFacts>>> = {
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

/** What each of them gets in each mode. */
export const TABLE: Readonly<Record<ReadingMode, Readonly<Record<string, Readable>>>> = {
  public: ALL,
  link: ALL,
  password: { ...ALL, ...asked },
  team: { ...ALL, ...some, colleague: P },
  invited: { ...ALL, ...some, invited: P },
  private: every('none'),
};

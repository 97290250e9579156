import type { PublicationStatus } from './publication-states.ts';

/** Who may read a published work by its own link (谁能读). */
export const READING_MODES = ['public', 'link', 'password', 'team', 'invited', 'private'] as const;
export type ReadingMode = (typeof READING_MODES)[number];

/** The owner, a colleague of the owner's team, another member, or a reader who is not logged in. */
export type Reader = 'owner' | 'colleague' | 'member' | 'guest';

/** A named link (专属链接) as it is at the moment. */
export interface LinkFacts {
  readonly isOn: boolean;
  readonly isExpired: boolean;
  readonly isUsedUp: boolean;
  readonly hasPassword: boolean;
}

export interface ReadingFacts {
  readonly status: PublicationStatus;
  readonly isTrashed: boolean;
  readonly mode: ReadingMode;
  readonly reader: Reader;
  /** The reader's mobile or email is on the list of the work. */
  readonly isInvited: boolean;
  /** Null for the work's own link. */
  readonly link: LinkFacts | null;
  /** This reader opened this link before, and nothing that it depends on was changed since. */
  readonly hasRight: boolean;
}

/**
 * What a reader gets: the draft, what was published, or why neither. `open` is a named link that has to be opened
 * first, so that its readings are counted; `none` looks like a work that never existed.
 */
export type Readable =
  | 'draft'
  | 'published'
  | 'withdrawn'
  | 'none'
  | 'password'
  | 'open'
  | 'login'
  | 'ask'
  | 'expired'
  | 'used-up';

/**
 * The one table of who may read what (谁能读什么). A named link is a key by itself: it opens in every mode but the
 * private one, as long as its own conditions hold.
 */
export function mayRead(facts: ReadingFacts): Readable {
  const { status, isTrashed, mode, reader, isInvited, link, hasRight } = facts;
  if (reader === 'owner') return 'draft';
  if (isTrashed || status === 'draft' || mode === 'private') return 'none';
  if (status === 'withdrawn') return 'withdrawn';
  if (link !== null) return byLink(link, hasRight);
  switch (mode) {
    case 'public':
    case 'link':
      return 'published';
    case 'password':
      return hasRight ? 'published' : 'password';
    case 'team':
      return forSome(reader, reader === 'colleague');
    case 'invited':
      return forSome(reader, isInvited);
  }
}

function byLink({ isOn, isExpired, isUsedUp, hasPassword }: LinkFacts, hasRight: boolean): Readable {
  if (!isOn) return 'none';
  if (isExpired) return 'expired';
  // The limit counts openings, so a reading that has begun goes on.
  if (hasRight) return 'published';
  if (isUsedUp) return 'used-up';
  return hasPassword ? 'password' : 'open';
}

function forSome(reader: Reader, isOne: boolean): Readable {
  if (isOne) return 'published';
  return reader === 'guest' ? 'login' : 'ask';
}

/** Whether it is opened, be it as a draft or as it was published. */
export function isRead(readable: Readable | undefined): readable is 'draft' | 'published' {
  return readable === 'draft' || readable === 'published';
}

/** Whether the work's own link opens without conditions, so that what it shows is no secret. */
export function isOpenToAll({
  status,
  isTrashed,
  mode,
}: Pick<ReadingFacts, 'status' | 'isTrashed' | 'mode'>): boolean {
  const anybody = { reader: 'guest', isInvited: false, link: null, hasRight: false } as const;
  return mayRead({ status, isTrashed, mode, ...anybody }) === 'published';
}

interface OwnedFacts {
  readonly code: string;
  readonly isTrashed: boolean;
  readonly isOwn: boolean;
}

/**
 * The code that leads from something printed to the current work (翻阅作品). It is for the owner alone, because what
 * others may read can differ from what was ordered; nothing leads into the trash.
 */
export function codeForOwner({ code, isTrashed, isOwn }: OwnedFacts): string {
  return isOwn && !isTrashed ? code : '';
}

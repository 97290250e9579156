import { and, eq, inArray, sql } from 'drizzle-orm';
import { isOpenToAll, mayRead, type Readable, type Reader } from '#contracts/rules/publications/reading.ts';
import type { Database } from '../../client.ts';
import { shareInvites, teamMembers, users } from '../../schema/index.ts';
import { type PublicationRow, publicationByCode, publicationById } from './publications.ts';
import { linkBySlug, type ShareLinkRow } from './share-links.ts';

export interface AskedToRead {
  /** Of a work, or of a named link. */
  readonly code: string;
  /** Null reads without a login. */
  readonly readerId: number | null;
  readonly now: number;
  /** Whether the reader brought a right to this. */
  readonly hasRight: (subject: string) => boolean;
}

export interface ReadingAccess {
  readonly publication: PublicationRow;
  readonly link: ShareLinkRow | null;
  readonly readable: Readable;
  /** What a right to read it by this address is for. */
  readonly subject: string;
  /** The work's own link alone does not open it. */
  readonly isShut: boolean;
}

/** What a reader may do with the address of a book; null where there is no such address. */
export function accessTo(db: Database, asked: AskedToRead): ReadingAccess | null {
  const { code, readerId, now, hasRight } = asked;
  const link = linkBySlug(db, code);
  const publication = link ? publicationById(db, link.publicationId) : publicationByCode(db, code);
  if (!publication) return null;
  const { status, mode } = publication;
  const isTrashed = publication.trashedAt !== null;
  const subject = subjectOf(publication, link);
  const readable = mayRead({
    ...{ status, isTrashed, mode },
    reader: readerOf(db, publication, readerId),
    isInvited: mode === 'invited' && isInvited(db, publication.id, readerId),
    link: link && linkFacts(link, now),
    hasRight: hasRight(subject),
  });
  return { publication, link, readable, subject, isShut: !isOpenToAll({ status, isTrashed, mode }) };
}

export function linkFacts({ isOn, expiresAt, maxReads, reads, passHash }: ShareLinkRow, now: number) {
  return {
    isOn,
    isExpired: expiresAt !== null && expiresAt <= now,
    isUsedUp: maxReads !== null && reads >= maxReads,
    hasPassword: passHash !== '',
  };
}

/** The number behind it counts the changes, so that what was opened before them ends. */
export function subjectOf(
  publication: Pick<PublicationRow, 'id' | 'readKey'>,
  link: ShareLinkRow | null,
): string {
  return link === null
    ? `work ${publication.id} ${publication.readKey}`
    : `link ${link.id} ${link.slug} ${link.key} ${publication.id} ${publication.readKey}`;
}

export function picturesOfRight(subject: string): string {
  return `pictures ${subject}`;
}

export function readerOf(
  db: Database,
  { ownerId }: Pick<PublicationRow, 'ownerId'>,
  readerId: number | null,
): Reader {
  if (readerId === null) return 'guest';
  if (readerId === ownerId) return 'owner';
  if (ownerId === null) return 'member';
  const colleague = db.orm
    .select({ id: teamMembers.id })
    .from(teamMembers)
    .where(
      and(
        eq(teamMembers.ownerId, ownerId),
        eq(teamMembers.userId, readerId),
        eq(teamMembers.state, 'normal'),
      ),
    )
    .get();
  return colleague ? 'colleague' : 'member';
}

/** A member is known by the mobile and the email of the account, both of which were proved. */
export function isInvited(db: Database, publicationId: number, readerId: number | null): boolean {
  if (readerId === null) return false;
  const reader = db.orm
    .select({ mobile: users.mobile, email: sql<string>`lower(${users.email})` })
    .from(users)
    .where(eq(users.id, readerId))
    .get();
  const addresses = [reader?.mobile, reader?.email].filter(
    (address) => address !== undefined && address !== '',
  );
  if (addresses.length === 0) return false;
  const listed = and(
    eq(shareInvites.publicationId, publicationId),
    inArray(shareInvites.address, addresses as string[]),
  );
  return db.orm.select({ name: shareInvites.name }).from(shareInvites).where(listed).get() !== undefined;
}

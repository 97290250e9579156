import { and, asc, count, eq } from 'drizzle-orm';
import type { Done, Missing, Refused } from '#contracts/rules/decision.ts';
import { done, missing, refused } from '#contracts/rules/decision.ts';
import type { ReadingMode } from '#contracts/rules/publications/reading.ts';
import { INVITES_MAX } from '#contracts/rules/publications/sharing-fields.ts';
import type { Database } from '../../client.ts';
import { keptWhenDone } from '../../kept-when-done.ts';
import { publications, shareInvites } from '../../schema/index.ts';
import type { PublicationRow } from './publications.ts';

export type ShareInviteRow = typeof shareInvites.$inferSelect;

interface SavedMode {
  readonly publication: PublicationRow;
  readonly mode: ReadingMode;
  /** Undefined leaves the password as it is. */
  readonly passHash: string | undefined;
}

/** Says who may read a work (谁能读). A reader who has it open is asked anew with the next page. */
export function saveMode(
  db: Database,
  { publication, mode, passHash }: SavedMode,
): Done<void> | Refused<'read-password-missing'> {
  const hash = passHash ?? publication.passHash;
  if (mode === 'password' && hash === '') return refused('read-password-missing');
  const { id, readKey } = publication;
  if (mode !== publication.mode || passHash !== undefined) {
    const change = { mode, passHash: hash, readKey: readKey + 1 };
    db.orm.update(publications).set(change).where(eq(publications.id, id)).run();
  }
  return done(undefined);
}

/** 受邀名单 of a work, in the order of their names. */
export function invitesOf(db: Database, publicationId: number): ShareInviteRow[] {
  return db.orm
    .select()
    .from(shareInvites)
    .where(eq(shareInvites.publicationId, publicationId))
    .orderBy(asc(shareInvites.createdAt), asc(shareInvites.address))
    .limit(INVITES_MAX)
    .all();
}

export interface Invitee {
  readonly address: string;
  readonly name: string;
}

/** Adds readers to the list, all of them or none; those who are on it get their new names. Answers how many are new. */
export function addInvites(
  db: Database,
  publicationId: number,
  { list, now }: { readonly list: readonly Invitee[]; readonly now: number },
): Done<number> | Refused<'invites-full'> {
  return keptWhenDone(db, () => {
    const before = countOf(db, publicationId);
    for (const { address, name } of list) {
      db.orm
        .insert(shareInvites)
        .values({ publicationId, address, name, createdAt: now })
        .onConflictDoUpdate({ target: [shareInvites.publicationId, shareInvites.address], set: { name } })
        .run();
    }
    const after = countOf(db, publicationId);
    return after > INVITES_MAX ? refused('invites-full', { most: INVITES_MAX }) : done(after - before);
  });
}

export function removeInvite(
  db: Database,
  publicationId: number,
  address: string,
): Done<void> | Missing<'share-invite'> {
  const one = and(eq(shareInvites.publicationId, publicationId), eq(shareInvites.address, address));
  const { changes } = db.orm.delete(shareInvites).where(one).run();
  return changes === 0 ? missing('share-invite') : done(undefined);
}

function countOf(db: Database, publicationId: number): number {
  const own = eq(shareInvites.publicationId, publicationId);
  return db.orm.select({ invites: count() }).from(shareInvites).where(own).get()?.invites ?? 0;
}

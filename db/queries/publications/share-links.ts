import { and, asc, count, eq, sql } from 'drizzle-orm';
import {
  DONE,
  type Done,
  done,
  type Missing,
  missing,
  type Refused,
  refused,
} from '#contracts/rules/decision.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { publications, shareLinks } from '../../schema/index.ts';

export type ShareLinkRow = typeof shareLinks.$inferSelect;

/** More than the largest membership allows. */
const SHOWN = 2000;

/** 专属链接 of a work, the newest last. */
export function linksOf(db: Database, publicationId: number): ShareLinkRow[] {
  const own = eq(shareLinks.publicationId, publicationId);
  return db.orm.select().from(shareLinks).where(own).orderBy(asc(shareLinks.id)).limit(SHOWN).all();
}

const bySlug = preparedOnce((db) =>
  db.orm
    .select()
    .from(shareLinks)
    .where(eq(shareLinks.slug, sql.placeholder('slug')))
    .prepare(),
);

/** Null for an address that no link has. */
export function linkBySlug(db: Database, slug: string): ShareLinkRow | null {
  return bySlug(db).get({ slug }) ?? null;
}

export function linkOf(db: Database, publicationId: number, linkId: number): ShareLinkRow | null {
  const own = and(eq(shareLinks.id, linkId), eq(shareLinks.publicationId, publicationId));
  return db.orm.select().from(shareLinks).where(own).get() ?? null;
}

/** What a link is made of, as far as its owner says it. */
export interface LinkWish {
  readonly name: string;
  readonly slug: string;
  /** Undefined leaves it as it is. */
  readonly passHash: string | undefined;
  readonly isOn: boolean;
  readonly expiresAt: number | null;
  readonly maxReads: number | null;
}

interface SavedLink {
  readonly publicationId: number;
  /** Null for a new one. */
  readonly linkId: number | null;
  readonly wish: LinkWish;
  readonly most: number;
  readonly now: number;
}

/** The caller knows which membership allows more. */
export interface LinksFull {
  readonly kind: 'links-full';
}

const LINKS_FULL: LinksFull = { kind: 'links-full' };

/** A new link, or another form of one. Another password ends what was opened with the one before. */
export function saveLink(
  db: Database,
  { publicationId, linkId, wish, most, now }: SavedLink,
): Done<number> | Missing<'link'> | LinksFull | Refused<'link-taken'> {
  const { passHash, ...kept } = wish;
  const before = linkId === null ? null : linkOf(db, publicationId, linkId);
  if (linkId !== null && !before) return missing('link');
  if (!before && countOf(db, publicationId) >= most) return LINKS_FULL;
  if (wish.slug !== before?.slug && isTaken(db, wish.slug)) return refused('link-taken');
  if (!before) {
    const values = { ...kept, publicationId, passHash: passHash ?? '', createdAt: now };
    return done(db.orm.insert(shareLinks).values(values).returning({ id: shareLinks.id }).get().id);
  }
  const pass = passHash === undefined ? {} : { passHash, key: before.key + 1 };
  db.orm
    .update(shareLinks)
    .set({ ...kept, ...pass })
    .where(eq(shareLinks.id, before.id))
    .run();
  return done(before.id);
}

export function deleteLink(
  db: Database,
  publicationId: number,
  linkId: number,
): Done<void> | Missing<'link'> {
  if (!linkOf(db, publicationId, linkId)) return missing('link');
  db.orm.delete(shareLinks).where(eq(shareLinks.id, linkId)).run();
  return DONE;
}

/** Counts an opening; refused where another one took the last. */
export function countOpening(
  db: Database,
  linkId: number,
  now: number,
): Done<void> | Refused<'link-used-up'> {
  const isLeft = sql`(${shareLinks.maxReads} IS NULL OR ${shareLinks.reads} < ${shareLinks.maxReads})`;
  const { changes } = db.orm
    .update(shareLinks)
    .set({ reads: sql`${shareLinks.reads} + 1`, lastReadAt: now })
    .where(and(eq(shareLinks.id, linkId), isLeft))
    .run();
  return changes === 0 ? refused('link-used-up') : DONE;
}

function countOf(db: Database, publicationId: number): number {
  const own = eq(shareLinks.publicationId, publicationId);
  return db.orm.select({ links: count() }).from(shareLinks).where(own).get()?.links ?? 0;
}

/** Links and works share one space of addresses. */
function isTaken(db: Database, slug: string): boolean {
  if (linkBySlug(db, slug)) return true;
  return (
    db.orm.select({ id: publications.id }).from(publications).where(eq(publications.code, slug)).get() !==
    undefined
  );
}

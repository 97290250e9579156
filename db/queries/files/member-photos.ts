import { and, count, desc, eq } from 'drizzle-orm';
import type { Done, Refused } from '#contracts/rules/decision.ts';
import { MEMBER_PHOTOS_MAX, roomForPhoto } from '#contracts/rules/files/member-photos.ts';
import type { Database } from '../../client.ts';
import { memberFiles, memberPhotos } from '../../schema/index.ts';
import { DRAFT } from '../publications/stored-pages.ts';

export interface NewPhoto {
  readonly ownerId: number;
  readonly hash: string;
  readonly name: string;
  readonly now: number;
}

/** 照片 as it is placed; width and height are null where it was never measured. */
export interface PhotoRow {
  readonly hash: string;
  /** Null for a picture of another origin. */
  readonly name: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly takenAt: number | null;
  /** Of the member's own photos alone. */
  readonly place?: string | null;
}

/** Whether one more photo may be kept; the same one again always. */
export function mayKeepPhoto(db: Database, { ownerId, hash }: NewPhoto): Done<number> | Refused<'bad-field'> {
  const owned = db.orm
    .select({ count: count() })
    .from(memberPhotos)
    .where(eq(memberPhotos.ownerId, ownerId))
    .get();
  return roomForPhoto(photoOf(db, ownerId, hash) ? 0 : (owned?.count ?? 0));
}

/** Writes down a photo that was brought; the same one again comes first once more. */
export function keepPhoto(db: Database, { now, ...photo }: NewPhoto): void {
  db.orm
    .insert(memberPhotos)
    .values({ ...photo, createdAt: now })
    .onConflictDoUpdate({
      target: [memberPhotos.ownerId, memberPhotos.hash],
      set: { name: photo.name, createdAt: now },
    })
    .run();
}

const OF_PHOTO = and(eq(memberFiles.ownerId, memberPhotos.ownerId), eq(memberFiles.hash, memberPhotos.hash));
const columns = {
  hash: memberPhotos.hash,
  name: memberPhotos.name,
  width: memberFiles.width,
  height: memberFiles.height,
  takenAt: memberFiles.takenAt,
  place: memberFiles.place,
};

export function photoOf(db: Database, ownerId: number, hash: string): PhotoRow | undefined {
  return db.orm
    .select(columns)
    .from(memberPhotos)
    .innerJoin(memberFiles, OF_PHOTO)
    .where(and(eq(memberPhotos.ownerId, ownerId), eq(memberPhotos.hash, hash)))
    .get();
}

/** The photos of a member, the latest first. */
export function photosOf(db: Database, ownerId: number): PhotoRow[] {
  return db.orm
    .select(columns)
    .from(memberPhotos)
    .innerJoin(memberFiles, OF_PHOTO)
    .where(eq(memberPhotos.ownerId, ownerId))
    .orderBy(desc(memberPhotos.createdAt), memberPhotos.hash)
    .limit(MEMBER_PHOTOS_MAX)
    .all();
}

interface Shown {
  /** Who looks for them beside photos of their own. */
  readonly memberId: number;
  /** Of the work. */
  readonly ownerId: number;
  readonly publicationId: number;
}

/** The other pictures that the draft of a work shows, in the order of its pages. */
export function otherPicturesOf(db: Database, shown: Shown): PhotoRow[] {
  return db.sqlite
    .prepare<Shown, PhotoRow>(
      `SELECT member_files.hash, NULL AS name, width, height, taken_at AS takenAt FROM publication_pages
       JOIN page_files USING (content_hash)
       JOIN member_files ON member_files.hash = file_hash AND member_files.owner_id = @ownerId
       WHERE publication_id = @publicationId AND seq = ${DRAFT}
         AND NOT EXISTS (SELECT 1 FROM member_photos WHERE owner_id = @memberId AND hash = file_hash)
       GROUP BY member_files.hash ORDER BY min(no)`,
    )
    .all(shown);
}

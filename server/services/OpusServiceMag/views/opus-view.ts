import { chinaIsoDay } from '#contracts/rules/china-time.ts';
import { type PublishLock, publishLock } from '#contracts/rules/membership/publishing.ts';
import { coverAddress } from '#contracts/rules/publications/cover-address.ts';
import { movesOf } from '#contracts/rules/publications/publication-moves.ts';
import {
  isShared,
  type PublicationType,
  purgedAt,
} from '#contracts/rules/publications/publication-states.ts';
import { publishedWorks } from '#db/queries/membership/membership-use.ts';
import { type ListedPublication, listedPublication } from '#db/queries/publications/listing.ts';
import { refusal } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';

type Member = Pick<Context, 'db' | 'now' | 'user'>;

/** Why the caller may not publish a work; null where he may. */
export function publishLocks({ db, now, user }: Member): (work: ListedPublication) => PublishLock | null {
  const publisher = { membership: user, today: chinaIsoDay(now), published: publishedWorks(db, user.id) };
  return ({ type, isImported, status }) =>
    publishLock({ type: type as PublicationType, isImported, isPublished: isShared(status) }, publisher);
}

/** Works of the caller as every reply says them. */
export function opusViews(member: Member): (work: ListedPublication) => ReturnType<typeof opusView> {
  const lockOf = publishLocks(member);
  return (work) => opusView(work, lockOf(work));
}

function opusView(work: ListedPublication, lock: PublishLock | null) {
  const { id, folderId, archivedAt, trashedAt, createdAt, updatedAt, status } = work;
  const moves = movesOf({
    status,
    isTrashed: trashedAt !== null,
    isArchived: archivedAt !== null,
    isUnfinished: work.conversion !== '',
  });
  return {
    ID: String(id),
    code: work.code,
    type: work.type as PublicationType,
    name: work.name,
    subtitle: work.subtitle,
    author: work.author,
    photoPath: coverAddress(work.artId),
    widthMm: work.widthMm,
    heightMm: work.heightMm,
    pageNum: work.pageNum,
    status,
    mode: work.mode,
    conversion: work.conversion,
    folderID: folderId === null ? '' : String(folderId),
    tags: [...work.tags],
    isArchived: archivedAt === null ? ('N' as const) : ('Y' as const),
    createdAt: moment(createdAt),
    updatedAt: moment(updatedAt),
    trashedAt: trashedAt === null ? '' : moment(trashedAt),
    purgedAt: trashedAt === null ? '' : moment(purgedAt(trashedAt)),
    revision: work.revision,
    cartLines: work.cartLines,
    orders: work.orders,
    moves,
    ...(lock !== null && moves.includes('publish')
      ? { publishLock: { ...lock, needVip: [...lock.needVip] } }
      : {}),
  };
}

function moment(at: number): string {
  return new Date(at).toISOString();
}

/** The reply that shows one of the caller's works. */
export function opusReply(context: Context, id: number) {
  const work = listedPublication(context.db, context.user.id, id);
  if (!work) throw refusal('publication-not-found');
  return { code: 0 as const, message: '成功', data: opusViews(context)(work) };
}

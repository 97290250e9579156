import { coverAddress } from '#contracts/rules/publications/cover-address.ts';
import { movesOf } from '#contracts/rules/publications/publication-moves.ts';
import { type PublicationType, purgedAt } from '#contracts/rules/publications/publication-states.ts';
import { type ListedPublication, listedPublication } from '#db/queries/publications/listing.ts';
import { publicationNotFound } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';

/** A work as every reply of it says it. */
export function opusView(work: ListedPublication) {
  const { id, folderId, archivedAt, trashedAt, createdAt, updatedAt, status } = work;
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
    moves: movesOf({
      status,
      isTrashed: trashedAt !== null,
      isArchived: archivedAt !== null,
      isUnfinished: work.conversion !== '',
    }),
  };
}

function moment(at: number): string {
  return new Date(at).toISOString();
}

/** The reply that shows one of the caller's works. */
export function opusReply({ db, user }: Context, id: number) {
  const work = listedPublication(db, user.id, id);
  if (!work) throw publicationNotFound();
  return { code: 0 as const, message: '成功', data: opusView(work) };
}

import { chinaIsoDay } from '#contracts/rules/china-time.ts';
import { publishLock } from '#contracts/rules/membership/publishing.ts';
import type { PublicationType } from '#contracts/rules/publications/publication-states.ts';
import { transferState } from '#contracts/rules/publications/transfers.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { publishedWorks } from '#db/queries/membership/membership-use.ts';
import { importOf } from '#db/queries/publications/imports.ts';
import type { PublicationRow } from '#db/queries/publications/publications.ts';
import { type Offered, offeredTo } from '#db/queries/publications/settings/transfers.ts';
import { refusal } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../../done-or-refuse.ts';

/** An offer to the caller. */
export function offeredOrRefuse({ db, user }: Context, transferID: string): Offered {
  const id = parseDecimalId(transferID);
  if (id === null) throw refusal('transfer-not-found');
  return doneOrRefuse(offeredTo(db, user.mobile, id));
}

/** Whether the membership of the caller lets a work stay published that comes from another member. */
export function mayKeepPublished({ db, now, user }: Context, work: PublicationRow): boolean {
  if (work.ownerId === user.id) return true;
  const isImported = work.ownerId !== null && importOf(db, work.ownerId, work.id) !== null;
  const publisher = { membership: user, today: chinaIsoDay(now), published: publishedWorks(db, user.id) };
  const facts = { type: work.type as PublicationType, isImported, isPublished: false };
  return publishLock(facts, publisher) === null;
}

export function transferReply(context: Context, transferID: string) {
  const { transfer, work, from } = offeredOrRefuse(context, transferID);
  const { id, createdAt, expiresAt } = transfer;
  const state = transferState(transfer, context.now);
  const isTaken = state === 'accepted' && work.ownerId === context.user.id;
  // What becomes of a work after its offer is not told to who did not take it.
  const { name, pageNum } = isTaken || state === 'waiting' ? work : { name: '', pageNum: 0 };
  return {
    code: 0 as const,
    message: '成功',
    data: {
      ID: String(id),
      ...{ name, from, pageNum, state },
      opusID: isTaken ? String(work.id) : '',
      mayPublish: mayKeepPublished(context, work) ? ('Y' as const) : ('N' as const),
      createdAt: new Date(createdAt).toISOString(),
      expiresAt: new Date(expiresAt).toISOString(),
    },
  };
}

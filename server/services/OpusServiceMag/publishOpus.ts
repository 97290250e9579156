import { recordLockedHit } from '#db/queries/membership/locked-hits.ts';
import { publishPublication } from '#db/queries/publications/changes.ts';
import { listedPublication } from '#db/queries/publications/listing.ts';
import { refusal } from '#server/errors.ts';
import type { Context, Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { readKnownWorks, readOpusID } from './views/known-works.ts';
import { opusReply, publishLocks } from './views/opus-view.ts';

/** 发布作品. Whose file it is may print it; that others read it is what the e-book membership opens. */
export const publishOpus: Handler<'OpusServiceMag.publishOpus'> = ({ opusID, revision }, context) => {
  const { db, now, user } = context;
  const works = readKnownWorks(opusID, revision);
  const id = readOpusID(opusID);
  demandPublishable(context, id);
  doneOrRefuse(publishPublication(db, { userId: user.id, works, now }));
  return opusReply(context, id);
};

function demandPublishable(context: Context, id: number): void {
  const { db, now, user } = context;
  const work = listedPublication(db, user.id, id);
  const lock = work && publishLocks(context)(work);
  if (!lock) return;
  if (lock.reason === 'no-permission') recordLockedHit(db, { userId: user.id, area: 'e-books', now });
  const { reason, message, needVip } = lock;
  throw refusal('publish-locked', { lockedBy: reason, message, needVip });
}

import { withdrawPublication } from '#db/queries/publications/changes.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { readKnownWorks, readOpusID } from './views/known-works.ts';
import { opusReply } from './views/opus-view.ts';

/** 下架作品. */
export const withdrawOpus: Handler<'OpusServiceMag.withdrawOpus'> = ({ opusID, revision }, context) => {
  const { db, user } = context;
  const works = readKnownWorks(opusID, revision);
  doneOrRefuse(withdrawPublication(db, { userId: user.id, works }));
  return opusReply(context, readOpusID(opusID));
};

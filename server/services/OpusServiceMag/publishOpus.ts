import { publishPublication } from '#db/queries/publications/changes.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { readKnownWorks, readOpusID } from './known-works.ts';
import { opusReply } from './opus-view.ts';

/** 发布作品. */
export const publishOpus: Handler<'OpusServiceMag.publishOpus'> = ({ opusID, revision }, context) => {
  const { db, now, user } = context;
  const works = readKnownWorks(opusID, revision);
  doneOrRefuse(publishPublication(db, { userId: user.id, works, now }));
  return opusReply(context, readOpusID(opusID));
};

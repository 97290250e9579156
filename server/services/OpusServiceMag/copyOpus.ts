import { copyPublication } from '#db/queries/publications/changes.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { newBookCode } from '../new-book-code.ts';
import { readOpusID } from './views/known-works.ts';
import { opusReply } from './views/opus-view.ts';
import { demandWorkOfTeam } from './views/team-works.ts';

/** 复制作品. */
export const copyOpus: Handler<'OpusServiceMag.copyOpus'> = ({ opusID, photos }, context) => {
  const { db, now, user } = context;
  demandWorkOfTeam(context);
  const code = newBookCode(context);
  const work = { userId: user.id, id: readOpusID(opusID), code, now, keepsPhotos: photos !== 'N' };
  const copy = copyPublication(db, work);
  return opusReply(context, doneOrRefuse(copy));
};

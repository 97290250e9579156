import { copyPublication } from '#db/queries/publications/changes.ts';
import { fieldRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { newBookCode } from '../new-book-code.ts';
import { readOpusID } from './views/known-works.ts';
import { opusReply } from './views/opus-view.ts';
import { demandWorkOfTeam } from './views/team-works.ts';

/** 复制作品. */
export const copyOpus: Handler<'OpusServiceMag.copyOpus'> = ({ opusID, keepsPhotos = 'Y' }, context) => {
  const { db, now, user } = context;
  if (!['', 'Y', 'N'].includes(keepsPhotos))
    throw fieldRefusal('bad-keeps-photos', '请选择保留照片或留出位置');
  demandWorkOfTeam(context);
  const code = newBookCode(context);
  const work = { userId: user.id, id: readOpusID(opusID), code, now, keepsPhotos: keepsPhotos !== 'N' };
  const copy = copyPublication(db, work);
  return opusReply(context, doneOrRefuse(copy));
};

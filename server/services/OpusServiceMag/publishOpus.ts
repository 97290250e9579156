import { isAreaOpen, levelsOf } from '#contracts/rules/account/membership.ts';
import { publishPublication } from '#db/queries/publications/changes.ts';
import { isImported } from '#db/queries/publications/imports.ts';
import { noPermission } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { readKnownWorks, readOpusID } from './known-works.ts';
import { opusReply } from './opus-view.ts';

/** 发布作品. Whose file it is may print it; that others read it is what the e-book membership opens. */
export const publishOpus: Handler<'OpusServiceMag.publishOpus'> = ({ opusID, revision }, context) => {
  const { db, now, user } = context;
  const works = readKnownWorks(opusID, revision);
  if (isImported(db, readOpusID(opusID)) && !isAreaOpen('e-books', user.vipName)) {
    throw noPermission(levelsOf('e-books'));
  }
  doneOrRefuse(publishPublication(db, { userId: user.id, works, now }));
  return opusReply(context, readOpusID(opusID));
};

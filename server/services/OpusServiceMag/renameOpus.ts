import { readName } from '#contracts/rules/publications/publication-fields.ts';
import { renamePublication } from '#db/queries/publications/changes.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { readKnownWorks, readOpusID } from './views/known-works.ts';
import { opusReply } from './views/opus-view.ts';

/** 重命名作品. */
export const renameOpus: Handler<'OpusServiceMag.renameOpus'> = ({ opusID, revision, name }, context) => {
  const { db, now, user } = context;
  const works = readKnownWorks(opusID, revision);
  const read = doneOrRefuse(readName(name));
  doneOrRefuse(renamePublication(db, { userId: user.id, works, name: read, now }));
  return opusReply(context, readOpusID(opusID));
};

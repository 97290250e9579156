import { trashPublications } from '#db/queries/publications/changes.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { readKnownWorks } from './views/known-works.ts';

/** 移入回收站. */
export const deleteOpus: Handler<'OpusServiceMag.deleteOpus'> = (
  { opusIDs, revisions },
  { db, now, user },
) => {
  const works = readKnownWorks(opusIDs, revisions);
  doneOrRefuse(trashPublications(db, { userId: user.id, works, now }));
  return { code: 0, message: '成功', data: { changed: works.length } };
};

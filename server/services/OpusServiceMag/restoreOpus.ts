import { restorePublications } from '#db/queries/publications/changes.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { readKnownWorks } from './views/known-works.ts';

/** 从回收站恢复. */
export const restoreOpus: Handler<'OpusServiceMag.restoreOpus'> = ({ opusIDs, revisions }, { db, user }) => {
  const works = readKnownWorks(opusIDs, revisions);
  doneOrRefuse(restorePublications(db, { userId: user.id, works }));
  return { code: 0, message: '成功', data: { changed: works.length } };
};

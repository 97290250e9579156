import { purgePublications } from '#db/queries/publications/changes.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { readKnownWorks } from './views/known-works.ts';

/** 彻底删除. */
export const purgeOpus: Handler<'OpusServiceMag.purgeOpus'> = ({ opusIDs, revisions }, context) => {
  const { db, user } = context;
  const works = readKnownWorks(opusIDs, revisions);
  doneOrRefuse(purgePublications(db, { userId: user.id, works }));
  context.dropUnusedFiles();
  return { code: 0, message: '成功', data: { changed: works.length } };
};

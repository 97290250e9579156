import { archivePublications } from '#db/queries/publications/changes.ts';
import { fieldRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { readKnownWorks } from './views/known-works.ts';

/** 归档, and out of the archive again. */
export const archiveOpus: Handler<'OpusServiceMag.archiveOpus'> = (
  { opusIDs, revisions, archived },
  { db, now, user },
) => {
  const works = readKnownWorks(opusIDs, revisions);
  if (archived !== 'Y' && archived !== 'N') throw fieldRefusal('bad-archived', '请选择归档或取消归档');
  doneOrRefuse(archivePublications(db, { userId: user.id, works, isArchived: archived === 'Y', now }));
  return { code: 0, message: '成功', data: { changed: works.length } };
};

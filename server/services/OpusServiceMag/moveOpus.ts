import { movePublications } from '#db/queries/publications/changes.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { readFolder, readKnownWorks } from './views/known-works.ts';

/** 移动到文件夹. */
export const moveOpus: Handler<'OpusServiceMag.moveOpus'> = (
  { opusIDs, revisions, folderID },
  { db, user },
) => {
  const works = readKnownWorks(opusIDs, revisions);
  doneOrRefuse(movePublications(db, { userId: user.id, works, folderId: readFolder(folderID) }));
  return { code: 0, message: '成功', data: { changed: works.length } };
};

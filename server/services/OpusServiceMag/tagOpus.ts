import { readTags } from '#contracts/rules/publications/publication-fields.ts';
import { tagPublications } from '#db/queries/publications/changes.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { readKnownWorks } from './views/known-works.ts';

/** 给作品打标签. */
export const tagOpus: Handler<'OpusServiceMag.tagOpus'> = ({ opusIDs, revisions, tags }, { db, user }) => {
  const works = readKnownWorks(opusIDs, revisions);
  doneOrRefuse(tagPublications(db, { userId: user.id, works, tags: doneOrRefuse(readTags(tags)) }));
  return { code: 0, message: '成功', data: { changed: works.length } };
};

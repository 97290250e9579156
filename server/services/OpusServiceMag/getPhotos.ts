import { otherPicturesOf, photosOf } from '#db/queries/files/member-photos.ts';
import { publicationById } from '#db/queries/publications/publications.ts';
import { mayEdit } from '#db/queries/team/team-editing.ts';
import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { readOpusID } from './views/known-works.ts';
import { photoView } from './views/photo-view.ts';

/** 照片 that can be placed in a work, and the other pictures that it shows. */
export const getPhotos: Handler<'OpusServiceMag.getPhotos'> = ({ opusID }, { db, user }) => {
  const work = publicationById(db, readOpusID(opusID));
  if (!work || work.trashedAt !== null || !mayEdit(db, user.id, work)) throw refusal('publication-not-found');
  const shown = { memberId: user.id, ownerId: work.ownerId ?? user.id, publicationId: work.id };
  const photos = [...photosOf(db, user.id), ...otherPicturesOf(db, shown)];
  return { code: 0, message: '成功', data: { list: photos.map(photoView) } };
};

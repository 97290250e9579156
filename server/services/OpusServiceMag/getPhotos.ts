import { otherPicturesOf, photosOf } from '#db/queries/files/member-photos.ts';
import { publicationOf } from '#db/queries/publications/publications.ts';
import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { readOpusID } from './views/known-works.ts';
import { photoView } from './views/photo-view.ts';

/** 照片 that can be placed in a work, and the other pictures that it shows. */
export const getPhotos: Handler<'OpusServiceMag.getPhotos'> = ({ opusID }, { db, user }) => {
  const work = publicationOf(db, user.id, readOpusID(opusID));
  if (!work) throw refusal('publication-not-found');
  const photos = [...photosOf(db, user.id), ...otherPicturesOf(db, user.id, work.id)];
  return { code: 0, message: '成功', data: { list: photos.map(photoView) } };
};

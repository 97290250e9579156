import { otherPicturesOf, type PhotoRow, photosOf } from '#db/queries/files/member-photos.ts';
import { publicationById } from '#db/queries/publications/publications.ts';
import { mayEdit } from '#db/queries/team/team-editing.ts';
import { refusal } from '#server/errors.ts';
import type { Context, Handler } from '#server/servlet/handler-types.ts';
import { readOpusID } from './views/known-works.ts';
import { photoView } from './views/photo-view.ts';

/** 照片 that can be placed in a work, and the other pictures that it shows; without a work, those that were brought. */
export const getPhotos: Handler<'OpusServiceMag.getPhotos'> = ({ opusID }, context) => {
  const { db, user } = context;
  const others = opusID === undefined ? [] : picturesOfWork(opusID, context);
  const photos = [...photosOf(db, user.id), ...others];
  return { code: 0, message: '成功', data: { list: photos.map(photoView) } };
};

function picturesOfWork(opusID: string, { db, user }: Context): readonly PhotoRow[] {
  const work = publicationById(db, readOpusID(opusID));
  if (!work || work.trashedAt !== null || !mayEdit(db, user.id, work)) throw refusal('publication-not-found');
  return otherPicturesOf(db, {
    memberId: user.id,
    ownerId: work.ownerId ?? user.id,
    publicationId: work.id,
  });
}

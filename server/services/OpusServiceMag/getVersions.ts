import { versionsOf } from '#db/queries/publications/draft-versions.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { draftOrRefuse, moment } from './views/draft-view.ts';

/** 历史版本. */
export const getVersions: Handler<'OpusServiceMag.getVersions'> = ({ opusID }, context) => {
  const { work } = draftOrRefuse(context, opusID);
  const list = versionsOf(context.db, work.id).map(({ version, by }) => {
    const { seq, kind, note, name, pageNum, createdAt } = version;
    return { seq, kind, note, name, pageNum, createdAt: moment(createdAt), createdBy: by ?? '' };
  });
  return { code: 0, message: '成功', data: { list } };
};

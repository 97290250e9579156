import { cancelImport as cancel } from '#db/queries/publications/imports.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { readOpusID } from './views/known-works.ts';

/** 放弃导入. */
export const cancelImport: Handler<'OpusServiceMag.cancelImport'> = ({ opusID }, context) => {
  doneOrRefuse(cancel(context.db, context.user.id, readOpusID(opusID)));
  context.dropUnusedFiles();
  return { code: 0, message: '成功', data: { changed: 1 } };
};

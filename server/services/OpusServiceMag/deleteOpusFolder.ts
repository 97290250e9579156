import { deleteFolder } from '#db/queries/publications/folders.ts';
import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { readFolder } from './views/known-works.ts';

/** 删除文件夹; the works stay. */
export const deleteOpusFolder: Handler<'OpusServiceMag.deleteOpusFolder'> = ({ folderID }, { db, user }) => {
  const id = readFolder(folderID);
  if (id === null) throw refusal('folder-not-found');
  const { name } = doneOrRefuse(deleteFolder(db, user.id, id));
  return { code: 0, message: '成功', data: { ID: String(id), name } };
};

import { readFolderName } from '#contracts/rules/publications/publication-fields.ts';
import { saveFolder } from '#db/queries/publications/folders.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { readFolder } from './views/known-works.ts';

/** 新建或重命名文件夹. */
export const saveOpusFolder: Handler<'OpusServiceMag.saveOpusFolder'> = (input, { db, user }) => {
  const folderId = readFolder(input.folderID ?? '');
  const name = doneOrRefuse(readFolderName(input.name));
  const id = doneOrRefuse(saveFolder(db, { userId: user.id, id: folderId, name }));
  return { code: 0, message: '成功', data: { ID: String(id), name } };
};

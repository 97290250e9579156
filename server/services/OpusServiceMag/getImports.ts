import { storageQuota } from '#contracts/rules/files/storage.ts';
import { usedBytes } from '#db/queries/files/member-files.ts';
import { unfinishedImports } from '#db/queries/publications/imports.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { importView } from './views/import-view.ts';

/** 未完成的导入, and how much room is taken. */
export const getImports: Handler<'OpusServiceMag.getImports'> = (_input, { db, user }) => ({
  code: 0,
  message: '成功',
  data: {
    list: unfinishedImports(db, user.id).map(importView),
    usedBytes: usedBytes(db, user.id),
    quotaBytes: storageQuota(user.vipName),
  },
});

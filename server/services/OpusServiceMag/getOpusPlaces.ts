import { foldersOf, placeCounts, tagsOf } from '#db/queries/publications/folders.ts';
import type { Handler } from '#server/servlet/handler-types.ts';

/** 文件夹与标签, and how many works lie where. */
export const getOpusPlaces: Handler<'OpusServiceMag.getOpusPlaces'> = (_input, { db, user }) => ({
  code: 0,
  message: '成功',
  data: {
    folders: foldersOf(db, user.id).map(({ id, ...folder }) => ({ ID: String(id), ...folder })),
    tags: tagsOf(db, user.id),
    ...placeCounts(db, user.id),
  },
});

import { coverAddress } from '#contracts/rules/publications/cover-address.ts';
import { editedWorksPage } from '#db/queries/team/team-editing.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { pageOf } from '../page-of.ts';
import { PAGE_SIZE } from './page-size.ts';

/** 一起编辑 of the team. */
export const getEditedWorks: Handler<'TeamServiceMag.getEditedWorks'> = (input, { db, user }) => {
  const paging = pageOf(input, PAGE_SIZE);
  const { list, total } = editedWorksPage(db, { userId: user.id, ...paging });
  const works = list.map(({ id, type, name, ownerId, nick, artId, pageNum, updatedAt }) => ({
    opusID: String(id),
    type,
    name,
    ownerName: nick,
    isOwn: ownerId === user.id ? ('Y' as const) : ('N' as const),
    photoPath: coverAddress(artId),
    pageNum,
    updatedAt: new Date(updatedAt).toISOString(),
  }));
  return { code: 0, message: '成功', data: { list: works, total, ...paging } };
};

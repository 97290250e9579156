import { teamLogPage } from '#db/queries/team/team-log.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { pageOf } from '../page-of.ts';
import { PAGE_SIZE } from './page-size.ts';

/** 团队动态. */
export const getTeamLog: Handler<'TeamServiceMag.getTeamLog'> = (input, { db, user }) => {
  const paging = pageOf(input, PAGE_SIZE);
  const { list, total } = teamLogPage(db, { ownerId: user.id, ...paging });
  const entries = list.map(({ id, at, actor, text }) => {
    return { id: String(id), at: new Date(at).toISOString(), actor, text };
  });
  return { code: 0, message: '成功', data: { list: entries, total, ...paging } };
};

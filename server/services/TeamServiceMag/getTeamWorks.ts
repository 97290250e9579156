import { coverAddress } from '#contracts/rules/publications/cover-address.ts';
import { STATUS_NAMES } from '#contracts/rules/publications/publication-states.ts';
import { teamWorksPage } from '#db/queries/team/team-work.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { pageOf } from '../page-of.ts';
import { memberFilter } from './own-team.ts';
import { PAGE_SIZE } from './page-size.ts';

/** 成员作品, to be read. */
export const getTeamWorks: Handler<'TeamServiceMag.getTeamWorks'> = (input, context) => {
  const { db, user } = context;
  const paging = pageOf(input, PAGE_SIZE);
  const memberId = memberFilter(context, input.colleagueID);
  const { list, total } = teamWorksPage(db, { ownerId: user.id, memberId, ...paging });
  const works = list.map(({ id, name, nick, artId, pageNum, status, code, updatedAt }) => ({
    opusID: String(id),
    name,
    memberName: nick,
    photoPath: coverAddress(artId),
    opusCode: code,
    pageNum,
    statusText: STATUS_NAMES[status],
    updatedAt: new Date(updatedAt).toISOString(),
  }));
  return { code: 0, message: '成功', data: { list: works, total, ...paging } };
};

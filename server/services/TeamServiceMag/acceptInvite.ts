import { acceptInvite as accept } from '#db/queries/team/invites.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';

/** 接受邀请. */
export const acceptInvite: Handler<'TeamServiceMag.acceptInvite'> = ({ code }, { db, now, user }) => {
  doneOrRefuse(accept(db, { user, code, now }));
  return { code: 0, message: '成功', data: { text: '已提交加入申请，等待拥有者通过' } };
};

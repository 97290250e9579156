import { isBound } from '#db/queries/account/third-binds.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { avatarPath, maskedMobile, membershipText } from './member-view.ts';

/** 会话检查. Only the string "1" means logged in. */
export const userIsLogin3: Handler<'UserCenterMag.userIsLogin3'> = (_input, { db, now, visitor }) => {
  if (!visitor) return { code: 0, status: '0' };
  return {
    code: 0,
    status: '1',
    user_id: String(visitor.id),
    yaoqingma: visitor.yaoqingma,
    member_code: visitor.memberCode,
    vip_name: visitor.vipName,
    vip_lastTime_desc: membershipText(visitor, now),
    vip_lastTime: visitor.vipLastTime,
    user_avatar: avatarPath(visitor),
    bind_wx: isBound(db, visitor.id, 'weixin') ? 'Y' : 'N',
    user_account: { account: visitor.account, nick: visitor.nick, mobile: maskedMobile(visitor.mobile) },
  };
};

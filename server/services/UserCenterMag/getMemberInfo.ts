import { memberById } from '#db/queries/account/members.ts';
import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { avatarPath, bindingsOf, dateText, maskedMobile, membershipText, regionText } from './member-view.ts';

/** 会员资料. */
export const getMemberInfo: Handler<'UserCenterMag.getMemberInfo'> = (_input, { db, now, user: { id } }) => {
  const member = memberById(db, id);
  if (!member) throw refusal('not-logged-in');
  const { user } = member;
  return {
    code: 0,
    data: {
      data: {
        user_id: String(user.id),
        account: user.account,
        nick: user.nick,
        mobile: maskedMobile(user.mobile),
        email: user.email,
        user_avatar: avatarPath(user),
        vip_name: user.vipName,
        vip_lastTime: user.vipLastTime,
        vip_lastTime_desc: membershipText(user, now),
        member_code: user.memberCode,
        yaoqingma: user.yaoqingma,
        region: regionText(user),
        registered: dateText(user.registeredAt),
        bindings: bindingsOf(member),
      },
    },
  };
};

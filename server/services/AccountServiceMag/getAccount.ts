import { NOTICE_SETTINGS } from '#contracts/rules/account/notice-settings.ts';
import { unwantedOf } from '#db/queries/account/notices.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { maskedMobile } from '../UserCenterMag/member-view.ts';

/** 账号设置: all that the settings begin with, in one call. */
export const getAccount: Handler<'AccountServiceMag.getAccount'> = (_input, { db, user }) => {
  const unwanted = unwantedOf(db, user.id);
  return {
    code: 0,
    message: '成功',
    data: {
      mobile: maskedMobile(user.mobile),
      email: user.email,
      hasPassword: user.passwordHash === '' ? 'N' : 'Y',
      hasOwnAvatar: user.avatarHash === '' ? 'N' : 'Y',
      regionCodes: [user.provinceCode, user.cityCode, user.districtCode].filter(Boolean),
      notices: NOTICE_SETTINGS.map(({ kind, title, text, isFixed }) => ({
        ...{ kind, title, text },
        wanted: unwanted.includes(kind) ? 'N' : 'Y',
        fixed: isFixed ? 'Y' : 'N',
      })),
    },
  };
};

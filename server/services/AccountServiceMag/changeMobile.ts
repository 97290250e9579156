import { tell } from '#db/queries/account/notices.ts';
import { setMobile } from '#db/queries/account/users.ts';
import { useVerificationCode } from '#db/queries/account/verification-codes.ts';
import { fieldRefusal, refusal } from '#server/errors.ts';
import { maskedMobile } from '#server/services/UserCenterMag/member-view.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { demandMobile } from '../LoginServiceMag/fields.ts';
import { demandProof, NEW_MOBILE, tryCode } from './proof.ts';

/** 换绑手机: who holds the new one and is the member. Whose the new one is, is told after both are proved. */
export const changeMobile: Handler<'AccountServiceMag.changeMobile'> = async (input, context) => {
  const mobile = demandMobile(input.mobile);
  if (mobile === context.user.mobile) throw fieldRefusal('bad-mobile', '这就是当前的手机号');
  const code = { mobile, purpose: NEW_MOBILE, code: input.code, now: context.now };
  tryCode(context, code);
  const useUp = await demandProof(context, input);
  const { db, user, now } = context;
  db.sqlite.transaction(() => {
    if (setMobile(db, user, mobile).kind === 'refused') throw refusal('mobile-bound');
    doneOrRefuse(useVerificationCode(db, code));
    useUp();
    tell(db, {
      ...{
        userId: user.id,
        kind: 'account',
        title: '手机号已更换',
        path: '/manager/userInfo#security',
        createdAt: now,
      },
      text: `登录手机号已换成 ${maskedMobile(mobile)}。如果不是您本人，请联系客服。`,
    });
  })();
  return { code: 0, message: '手机号已更换', data: { mobile: maskedMobile(mobile) } };
};

import { badField } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { demandMobile } from '../LoginServiceMag/fields.ts';
import { sendVerificationCode } from '../LoginServiceMag/send-verification-code.ts';
import { NEW_MOBILE, OWN_MOBILE } from './proof.ts';

/** 发送验证码 to the mobile that the account has, which nobody has to say, or to the one that it shall have. */
export const sendAccountCode: Handler<'AccountServiceMag.sendAccountCode'> = ({ mobile }, context) => {
  if (mobile !== '') return sendVerificationCode(context, demandMobile(mobile), NEW_MOBILE);
  const { mobile: own } = context.user;
  if (own === '') throw badField('bad-mobile', '账号还没有绑定手机号');
  return sendVerificationCode(context, own, OWN_MOBILE);
};

import { fieldRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { demandMobile } from '../LoginServiceMag/fields.ts';
import { sendVerificationCode } from '../LoginServiceMag/send-verification-code.ts';
import { demandEmail, NEW_EMAIL, NEW_MOBILE, OWN_MOBILE } from './proof.ts';

/** 发送验证码 to the mobile that the account has, which nobody has to say, or to the mobile or address that it shall have. */
export const sendAccountCode: Handler<'AccountServiceMag.sendAccountCode'> = (input, context) => {
  const { mobile, email = '' } = input;
  if (email !== '') return sendVerificationCode(context, demandEmail(email), NEW_EMAIL);
  if (mobile !== '') return sendVerificationCode(context, demandMobile(mobile), NEW_MOBILE);
  const { mobile: own } = context.user;
  if (own === '') throw fieldRefusal('bad-mobile', '账号还没有绑定手机号');
  return sendVerificationCode(context, own, OWN_MOBILE);
};

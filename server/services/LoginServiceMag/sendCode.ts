import { isCodePurpose } from '#contracts/rules/account/verification-code.ts';
import { fieldRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { demandMobile } from './fields.ts';
import { sendVerificationCode } from './send-verification-code.ts';

/**
 * 发送验证码. Whether the mobile is a member's is told to whoever has proved to hold it, which is the next step, and to
 * nobody here.
 */
export const sendCode: Handler<'LoginServiceMag.sendCode'> = ({ mobile: sent, purpose }, context) => {
  const mobile = demandMobile(sent);
  if (!isCodePurpose(purpose)) throw fieldRefusal('bad-purpose', '验证码用途不正确');
  return sendVerificationCode(context, mobile, purpose);
};

import { isCodePurpose } from '#contracts/rules/account/verification-code.ts';
import { lastCodeSentAt, saveVerificationCode } from '#db/queries/account/verification-codes.ts';
import { badField, codeTooSoon } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { demandMobile } from './fields.ts';
import { CODE_INTERVAL_MS, CODE_LIFETIME_MS, secondsUntil } from './limits.ts';

/**
 * 发送验证码. No operator stands behind the replica, so the reply itself carries the code. Whether the mobile is a
 * member's is told to whoever has proved to hold it, which is the next step, and to nobody here.
 */
export const sendCode: Handler<'LoginServiceMag.sendCode'> = ({ mobile: sent, purpose }, context) => {
  const { db, now } = context;
  const mobile = demandMobile(sent);
  if (!isCodePurpose(purpose)) throw badField('bad-purpose', '验证码用途不正确');
  const last = lastCodeSentAt(db, { mobile, purpose });
  if (last !== null && now - last < CODE_INTERVAL_MS)
    throw codeTooSoon(secondsUntil(last + CODE_INTERVAL_MS, now));
  context.spend('code');
  const demoCode = context.digits(6, `${purpose} ${mobile} ${now}`);
  saveVerificationCode(db, { mobile, purpose, code: demoCode, now, expiresAt: now + CODE_LIFETIME_MS });
  return { code: 0, message: '验证码已发送', data: { expiresIn: CODE_LIFETIME_MS / 1000, demoCode } };
};

import { lastCodeSentAt, saveVerificationCode } from '#db/queries/account/verification-codes.ts';
import { refusal } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';
import { CODE_INTERVAL_MS, CODE_LIFETIME_MS, secondsUntil } from './limits.ts';

/** 发送验证码. No operator stands behind the replica, so the reply itself carries the code. */
export function sendVerificationCode(context: Context, mobile: string, purpose: string) {
  const { db, now } = context;
  const last = lastCodeSentAt(db, { mobile, purpose });
  if (last !== null && now - last < CODE_INTERVAL_MS)
    throw refusal('too-many-codes', { waitSeconds: secondsUntil(last + CODE_INTERVAL_MS, now) });
  context.spend('code');
  const demoCode = context.digits(6, `${purpose} ${mobile} ${now}`);
  saveVerificationCode(db, { mobile, purpose, code: demoCode, now, expiresAt: now + CODE_LIFETIME_MS });
  return {
    code: 0,
    message: '验证码已发送',
    data: { expiresIn: CODE_LIFETIME_MS / 1000, demoCode },
  } as const;
}

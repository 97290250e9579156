import { saveVerificationCode } from '../queries/account/verification-codes.ts';
import type { Scenario } from './types.ts';

const SENT_MS_AGO = 15_000;
const CODE_MS = 300_000;

interface JustSentParams extends Record<string, string> {
  mobile: string;
  purpose: string;
  code: string;
}

export const verificationCodeJustSent: Scenario<JustSentParams> = {
  name: 'verification-code-just-sent',
  title: '验证码刚发送',
  description: 'This code went to the mobile 15 seconds ago, too recently for another one.',
  defaults: { mobile: '19000000088', purpose: 'register', code: '204816' },
  run({ db, now }, { mobile, purpose, code }) {
    const sentAt = now - SENT_MS_AGO;
    saveVerificationCode(db, { mobile, purpose, code, now: sentAt, expiresAt: sentAt + CODE_MS });
    return { mobile, purpose, code };
  },
};

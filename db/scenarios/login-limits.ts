import { ANY_NETWORK, clearLoginFailures, recordLoginFailure } from '../queries/account/login-failures.ts';
import { saveVerificationCode } from '../queries/account/verification-codes.ts';
import { accountOrRefuse } from './find.ts';
import type { Scenario } from './types.ts';

const FAILURES_THAT_LOCK = 5;
const CODE_MS = 300_000;

interface LockedParams extends Record<string, string> {
  account: string;
}

export const accountLocked: Scenario<LockedParams> = {
  name: 'account-locked',
  title: '登录失败过多，账号锁定',
  description: 'Five logins of the account failed within the last minute.',
  defaults: { account: 'demo' },
  run({ db, now }, { account }) {
    const user = accountOrRefuse(db, account);
    clearLoginFailures(db, account);
    for (let age = FAILURES_THAT_LOCK; age > 0; age -= 1) {
      recordLoginFailure(db, { account, network: ANY_NETWORK }, now - age * 1000);
    }
    return { userId: String(user.id), failures: String(FAILURES_THAT_LOCK) };
  },
};

interface CodeParams extends Record<string, string> {
  mobile: string;
  purpose: string;
  code: string;
}

export const verificationCodeSent: Scenario<CodeParams> = {
  name: 'verification-code-sent',
  title: '验证码已发送',
  description:
    'This code went to the mobile 90 seconds ago and is good for another three and a half minutes.',
  defaults: { mobile: '19000000088', purpose: 'register', code: '204816' },
  run({ db, now }, params) {
    const sentAt = now - 90_000;
    saveVerificationCode(db, { ...codeOf(params), now: sentAt, expiresAt: sentAt + CODE_MS });
    return { ...codeOf(params) };
  },
};

function codeOf({ mobile, purpose, code }: CodeParams) {
  return { mobile, purpose, code };
}

import { PROVIDER_NAMES, type Provider } from '../account/providers.ts';
import { LAPSED } from '../membership/standing.ts';
import type { DetailsOf } from './details.ts';
import { type Rows, said } from './row.ts';

interface Provided {
  readonly provider: Provider;
}

/** Session, login, membership and the account itself. */
export const ACCOUNT = {
  'not-logged-in': { code: 401, words: '请先登录' },
  'no-permission': {
    code: 403,
    words: ({ needVip }: { readonly needVip: readonly string[] }) => `该功能需要${needVip.join('、')}`,
    needVip: true,
  },
  /** 只读: the level is written down, but over for too long to make anything new by it. */
  'membership-lapsed': { code: 403, words: LAPSED, needVip: true },
  'publish-locked': {
    code: 403,
    reason: ({ lockedBy }: { readonly lockedBy: string }) => lockedBy,
    words: said,
    needVip: true,
  },
  'wrong-password': {
    code: 1001,
    words: ({ triesLeft, isOwn }: DetailsOf<'wrong-password'> & { readonly isOwn: boolean }) =>
      `${isOwn ? '密码' : '账号或密码'}不正确，还可尝试 ${triesLeft} 次`,
  },
  'account-locked': {
    code: 1002,
    words: ({ waitSeconds }: DetailsOf<'account-locked'>) =>
      `密码错误次数过多，请 ${Math.ceil(waitSeconds / 60)} 分钟后再试`,
  },
  'unknown-login-session': { code: 1011, words: '登录会话不存在，请重新获取' },
  'login-session-state': { code: 1012, words: '登录会话状态已变化，请重新获取' },
  /** The identity or the member is already bound to another one (已绑定). */
  'already-bound': {
    code: 1021,
    words: ({ provider }: Provided) => `该账号已绑定其他${PROVIDER_NAMES[provider]}`,
  },
  'identity-taken': {
    code: 1021,
    reason: 'already-bound',
    words: ({ provider }: Provided) => `这个${PROVIDER_NAMES[provider]}账号已绑定其他会员，请换一个账号`,
  },
  'too-many-codes': {
    code: 1030,
    words: ({ waitSeconds }: DetailsOf<'too-many-codes'>) => `发送过于频繁，请 ${waitSeconds} 秒后再试`,
  },
  'wrong-code': { code: 1031, words: '验证码不正确或已过期' },
  /** A form may ask for two codes, and has to know which of them is wrong. */
  'wrong-own-code': { code: 1031, words: '验证码不正确或已过期' },
  'mobile-taken': { code: 1032, words: '该手机号已注册，请直接登录' },
  /** The same, said to a member who would change to it. */
  'mobile-bound': { code: 1032, reason: 'mobile-taken', words: '这个手机号已绑定其他账号，请换一个' },
  'mobile-unknown': { code: 1033, words: '该手机号尚未注册' },
  'closing-blocked': {
    code: 1125,
    words: ({ blockers }: { readonly blockers: readonly string[] }) => `暂时不能注销：${blockers.join('；')}`,
  },
  'upgrade-changed': { code: 1130, words: '会员状态或价格已变化，请核对后再支付' },
} satisfies Rows;

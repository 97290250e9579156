import { THIRD_LOGIN_NAMES, type ThirdLoginType } from '#web/lib/session/third-logins.ts';
import type { ThirdPhase, ThirdSnapshot } from './third-session.ts';

/** What the user reads while an outside identity is asked, and whether only a new beginning leads on. */
export interface ThirdWords {
  readonly text: string;
  readonly isDeadEnd: boolean;
  /** A dead end that a new beginning would only reach again. */
  readonly isFinal?: boolean;
}

export interface ThirdView {
  readonly provider: ThirdLoginType;
  readonly snapshot: Pick<ThirdSnapshot, 'phase' | 'failure'>;
  readonly isPopupBlocked: boolean;
}

type Ends = Readonly<
  Record<Exclude<ThirdPhase, 'opening' | 'waiting' | 'unheard' | 'failed' | 'missing'>, ThirdWords>
>;

const deadEnd = (text: string): ThirdWords => ({ text, isDeadEnd: true });
const goesOn = (text: string): ThirdWords => ({ text, isDeadEnd: false });

const LOGIN_ENDS: Ends = {
  approved: goesOn('授权成功，正在进入'),
  unbound: goesOn('授权成功，正在进入'),
  refused: deadEnd('授权已被拒绝，可以再试一次或换一种登录方式'),
  expired: deadEnd('授权已过期，请重新开始'),
  // A session that bound an identity is spent: it does not log in again.
  bound: deadEnd('授权已过期，请重新开始'),
};

// Who began as a member and is answered like a visitor has lost the session on the way.
const SESSION_ENDED = deadEnd('登录状态已失效，没有绑定；请重新登录后再试');

const BINDING_ENDS: Ends = {
  approved: SESSION_ENDED,
  unbound: SESSION_ENDED,
  refused: deadEnd('授权已被拒绝，没有绑定；可以再试一次'),
  expired: deadEnd('授权已过期，没有绑定；请重新开始'),
  bound: goesOn('绑定成功'),
};

function words({ provider, snapshot, isPopupBlocked }: ThirdView, ends: Ends): ThirdWords {
  const { phase, failure } = snapshot;
  if (phase === 'opening') return goesOn(`正在连接${THIRD_LOGIN_NAMES[provider]}`);
  if (phase === 'failed') return deadEnd(failure);
  if (phase === 'missing') {
    return { text: `此后端没有提供${THIRD_LOGIN_NAMES[provider]}的授权页`, isDeadEnd: true, isFinal: true };
  }
  if (phase === 'unheard') return goesOn('此后端不能告知授权结果；完成授权后，请刷新本页');
  if (phase !== 'waiting') return ends[phase];
  if (provider === 'weixin') return goesOn('请用微信扫描二维码');
  return goesOn(isPopupBlocked ? '浏览器拦截了新窗口，请点下面的按钮前往' : '请在新打开的页面完成授权');
}

/** For a visitor who logs in (第三方登录). */
export function loginWords(view: ThirdView): ThirdWords {
  return words(view, LOGIN_ENDS);
}

/** For a member who binds the identity (绑定第三方账号). */
export function bindingWords(view: ThirdView): ThirdWords {
  return words(view, BINDING_ENDS);
}

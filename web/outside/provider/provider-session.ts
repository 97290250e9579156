export interface OutsideIdentity {
  readonly openId: string;
  readonly nick: string;
  /** The member's account it is bound to, null when it is free. */
  readonly account: string | null;
}

export type ProviderState = 'waiting' | 'approved' | 'refused' | 'unbound' | 'bound' | 'expired';

/** A third-party login session as the provider sees it (第三方登录). */
export interface ProviderSession {
  readonly provider: string;
  readonly providerName: string;
  readonly state: ProviderState;
  /** The member who wants to bind an identity; null for a login. */
  readonly bindsTo: string | null;
  readonly identities: readonly OutsideIdentity[];
}

interface End {
  readonly mood: 'good' | 'calm' | 'late';
  readonly title: string;
  readonly text: string;
}

/** How a session ended, for the person who sits before the provider's page. */
export function endInWords(state: Exclude<ProviderState, 'waiting'>): End {
  switch (state) {
    case 'approved':
      return { mood: 'good', title: '授权成功', text: '原来的窗口会自动登录。' };
    case 'bound':
      return { mood: 'good', title: '绑定成功', text: '以后可以用这个账号直接登录。' };
    case 'unbound':
      return { mood: 'good', title: '授权成功', text: '请回到原来的窗口绑定账号或注册。' };
    case 'refused':
      return { mood: 'calm', title: '已拒绝授权', text: '没有登录，也没有提供任何资料。' };
    case 'expired':
      return { mood: 'late', title: '授权已过期', text: '请回到原来的窗口重新开始。' };
  }
}

/** Outside identities (第三方账号) a member may log in with. */
export const THIRD_LOGIN_NAMES = {
  weixin: '微信',
  qq: 'QQ',
  weibo: '微博',
  alipay: '支付宝',
} as const;

export type ThirdLoginType = keyof typeof THIRD_LOGIN_NAMES;

export const THIRD_LOGIN_TYPES: readonly ThirdLoginType[] = ['weixin', 'qq', 'weibo', 'alipay'];

/** The provider's own page, where the member allows or refuses the login (授权页). */
export function providerPage(provider: ThirdLoginType, loginSessionID: string): string {
  return `/provider/${provider}/${encodeURIComponent(loginSessionID)}`;
}

/** Outside identities (第三方账号) a member may log in with. */
export const THIRD_LOGIN_NAMES = {
  weixin: '微信',
  qq: 'QQ',
  weibo: '微博',
  alipay: '支付宝',
} as const;

export type ThirdLoginType = keyof typeof THIRD_LOGIN_NAMES;

export const THIRD_LOGIN_TYPES: readonly ThirdLoginType[] = ['weixin', 'qq', 'weibo', 'alipay'];

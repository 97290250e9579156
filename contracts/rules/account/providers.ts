/** 第三方 login types and their names for users. */
export const PROVIDER_NAMES = { weixin: '微信', qq: 'QQ', weibo: '微博', alipay: '支付宝' } as const;

export type Provider = keyof typeof PROVIDER_NAMES;

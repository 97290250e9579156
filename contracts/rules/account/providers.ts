/** 第三方 login types and the names users know them by. */
export const PROVIDER_NAMES = { weixin: '微信', qq: 'QQ', weibo: '微博', alipay: '支付宝' } as const;

export type Provider = keyof typeof PROVIDER_NAMES;

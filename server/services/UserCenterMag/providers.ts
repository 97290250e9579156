import { PROVIDERS, type Provider } from '#db/queries/account/third-binds.ts';

/** 第三方 login types and the names users know them by. */
export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = {
  weixin: '微信',
  qq: 'QQ',
  weibo: '微博',
  alipay: '支付宝',
};

export function providerOf(text: string): Provider | null {
  return PROVIDERS.find((provider) => provider === text) ?? null;
}

import AlipayOutlined from '@ant-design/icons/es/icons/AlipayOutlined';
import QqOutlined from '@ant-design/icons/es/icons/QqOutlined';
import WechatOutlined from '@ant-design/icons/es/icons/WechatOutlined';
import WeiboOutlined from '@ant-design/icons/es/icons/WeiboOutlined';
import type { ComponentType } from 'react';
import type { ThirdLoginType } from '#web/lib/session/third-logins.ts';

/** What members know each provider by. */
const MARKS: Readonly<Record<ThirdLoginType, ComponentType<{ style: object }>>> = {
  weixin: WechatOutlined,
  qq: QqOutlined,
  weibo: WeiboOutlined,
  alipay: AlipayOutlined,
};

export function ProviderGlyph({ provider }: { readonly provider: ThirdLoginType }) {
  const Mark = MARKS[provider];
  return <Mark aria-hidden="true" style={{ fontSize: 24 }} />;
}

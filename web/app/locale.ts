import type { ConfigProviderProps } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';

/** antd's own Chinese, with the QR code texts of this product: antd says 二维码过期 where 二维码已过期 is wanted. */
export const LOCALE: ConfigProviderProps['locale'] = {
  ...zhCN,
  QRCode: { expired: '二维码已过期', refresh: '点击刷新', scanned: '已扫描' },
};

/** A placeholder that antd fills in. It is put together here because it only looks like a template literal. */
function slot(name: string): string {
  return `\${${name}}`;
}

const LABEL = slot('label');

/** Form messages: 请输入 and the label, and the bounds of strings, numbers and arrays. */
export const FORM: ConfigProviderProps['form'] = {
  validateMessages: {
    required: `请输入${LABEL}`,
    string: {
      len: `${LABEL}须为 ${slot('len')} 个字`,
      min: `${LABEL}至少 ${slot('min')} 个字`,
      max: `${LABEL}最多 ${slot('max')} 个字`,
      range: `${LABEL}须在 ${slot('min')} 到 ${slot('max')} 个字之间`,
    },
    number: {
      len: `${LABEL}须等于 ${slot('len')}`,
      min: `${LABEL}不能小于 ${slot('min')}`,
      max: `${LABEL}不能大于 ${slot('max')}`,
      range: `${LABEL}须在 ${slot('min')} 到 ${slot('max')} 之间`,
    },
    array: {
      len: `${LABEL}须为 ${slot('len')} 项`,
      min: `${LABEL}至少 ${slot('min')} 项`,
      max: `${LABEL}最多 ${slot('max')} 项`,
      range: `${LABEL}须在 ${slot('min')} 到 ${slot('max')} 项之间`,
    },
  },
};

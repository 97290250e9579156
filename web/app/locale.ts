import type { ConfigProviderProps } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import { FORM_MESSAGES } from '#contracts/rules/form-messages.ts';

/** antd's own Chinese, with the QR code texts of this product: antd says 二维码过期 where 二维码已过期 is wanted. */
export const LOCALE: ConfigProviderProps['locale'] = {
  ...zhCN,
  QRCode: { expired: '二维码已过期', refresh: '点击刷新', scanned: '已扫描' },
};

/** A placeholder that antd fills in. It is put together here because it only looks like a template literal. */
function slot(name: string): string {
  return `\${${name}}`;
}

function slotted({ len, min, max, range }: (typeof FORM_MESSAGES)['string' | 'number' | 'array']) {
  const label = slot('label');
  return {
    len: len(label, slot('len')),
    min: min(label, slot('min')),
    max: max(label, slot('max')),
    range: range(label, slot('min'), slot('max')),
  };
}

/** Form messages: 请输入 and the label, and the bounds of strings, numbers and arrays. */
export const FORM: ConfigProviderProps['form'] = {
  validateMessages: {
    required: FORM_MESSAGES.required(slot('label')),
    string: slotted(FORM_MESSAGES.string),
    number: slotted(FORM_MESSAGES.number),
    array: slotted(FORM_MESSAGES.array),
  },
};

import { Alert } from 'antd';

/** Why something was not done; nothing while nothing is wrong. */
export function Problem({ text }: { readonly text: string }) {
  return text === '' ? null : <Alert type="error" showIcon role="alert" title={text} />;
}

/** Of a form whose request failed: what is safe, and what to do. */
export const TYPED_IS_SAFE = '您填写的内容都还在，请重试';

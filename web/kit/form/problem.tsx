import { Alert } from 'antd';

/** Why something was not done; nothing while nothing is wrong. */
export function Problem({ text }: { readonly text: string }) {
  return text === '' ? null : <Alert type="error" showIcon role="alert" title={text} />;
}

/** After a request that did not get through: what is safe, and what to do. */
export const NOT_SENT = '没有连上服务器，您填写的内容都还在，请重试';

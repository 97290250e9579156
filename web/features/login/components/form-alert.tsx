import { Alert } from 'antd';

/** What went wrong with a whole form; nothing while nothing did. */
export function FormAlert({ problem }: { problem: string }) {
  return problem === '' ? null : <Alert type="error" showIcon role="alert" title={problem} />;
}

/** Said after a request that did not get through: what is safe, and what to do. */
export const NOT_SENT = '没有连上服务器，您填写的内容都还在，请重试';

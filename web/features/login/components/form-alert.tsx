import { Alert } from 'antd';

/** What went wrong with a whole form; nothing while nothing did. */
export function FormAlert({ problem }: { problem: string }) {
  return problem === '' ? null : <Alert type="error" showIcon role="alert" title={problem} />;
}

/** Said after a request that did not get through. */
export function keptInput(message: string): string {
  return `${message}，您填写的内容都还在`;
}

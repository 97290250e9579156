import { Alert } from 'antd';
import type { CallError } from '#web/lib/call/call-error.ts';

/** What went wrong with a whole form; nothing while nothing did. */
export function FormAlert({ problem }: { problem: string }) {
  return problem === '' ? null : <Alert type="error" showIcon role="alert" title={problem} />;
}

const NOT_SENT = '没有连上服务器，您填写的内容都还在，请重试';

/** After a request that did not get through: what is safe, and what to do. */
export function formProblem({ kind, message }: CallError): string {
  return kind === 'failed' ? NOT_SENT : message;
}

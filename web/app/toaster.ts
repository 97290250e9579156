import type { App } from 'antd';
import { toastSeconds } from './shell/notice-seconds.ts';

type Message = ReturnType<typeof App.useApp>['message'];
type Toaster = Pick<Message, 'open' | 'destroy'>;

let toaster: Toaster | undefined;

const TYPES = ['info', 'success', 'warning', 'error'] as const;

/** Long words stay as long as they take to be read; a toast under the pointer stays anyway. */
export function giveTimeToRead(message: Pick<Message, (typeof TYPES)[number]>): void {
  for (const type of TYPES) {
    const { [type]: tell } = message;
    message[type] = (content, ...rest) =>
      tell(content, ...(rest.length > 0 ? rest : [toastSeconds(content)]));
  }
}

/** What failed before anything was drawn is told as soon as something is. */
let untold: string[] = [];

export function setToaster(next: Toaster): void {
  toaster = next;
  const operations = untold;
  untold = [];
  operations.forEach(toastFailure);
}

const FAILURE_KEY = 'request-failed';

/** What the toast tells of; a failure that was put right since is none. */
const failed = new Set<string>();

/** One key for all of them: ten failing requests at once make one toast. */
export function toastFailure(operation: string): void {
  if (!toaster) {
    untold.push(operation);
    return;
  }
  failed.add(operation);
  toaster.open({
    key: FAILURE_KEY,
    type: 'error',
    content: '请求失败，请重试',
    onClose: () => failed.clear(),
  });
}

/** An older failure must not stand over what asks for the user's attention now. */
export function dismissFailure(): void {
  failed.clear();
  toaster?.destroy(FAILURE_KEY);
}

/** The same call was answered: the failure must not outlive the success. */
export function dismissFailureOf(operation: string): void {
  untold = untold.filter((one) => one !== operation);
  if (failed.delete(operation) && failed.size === 0) dismissFailure();
}

/** Nothing that was said to one member stands over the login of the next (会话之墙). */
export function dismissAll(): void {
  failed.clear();
  toaster?.destroy();
}

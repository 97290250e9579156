import type { App } from 'antd';

type Toaster = Pick<ReturnType<typeof App.useApp>['message'], 'open' | 'destroy'>;

let toaster: Toaster | undefined;

export function setToaster(next: Toaster): void {
  toaster = next;
}

const FAILURE_KEY = 'request-failed';

/** One key for all of them: ten failing requests at once make one toast. */
export function toastFailure(): void {
  toaster?.open({ key: FAILURE_KEY, type: 'error', content: '请求失败，请重试' });
}

/** An older failure must not stand over what asks for the user's attention now. */
export function dismissFailure(): void {
  toaster?.destroy(FAILURE_KEY);
}

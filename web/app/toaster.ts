import type { App } from 'antd';

type Toaster = Pick<ReturnType<typeof App.useApp>['message'], 'open'>;

let toaster: Toaster | undefined;

export function setToaster(next: Toaster): void {
  toaster = next;
}

/** One key for all of them: ten failing requests at once make one toast. */
export function toastFailure(): void {
  toaster?.open({ key: 'request-failed', type: 'error', content: '请求失败，请重试' });
}

import { beforeEach, expect, test, vi } from 'vitest';
import {
  dismissAll,
  dismissFailure,
  dismissFailureOf,
  giveTimeToRead,
  setToaster,
  toastFailure,
} from './toaster.ts';

const toaster = { open: vi.fn(), destroy: vi.fn() };
const KEY = 'request-failed';

beforeEach(() => {
  setToaster(toaster as unknown as Parameters<typeof setToaster>[0]);
  dismissAll();
  vi.clearAllMocks();
});

test('a failure does not outlive the answer to the same call', () => {
  toastFailure('A.b');
  dismissFailureOf('C.d');
  expect(toaster.destroy).not.toHaveBeenCalled();
  dismissFailureOf('A.b');
  expect(toaster.destroy.mock.calls).toEqual([[KEY]]);
});

test('the failure of several calls stands until all of them were answered', () => {
  toastFailure('A.b');
  toastFailure('C.d');
  dismissFailureOf('A.b');
  expect(toaster.destroy).not.toHaveBeenCalled();
  dismissFailureOf('C.d');
  expect(toaster.destroy).toHaveBeenCalledTimes(1);
});

test('a failure that went by itself is none to be dismissed', () => {
  toastFailure('A.b');
  toaster.open.mock.calls[0]?.[0].onClose();
  dismissFailureOf('A.b');
  expect(toaster.destroy).not.toHaveBeenCalled();
});

test('what asks for attention, or the end of a session, takes them away', () => {
  toastFailure('A.b');
  dismissFailure();
  dismissAll();
  expect(toaster.destroy.mock.calls).toEqual([[KEY], []]);
});

test('what failed before anything was drawn is told then, unless it was answered meanwhile', async () => {
  vi.resetModules();
  const early = await import('./toaster.ts');
  early.toastFailure('A.b');
  early.toastFailure('C.d');
  early.dismissFailureOf('A.b');
  expect(toaster.open).not.toHaveBeenCalled();
  early.setToaster(toaster as unknown as Parameters<typeof setToaster>[0]);
  expect(toaster.open).toHaveBeenCalledTimes(1);
  early.dismissFailureOf('C.d');
  expect(toaster.destroy.mock.calls).toEqual([[KEY]]);
});

test('what is long stays as long as it takes to be read, but not for ever', () => {
  const tell = vi.fn();
  const message = { info: tell, success: tell, warning: tell, error: tell };
  giveTimeToRead(message);
  message.success('已保存');
  message.info('长'.repeat(30));
  message.error('长'.repeat(300));
  message.warning('长'.repeat(30), 0);
  expect(tell.mock.calls.map(([, seconds]) => seconds)).toEqual([3, 5, 12, 0]);
});

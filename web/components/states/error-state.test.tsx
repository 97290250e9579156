import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CallError } from '#web/lib/call/call-error.ts';
import { REQUEST_FAILED } from '#web/lib/call/reply.ts';
import { ErrorState } from './error-state.tsx';

afterEach(cleanup);

const shown = (reply: unknown) => {
  render(<ErrorState title="钱包没有加载出来" error={new CallError(reply)} />);
  return screen.getByRole('alert').textContent;
};

it('lets the server say itself why it refused, and how long that lasts', () => {
  const text = shown({ code: 1099, message: '服务正在维护，预计今晚 23:00 恢复', traceId: 't-7' });
  expect(text).toContain('服务正在维护，预计今晚 23:00 恢复');
  expect(text).not.toContain('钱包没有加载出来');
  expect(text).toContain('追踪编号 t-7');
});

it('says what is missing where the server failed', () => {
  expect(shown({ ...REQUEST_FAILED, status: 500, traceId: 't-8' })).toContain('钱包没有加载出来');
});

import { App } from 'antd';
import type { CallError } from '#web/lib/call/call-error.ts';

/** Says why something was not done, unless the shared layer has said it already. */
export function useTellFailure(): (error: CallError) => void {
  const { message } = App.useApp();
  return (error) => {
    if (!error.isToldElsewhere) void message.error(error.message);
  };
}

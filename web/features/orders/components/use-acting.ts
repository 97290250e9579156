import { App } from 'antd';
import { useState } from 'react';
import type { Action } from '#web/lib/use-action.ts';
import { useTouch } from '#web/lib/use-action.ts';
import { useGuard } from '#web/lib/use-guard.ts';
import { isStale } from '../model/stale.ts';
import { ORDERS } from '../mutations.ts';

interface Following<Value> {
  /** What the toast says when it is done. */
  readonly said: string;
  /** It is done, or was refused because the order is no longer what the screen shows. */
  readonly onOver?: () => void;
  readonly onDone?: (value: Value) => void;
  /** Where there is no place for a problem, a toast tells it. */
  readonly tellsProblem?: boolean;
}

const NOT_REACHED = '没有连上服务器，订单没有变化，请重试';

/**
 * One action on an order at a time: told, refused in place, or followed by what the server knows now. It is under way
 * until that is there, so that nobody acts on what is outdated.
 */
export function useActing<Input, Value>(
  { call, touches }: Action<Input, Value>,
  { said, onOver, onDone, tellsProblem }: Following<Value>,
) {
  const { message } = App.useApp();
  const readAgain = useTouch();
  const { busy, run } = useGuard();
  const [problem, setProblem] = useState('');

  async function actOnce(input: Input): Promise<void> {
    setProblem('');
    const outcome = await call(input);
    if (outcome.ok) {
      void message.success(said);
      await readAgain(touches);
      onOver?.();
      onDone?.(outcome.value);
    } else if (isStale(outcome.error)) {
      void message.info('订单状态已更新');
      await readAgain(ORDERS);
      onOver?.();
    } else {
      const { error } = outcome;
      if (error.kind === 'failed') void readAgain(touches);
      const words = error.isSaid ? NOT_REACHED : error.message;
      if (tellsProblem) void message.warning(words);
      else setProblem(words);
    }
  }

  return {
    busy,
    isBusy: busy.size > 0,
    problem,
    act: (input: Input, name = 'it') => void run([name], () => actOnce(input)),
  };
}

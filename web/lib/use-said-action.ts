import { useState } from 'react';
import { type Action, useAction } from './use-action.ts';

const NOT_REACHED = '没有连上服务器，请重试，不会重复处理';

/** One action at a time; why it was not done stands where it was begun. */
export function useSaidAction<Input, Value>(action: Action<Input, Value>) {
  const { run, isBusy } = useAction(action);
  const [problem, setProblem] = useState('');

  async function act(input: Input): Promise<Value | null> {
    setProblem('');
    const outcome = await run(input);
    if (outcome === null) return null;
    if (outcome.ok) return outcome.value;
    setProblem(outcome.error.isSaid ? NOT_REACHED : outcome.error.message);
    return null;
  }

  return { isBusy, problem, setProblem, act };
}

import { App } from 'antd';
import { useState } from 'react';
import { type Action, useAction, useTouch } from '#web/lib/use-action.ts';
import { isStale, problemOf } from '../model/stale.ts';
import { WORKS } from '../mutations.ts';

interface Following<Value> {
  /** What the toast says when it is done. */
  readonly said: string;
  readonly onDone: (value: Value) => void;
  /** The membership does not reach, which the shell tells in a dialog of its own: this one makes room. */
  readonly onForbidden?: () => void;
}

/**
 * What a dialog does: done and told, or refused in the dialog, which keeps what was typed. Where works were changed
 * elsewhere the list behind it is read again, so that the next attempt is about what there is now.
 */
export function useAskedAction<Input, Value>(
  action: Action<Input, Value>,
  { said, onDone, onForbidden }: Following<Value>,
) {
  const { message } = App.useApp();
  const readAgain = useTouch();
  const { run, isBusy } = useAction(action);
  const [problem, setProblem] = useState('');

  async function act(input: Input): Promise<void> {
    setProblem('');
    const outcome = await run(input);
    if (outcome === null) return;
    if (outcome.ok) {
      void message.success(said);
      onDone(outcome.value);
    } else if (outcome.error.kind === 'forbidden' && onForbidden) {
      onForbidden();
    } else {
      if (isStale(outcome.error)) await readAgain(WORKS);
      setProblem(problemOf(outcome.error));
    }
  }

  return { act: (input: Input) => void act(input), isBusy, problem, clear: () => setProblem('') };
}

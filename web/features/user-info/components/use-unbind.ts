import { useState } from 'react';
import type { ThirdLoginType } from '#web/lib/third-logins.ts';
import { useAction } from '#web/lib/use-action.ts';
import { mutations } from '../mutations.ts';

/** Unbinds one identity (解绑); one call however often one clicks. */
export function useUnbind(provider: ThirdLoginType, onDone: () => void) {
  const { isBusy, run } = useAction(mutations.unbind);
  const [problem, setProblem] = useState('');

  async function unbind(): Promise<void> {
    setProblem('');
    const outcome = await run(provider);
    if (outcome?.ok) onDone();
    else if (outcome) setProblem(outcome.error.message);
  }

  return { unbind, isBusy, problem };
}

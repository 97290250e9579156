import { useState } from 'react';
import { useAction } from '#web/lib/use-action.ts';
import type { createWork, MadeWork } from '../../api.ts';
import { mutations } from '../../mutations.ts';

const NOT_REACHED = '没有连上服务器，请重试；如果已经建好，会出现在我的作品里。';

/** Makes a work (新建作品), once at a time; why it was not made stands where it was to be. */
export function useCreating(onCreated: (work: MadeWork) => void) {
  const { run, isBusy } = useAction(mutations.create);
  const [problem, setProblem] = useState('');

  async function create(input: Parameters<typeof createWork>[0]): Promise<void> {
    setProblem('');
    const outcome = await run(input);
    if (outcome === null) return;
    if (outcome.ok) onCreated(outcome.value);
    else setProblem(outcome.error.isSaid ? NOT_REACHED : outcome.error.message);
  }

  return {
    create: (input: Parameters<typeof createWork>[0]) => void create(input),
    isBusy,
    problem,
    clear: () => setProblem(''),
  };
}

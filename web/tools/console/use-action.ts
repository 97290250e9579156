import { App } from 'antd';
import { useState } from 'react';
import { sentenceOf } from './words/sentence-of.ts';

interface Action {
  /** Whether one runs; the next waits for its end. */
  readonly isBusy: boolean;
  readonly problem: string;
  /** Does it and says so; the sentence may depend on what came out. */
  run<T>(work: () => Promise<T>, done: string | ((result: T) => string)): void;
}

/** What a button of the console does: one at a time, with a word at its end. */
export function useAction(): Action {
  const { message } = App.useApp();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function perform<T>(work: () => Promise<T>, done: string | ((result: T) => string)): Promise<void> {
    setIsBusy(true);
    setProblem('');
    try {
      const result = await work();
      void message.success(typeof done === 'string' ? done : done(result));
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setIsBusy(false);
    }
  }

  return {
    isBusy,
    problem,
    run: (work, done) => {
      if (!isBusy) void perform(work, done);
    },
  };
}

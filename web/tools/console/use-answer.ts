import { useCallback, useEffect, useRef, useState } from 'react';
import { sentenceOf } from './words/sentence-of.ts';

export interface Answer<T> {
  /** The last good answer; undefined before the first. */
  readonly value: T | undefined;
  /** The sentence of the last failure; empty while all is well. */
  readonly problem: string;
  reload(): void;
}

/** Asks the control plane when the component appears and whenever it is told to; a late answer is dropped. */
export function useAnswer<T>(ask: () => Promise<T>): Answer<T> {
  const [answer, setAnswer] = useState<{ value: T | undefined; problem: string }>({
    value: undefined,
    problem: '',
  });
  const asked = useRef(0);

  const reload = useCallback(() => {
    asked.current += 1;
    const mine = asked.current;
    ask().then(
      (value) => {
        if (mine === asked.current) setAnswer({ value, problem: '' });
      },
      (error: unknown) => {
        if (mine === asked.current) setAnswer((last) => ({ ...last, problem: sentenceOf(error) }));
      },
    );
  }, [ask]);

  useEffect(() => {
    reload();
    return () => {
      asked.current += 1;
    };
  }, [reload]);

  return { ...answer, reload };
}

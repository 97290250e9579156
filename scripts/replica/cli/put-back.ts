/** What a process has changed elsewhere for a moment, and puts back before a signal ends it. */
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const changed = new Set<() => Promise<unknown>>();

/** Answers how to say that it is back. */
export function putBackFirst(putBack: () => Promise<unknown>): () => void {
  if (changed.size === 0) for (const signal of SIGNALS) process.prependListener(signal, endAfterwards);
  changed.add(putBack);
  return () => {
    changed.delete(putBack);
    if (changed.size === 0) for (const signal of SIGNALS) process.removeListener(signal, endAfterwards);
  };
}

/** Whether a signal has to wait. */
export const isPuttingBack = (): boolean => changed.size > 0;

function endAfterwards(signal: NodeJS.Signals): void {
  void Promise.allSettled([...changed].map((putBack) => putBack())).then(() =>
    process.exit(128 + constants.signals[signal]),
  );
}

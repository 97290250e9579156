import { AsyncResource } from 'node:async_hooks';
import { createWaitingLine, type Whose } from '#server/shares/waiting-line.ts';

/** After so much work the rest waits, so that what came meanwhile is read first and has its turn. */
const ROUND_MS = 10;

/** The rounds of the event loop, shared by networks and worlds: one that sends very much waits behind the others. */
export interface Rounds {
  /** Begins at once while this round has time, otherwise in a later one. */
  start(whose: Whose, job: () => void): void;
  spent(ms: number): void;
}

export function createRounds(nextRound: (begin: () => void) => unknown = setImmediate): Rounds {
  const line = createWaitingLine<() => void>();
  let waiting = 0;
  let spentMs = 0;
  let isEnding = false;

  // Whatever began the round, the next one is not its work.
  const begin = AsyncResource.bind(() => {
    isEnding = false;
    spentMs = 0;
    while (spentMs < ROUND_MS) {
      const job = line.next();
      if (!job) return;
      waiting -= 1;
      job();
    }
    end();
  });

  function end(): void {
    if (isEnding) return;
    isEnding = true;
    nextRound(begin);
  }

  return {
    start(whose, job) {
      if (waiting === 0 && spentMs < ROUND_MS) {
        job();
        return;
      }
      line.add(job, whose);
      waiting += 1;
      end();
    },
    spent(ms) {
      spentMs += ms;
      end();
    },
  };
}

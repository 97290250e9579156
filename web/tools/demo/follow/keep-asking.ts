interface Asking<Answer> {
  readonly ask: (signal: AbortSignal) => Promise<Answer>;
  /** Says whether there was anything new in it. */
  readonly onAnswer: (answer: Answer) => boolean;
  /** Says whether it is worth asking again. */
  readonly onFailure: (error: unknown) => boolean;
}

export interface KeptAsking {
  /** Asks anew at once, because what is asked has changed. */
  again(): void;
  stop(): void;
}

/** Longer than the server lets a question wait; after a sleep the connection may be dead without a word. */
const LIMIT_MS = 12_000;
/** An answer without news that came at once: the server has no room for questions that wait. */
const AT_ONCE_MS = 1_000;
const WITHOUT_ROOM_MS = 3_000;
const RETRY_MS = [300, 1_000, 2_000, 4_000];
const SIGNS_OF_CHANGE = ['online', 'offline', 'pageshow'] as const;

/** Asks a question again and again that is answered when there is news (long polling), while the page is looked at. */
export function keepAsking<Answer>({ ask, onAnswer, onFailure }: Asking<Answer>): KeptAsking {
  let isStopped = false;
  let failures = 0;
  /** Ends what it waits for right now. */
  let cut = () => {};

  async function once(): Promise<number | null> {
    const ended = new AbortController();
    let isCut = false;
    const limit = setTimeout(() => ended.abort(), LIMIT_MS);
    cut = () => {
      isCut = true;
      ended.abort();
    };
    const askedAt = performance.now();
    try {
      const answer = await ask(ended.signal);
      if (isStopped) return null;
      failures = 0;
      return onAnswer(answer) || performance.now() - askedAt > AT_ONCE_MS ? 0 : WITHOUT_ROOM_MS;
    } catch (error) {
      if (isStopped) return null;
      if (isCut) return 0;
      failures += 1;
      return onFailure(error) ? (RETRY_MS[Math.min(failures, RETRY_MS.length) - 1] ?? 0) : null;
    } finally {
      clearTimeout(limit);
    }
  }

  function rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      cut = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function untilSeen(): Promise<void> {
    return new Promise((resolve) => {
      cut = resolve;
    });
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      if (document.visibilityState === 'hidden') await untilSeen();
      else {
        const pause = await once();
        if (pause === null) return;
        if (pause > 0) await rest(pause);
      }
    }
  }

  const again = () => cut();
  const onVisibility = () => document.visibilityState === 'visible' && again();
  document.addEventListener('visibilitychange', onVisibility);
  for (const sign of SIGNS_OF_CHANGE) addEventListener(sign, again);
  void run();
  return {
    again,
    stop() {
      isStopped = true;
      cut();
      document.removeEventListener('visibilitychange', onVisibility);
      for (const sign of SIGNS_OF_CHANGE) removeEventListener(sign, again);
    },
  };
}

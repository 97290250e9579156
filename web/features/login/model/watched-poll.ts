/** Asks one question at a time, and only while the page is watched. */
export interface WatchedPoll {
  /** The page is looked at again: what was put off meanwhile is asked at once. */
  watch(): void;
  pause(): void;
  /** Starts anew; an answer still under way to an earlier question is dropped. */
  begin(delayMs: number): void;
  end(): void;
}

export interface PollAnswer {
  /** The first answer after a time without a viewer. */
  readonly isFirstAfterPause: boolean;
}

/**
 * `take` returns the milliseconds until the next question, or null when there is nothing more to ask.
 * It may call `begin` itself and then its return value is ignored.
 */
export function createWatchedPoll<Answer>(
  ask: () => Promise<Answer>,
  take: (answer: Answer, about: PollAnswer) => number | null,
): WatchedPoll {
  let run = 0;
  let isRunning = false;
  let isWatched = false;
  let isAsking = false;
  let wasPaused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(delayMs: number): void {
    clearTimeout(timer);
    if (isWatched) {
      timer = setTimeout(question, delayMs);
    } else {
      wasPaused = true;
    }
  }

  async function question(): Promise<void> {
    const mine = run;
    isAsking = true;
    const answer = await ask();
    if (mine !== run) return;
    isAsking = false;
    const isFirstAfterPause = wasPaused;
    wasPaused = false;
    const next = take(answer, { isFirstAfterPause });
    if (mine !== run) return;
    if (next === null) {
      isRunning = false;
    } else {
      schedule(next);
    }
  }

  return {
    watch() {
      if (isWatched) return;
      isWatched = true;
      if (isRunning && !isAsking) schedule(0);
    },
    pause() {
      isWatched = false;
      clearTimeout(timer);
      if (isRunning) wasPaused = true;
    },
    begin(delayMs) {
      run += 1;
      isRunning = true;
      isAsking = false;
      wasPaused = false;
      schedule(delayMs);
    },
    end() {
      run += 1;
      isRunning = false;
      isAsking = false;
      clearTimeout(timer);
    },
  };
}

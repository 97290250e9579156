/** The one clock that every rule obeys: real time plus an offset, or frozen. */
export interface Clock {
  now(): number;
  freeze(at: number): void;
  advance(ms: number): void;
  reset(): void;
  moment(): ClockMoment;
  /** Goes to a moment and stands there or runs on from it. */
  set(moment: ClockMoment): void;
  state(): { now: string; frozen: boolean; offsetMs: number };
  /** The time it would be after a reset. */
  start(): number;
  /** Another clock, which begins as this one began and moves alone. */
  sibling(): Clock;
  /** All that it knows, for a clock in another process. */
  memory(): ClockMemory;
  remember(memory: ClockMemory): void;
}

/** A time of the clock, and whether it stood still. */
export interface ClockMoment {
  readonly at: number;
  readonly frozen: boolean;
}

export interface ClockMemory {
  readonly initialOffset: number;
  readonly offset: number;
  readonly frozenAt: number | null;
}

export function createClock(realNow: () => number, start: number | null = null): Clock {
  return createOffsetClock(realNow, start === null ? 0 : start - realNow());
}

function createOffsetClock(realNow: () => number, beginning: number): Clock {
  let initialOffset = beginning;
  let offset = initialOffset;
  let frozenAt: number | null = null;

  function now(): number {
    return frozenAt ?? realNow() + offset;
  }

  return {
    now,
    freeze(at) {
      frozenAt = at;
    },
    advance(ms) {
      if (frozenAt === null) offset += ms;
      else frozenAt += ms;
    },
    reset() {
      offset = initialOffset;
      frozenAt = null;
    },
    moment: () => ({ at: now(), frozen: frozenAt !== null }),
    set({ at, frozen }) {
      frozenAt = frozen ? at : null;
      if (!frozen) offset = at - realNow();
    },
    state: () => ({
      now: new Date(now()).toISOString(),
      frozen: frozenAt !== null,
      offsetMs: Math.round(now() - realNow()),
    }),
    start: () => realNow() + initialOffset,
    sibling: () => createOffsetClock(realNow, initialOffset),
    memory: () => ({ initialOffset, offset, frozenAt }),
    remember(memory) {
      ({ initialOffset, offset, frozenAt } = memory);
    },
  };
}

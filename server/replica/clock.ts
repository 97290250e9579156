/** The one clock that every rule obeys: real time plus an offset, or frozen. */
export interface Clock {
  now(): number;
  freeze(at: number): void;
  advance(ms: number): void;
  reset(): void;
  state(): { now: string; frozen: boolean; offsetMs: number };
}

export function createClock(realNow: () => number, start: number | null = null): Clock {
  const initialOffset = start === null ? 0 : start - realNow();
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
    state: () => ({
      now: new Date(now()).toISOString(),
      frozen: frozenAt !== null,
      offsetMs: Math.round(now() - realNow()),
    }),
  };
}

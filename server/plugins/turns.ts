/** The share of the process that one world may use over time. */
const SHARE = 0.25;
/** So much it may have at once: a screen with all its calls is a tenth of it. */
const BURST_MS = 300;
const MOST_WAITING = 50;
/** Of so many owners those who have rested are forgotten. */
const MOST_KNOWN = 1000;

interface Used {
  /** Milliseconds of work, less what time has given back. */
  ms: number;
  at: number;
  /** The one who came last; the next one waits behind. */
  last: Promise<void>;
  waiting: number;
}

/** A busy world waits a little; the others do not notice. */
export interface Turns {
  spent(owner: string, ms: number): void;
  /** Null where it may begin at once; false where too many wait already. */
  turn(owner: string): Promise<void> | null | false;
  /** For work that goes on: waits until the owner has used no more than it may. */
  rest(owner: string): Promise<void>;
}

interface Time {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

const REAL: Time = {
  now: () => performance.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

function left({ ms, at }: Used, now: number): number {
  return Math.max(0, ms - (now - at) * SHARE);
}

export function createTurns({ now, sleep }: Time = REAL): Turns {
  const owners = new Map<string, Used>();

  function usedBy(owner: string): Used {
    const known = owners.get(owner);
    if (!known && owners.size >= MOST_KNOWN) forgetRested();
    const used = known ?? { ms: 0, at: now(), last: Promise.resolve(), waiting: 0 };
    if (!known) owners.set(owner, used);
    const at = now();
    used.ms = left(used, at);
    used.at = at;
    return used;
  }

  function forgetRested(): void {
    for (const [owner, used] of owners) {
      if (used.waiting === 0 && left(used, now()) === 0) owners.delete(owner);
    }
  }

  async function rest(owner: string): Promise<void> {
    for (;;) {
      const over = usedBy(owner).ms - BURST_MS;
      if (over <= 0) return;
      await sleep(Math.ceil(over / SHARE));
    }
  }

  return {
    spent(owner, ms) {
      usedBy(owner).ms += ms;
    },
    turn(owner) {
      const used = usedBy(owner);
      if (used.waiting === 0 && used.ms <= BURST_MS) return null;
      if (used.waiting >= MOST_WAITING) return false;
      used.waiting += 1;
      // One after the other, so that each sees what the one before has used.
      used.last = used.last.then(async () => {
        await rest(owner);
        used.waiting -= 1;
      });
      return used.last;
    },
    rest,
  };
}

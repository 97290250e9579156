/** Who waits for an answer that a fault holds back: each takes a connection and its memory. */
export interface HeldAnswers {
  /** Answers how to let it go; null where too many wait already. */
  take(world: object): (() => void) | null;
}

const MOST = { perWorld: 100, inAll: 500 };

export function createHeldAnswers({ perWorld, inAll }: typeof MOST): HeldAnswers {
  const byWorld = new WeakMap<object, number>();
  let all = 0;

  return {
    take(world) {
      const own = byWorld.get(world) ?? 0;
      if (own >= perWorld || all >= inAll) return null;
      all += 1;
      byWorld.set(world, own + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        all -= 1;
        byWorld.set(world, (byWorld.get(world) ?? 1) - 1);
      };
    },
  };
}

/** The connections are those of the process, so there is one count of them. */
export const heldAnswers = createHeldAnswers(MOST);

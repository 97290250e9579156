/** Something there is only so much of at a time, such as connections that wait, and of which nobody may have it all. */
export interface Shares<Owner> {
  /** Answers how to give it back; null where this owner, or all together, have too many already. */
  take(owner: Owner): (() => void) | null;
}

export function createShares<Owner>({ each, all }: { each: number; all: number }): Shares<Owner> {
  const taken = new Map<Owner, number>();
  let sum = 0;

  function change(owner: Owner, by: number): void {
    sum += by;
    const own = (taken.get(owner) ?? 0) + by;
    if (own > 0) taken.set(owner, own);
    else taken.delete(owner);
  }

  return {
    take(owner) {
      if ((taken.get(owner) ?? 0) >= each || sum >= all) return null;
      change(owner, 1);
      let isTaken = true;
      return () => {
        if (isTaken) change(owner, -1);
        isTaken = false;
      };
    },
  };
}

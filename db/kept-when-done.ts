import type { Decision } from '#contracts/rules/decision.ts';
import type { Database } from './client.ts';

/** Carries a decision out of its transaction, so that nothing of it is kept. */
class Undone extends Error {
  readonly decision: Decision;

  constructor(decision: Decision) {
    super('nothing of this is kept');
    this.decision = decision;
  }
}

/** Runs work in one transaction that is kept only where it ends with done. */
export function keptWhenDone<D extends Decision>(db: Database, work: () => D): D {
  try {
    return db.sqlite.transaction(() => {
      const decision = work();
      if (decision.kind !== 'done') throw new Undone(decision);
      return decision;
    })();
  } catch (error) {
    // Whatever came out of this very work is of its type.
    if (error instanceof Undone) return error.decision as D;
    throw error;
  }
}

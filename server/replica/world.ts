import type { Database } from '#db/client.ts';
import type { Clock } from './clock.ts';
import type { FaultBook } from './faults/types.ts';
import type { Journal } from './journal.ts';

/** Everything one visitor can see and change: a database, its time, its faults, its journal. */
export interface World {
  readonly db: Database;
  readonly clock: Clock;
  readonly faults: FaultBook;
  readonly journal: Journal;
  /** Back to the seed: rows, sessions, faults, clock, journal. */
  reset(): void;
  close(): void;
}

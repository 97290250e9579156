/** The tools that the replica puts into each world: faults, the journal, what can be taken back. */
import { MOST_MOMENTS } from '#contracts/control/moments.ts';
import type { Env } from '#server/env.ts';
import type { Equip } from '#server/worlds/equipment.ts';
import type { WorldMemory, WorldMoment } from '#server/worlds/world.ts';
import { type ChangeCount, createChangeCount } from './change-count.ts';
import { createFaultBook } from './faults/fault-book.ts';
import type { FaultBook, FaultState } from './faults/types.ts';
import { createJournal, type Journal, type JournalMemory } from './journal.ts';
import { createMoments, type Moments } from './moments.ts';
import { createSnapshots, type SnapshotMemory, type Snapshots } from './snapshots.ts';

declare module '#server/worlds/world.ts' {
  interface WorldTools {
    readonly faults: FaultBook;
    readonly journal: Journal;
    readonly changes: ChangeCount;
    readonly snapshots: Snapshots;
    readonly moments: Moments;
  }
  interface ToolState {
    readonly faults: FaultState;
    /** What had been changed since the seed. */
    readonly changes: Readonly<Record<string, number>>;
  }
  interface ToolMemory extends ToolState {
    readonly journal: JournalMemory;
    readonly snapshots: SnapshotMemory;
  }
}

/** How much each world remembers: writes that can be taken back, and exchanges. */
export type Remembered = Partial<Pick<Env, 'moments' | 'exchanges'>>;

export function equipWorld({ moments: most = MOST_MOMENTS, exchanges }: Remembered): Equip {
  return ({ clock, seed, database, account, take, put }) => {
    const faults = createFaultBook(seed);
    const journal = createJournal(exchanges);
    const changes = createChangeCount();
    const moments = createMoments({ database, clock }, { most, account: account('momentBytes') });
    const snapshots = createSnapshots({ take, put }, account('snapshotBytes'));
    const state = () => ({ faults: faults.state(), changes: changes.state() });
    function restore(moment: Pick<WorldMoment, 'faults' | 'changes'>): void {
      faults.restore(moment.faults);
      changes.restore(moment.changes);
    }
    return {
      tools: { faults, journal, changes, snapshots, moments },
      state,
      restore,
      memory: () => ({ ...state(), journal: journal.memory(), snapshots: snapshots.memory() }),
      remember(memory: Pick<WorldMemory, 'faults' | 'changes' | 'journal' | 'snapshots'>) {
        restore(memory);
        journal.remember(memory.journal);
        snapshots.remember(memory.snapshots);
      },
      files: () => [...snapshots.files(), ...moments.files()],
      replaced: moments.forget,
      reset() {
        faults.clear();
        journal.clear();
        changes.clear();
        journal.announce('reset', { clock: clock.state() });
      },
      close() {
        journal.close();
        snapshots.clear();
        moments.forget();
      },
    };
  };
}

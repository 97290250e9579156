import type { SnapshotView } from '#contracts/control/world.ts';
import { ControlProblem, controlNotFound } from './control-problem.ts';
import type { FaultState } from './faults/types.ts';

/** A moment of a world: what it holds, what time it is there and what goes wrong. */
export interface WorldMoment {
  readonly database: Buffer;
  /** The files that its rows name. */
  readonly files: ReadonlySet<string>;
  readonly clock: { readonly at: number; readonly frozen: boolean };
  readonly faults: FaultState;
  /** What had been changed since the seed. */
  readonly changes: Readonly<Record<string, number>>;
}

/** The named moments of one world. They outlive a reset, and end with the world. */
export interface Snapshots {
  list(): SnapshotView[];
  /** The files that one of them needs. */
  files(): Set<string>;
  /** Saves the world as it is; an older one of that name is replaced. */
  save(name: string): SnapshotView;
  /** Takes the world back. */
  load(name: string): SnapshotView;
  remove(name: string): void;
  clear(): void;
}

export const MOST_SNAPSHOTS = 20;
/** All worlds of the process together, so that many visitors cannot fill its memory. */
const MOST_BYTES = 512 * 1024 * 1024;
const NAME = /^[\p{L}\w-]{1,40}$/u;
let bytesOfAll = 0;

export function createSnapshots(world: { take(): WorldMoment; put(moment: WorldMoment): void }): Snapshots {
  const kept = new Map<string, WorldMoment>();

  function drop(name: string): void {
    bytesOfAll -= kept.get(name)?.database.length ?? 0;
    kept.delete(name);
  }

  function known(name: string): WorldMoment {
    const moment = kept.get(name);
    if (!moment) throw controlNotFound('unknown-snapshot', `there is no snapshot "${name}"`);
    return moment;
  }

  return {
    list: () => [...kept].map(([name, moment]) => view(name, moment)),
    files: () => new Set([...kept.values()].flatMap(({ files }) => [...files])),
    save(name) {
      demandName(name);
      if (!kept.has(name) && kept.size >= MOST_SNAPSHOTS) {
        throw full(`there are ${MOST_SNAPSHOTS} snapshots already; delete one first`);
      }
      const moment = world.take();
      const replaced = kept.get(name)?.database.length ?? 0;
      if (bytesOfAll - replaced + moment.database.length > MOST_BYTES) {
        throw full('the snapshots of all worlds fill the memory meant for them; delete one first');
      }
      drop(name);
      kept.set(name, moment);
      bytesOfAll += moment.database.length;
      return view(name, moment);
    },
    load(name) {
      const moment = known(name);
      world.put(moment);
      return view(name, moment);
    },
    remove(name) {
      known(name);
      drop(name);
    },
    clear() {
      for (const name of kept.keys()) drop(name);
    },
  };
}

function demandName(name: string): void {
  if (NAME.test(name)) return;
  throw new ControlProblem(
    400,
    'bad-snapshot-name',
    'a snapshot is named by 1 to 40 letters, digits, underscores and hyphens',
  );
}

function full(message: string): ControlProblem {
  return new ControlProblem(409, 'snapshots-full', message);
}

function view(name: string, { clock, database }: WorldMoment): SnapshotView {
  return { name, clock: new Date(clock.at).toISOString(), bytes: database.length };
}

import type { SnapshotView } from '#contracts/control/world.ts';
import type { Account, Part } from '#server/shares/shares.ts';
import type { WorldMoment } from '#server/worlds/world.ts';
import { ControlProblem, controlNotFound } from './control-problem.ts';

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
  memory(): SnapshotMemory;
  remember(memory: SnapshotMemory): void;
}

/** By name, in the order in which they were saved. */
export type SnapshotMemory = readonly (readonly [name: string, moment: WorldMoment])[];

export const MOST_SNAPSHOTS = 20;
const NAME = /^[\p{L}\w-]{1,40}$/u;

interface Kept {
  readonly moment: WorldMoment;
  readonly bytes: number;
}

export function createSnapshots(
  world: { take(): WorldMoment; put(moment: WorldMoment): void },
  account: Account,
): Snapshots {
  const kept = new Map<string, Kept>();

  function drop(name: string): void {
    account.count(-(kept.get(name)?.bytes ?? 0));
    kept.delete(name);
  }

  function put(name: string, moment: WorldMoment): void {
    const bytes = bytesOf(moment);
    drop(name);
    kept.set(name, { moment, bytes });
    account.count(bytes);
  }

  function known(name: string): WorldMoment {
    const found = kept.get(name);
    if (!found) throw controlNotFound('unknown-snapshot', `there is no snapshot "${name}"`);
    return found.moment;
  }

  /** One snapshot every world can have, so that nobody has to ask what others did. */
  function demandRoom(name: string, bytes: number): void {
    const hasOthers = kept.size > (kept.has(name) ? 1 : 0);
    if (!hasOthers) return;
    const more = bytes - (kept.get(name)?.bytes ?? 0);
    const lacking = account.lacks(more);
    if (lacking !== null) throw full(FULL[lacking] ?? ALL_FULL);
  }

  return {
    list: () => [...kept].map(([name, { moment }]) => view(name, moment)),
    files: () => new Set([...kept.values()].flatMap(({ moment }) => [...moment.files])),
    save(name) {
      demandName(name);
      if (!kept.has(name) && kept.size >= MOST_SNAPSHOTS) {
        throw full(`there are ${MOST_SNAPSHOTS} snapshots already; delete one first`);
      }
      const moment = world.take();
      demandRoom(name, bytesOf(moment));
      put(name, moment);
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
    memory: () => [...kept].map(([name, { moment }]) => [name, moment]),
    remember(memory) {
      for (const [name, moment] of memory) put(name, moment);
    },
  };
}

function bytesOf({ database, faults }: WorldMoment): number {
  return database.length + JSON.stringify(faults).length;
}

function demandName(name: string): void {
  if (NAME.test(name)) return;
  throw new ControlProblem(
    400,
    'bad-snapshot-name',
    'a snapshot is named by 1 to 40 letters, digits, underscores and hyphens',
  );
}

const FULL: Readonly<Partial<Record<Part, string>>> = {
  world: 'the snapshots of this world fill the memory meant for them; delete one first',
  network: 'the snapshots of your address fill the memory meant for them; delete one first',
};
const ALL_FULL = 'the snapshots of all worlds fill the memory meant for them; delete one first';

function full(message: string): ControlProblem {
  return new ControlProblem(409, 'snapshots-full', message);
}

function view(name: string, { clock, database }: WorldMoment): SnapshotView {
  return { name, clock: new Date(clock.at).toISOString(), bytes: database.length };
}

import type { SomeHandlers } from '../control/handlers.ts';

/** Named moments of the caller's world. */
export const snapshotHandlers = {
  'GET /snapshots': ({ world }) => ({ list: world.snapshots.list() }),

  'POST /snapshots/{name}': ({ world, path: { name } }) => world.snapshots.save(name),

  'POST /snapshots/{name}/load'({ world: { snapshots, journal, clock }, path: { name } }) {
    const loaded = snapshots.load(name);
    const snapshotClock = clock.state();
    journal.announce('reset', { snapshot: loaded.name, clock: snapshotClock });
    return { ...loaded, clock: snapshotClock };
  },

  'DELETE /snapshots/{name}'({ world, path: { name } }) {
    world.snapshots.remove(name);
    return { removed: 1 };
  },
} satisfies SomeHandlers;

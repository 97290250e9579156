import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { MOST_COMPARED } from '#contracts/control/moments.ts';
import { keptFiles } from '#db/queries/files/member-files.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { World } from '#server/worlds/world.ts';
import type { SomeHandlers } from '../control/handlers.ts';
import type { ControlParts } from '../control-parts.ts';
import { ControlProblem } from '../control-problem.ts';
import { shownDifferences } from '../shown-rows.ts';
import { enterOrRefuse, viewOrRefuse } from './sandboxes.ts';

/** Back to before a write, a world that branches off there, and what rows differ. */
export const momentHandlers = ({ env, worlds }: ControlParts) =>
  ({
    'GET /moments'({ world: { moments }, query: { limit } }) {
      const all = moments.list();
      return {
        list: all.slice(-(limit ?? all.length)),
        total: all.length,
        bytes: moments.bytes(),
        most: env.moments,
      };
    },

    'POST /moments/{id}/rewind'({ world: { moments, changes, journal, clock }, path: { id } }) {
      const { isBack, passed } = moments.rewind(id);
      for (const { what, isCounted } of passed) if (isCounted) changes[isBack ? 'takeBack' : 'note'](what);
      const now = clock.state();
      journal.announce('clock', now);
      return { moment: id, undone: moments.list().filter(({ undone }) => undone).length, clock: now };
    },

    async 'POST /moments/{id}/branch'({ world, path: { id }, body: { name }, request, reply }) {
      if (worlds.find(name)) {
        throw new ControlProblem(
          409,
          'sandbox-exists',
          `there is a sandbox "${name}" already; name another one`,
        );
      }
      const { database, clock } = world.moments.worldAt(id);
      const branch = enterOrRefuse(worlds, { name, request, reply });
      try {
        branch.put({ database, files: new Set(), clock, faults: branch.faults.state(), changes: {} });
        await bringFiles(world.files, branch);
      } catch (error) {
        worlds.remove(name);
        throw error;
      }
      return viewOrRefuse(worlds, name);
    },

    'GET /moments/compare'({ world: { moments }, query: { from, to = 'latest' } }) {
      return { from, to, ...shownDifferences(moments.compare(from, to), MOST_COMPARED) };
    },
  }) satisfies SomeHandlers;

const HASH_LETTERS = 64;

/** The uploads that the rows of the new world name, with the sizes of pictures. */
async function bringFiles(from: FileStore, { db, files }: World): Promise<void> {
  const named = keptFiles(db);
  for (const name of from.names()) {
    if (!named.has(name.slice(0, HASH_LETTERS))) continue;
    files.put(name, readFileSync(from.read(name)));
    await setImmediate();
  }
}

import { packDatabase, unpackDatabase } from '#db/portable.ts';
import type { SomeHandlers } from '../control/handlers.ts';
import { FILE_TYPE } from '../control/register-operations.ts';
import { ControlProblem } from '../control-problem.ts';

/** The caller's world as one file: rows and time. Faults, journal and snapshots are no part of it. */
export const transferHandlers = {
  'GET /export'({ world, reply }) {
    const { database, clock } = world.take();
    const name = `replica-${world.sandbox?.name ?? 'default'}.sqlite`;
    return reply
      .type(FILE_TYPE)
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(packDatabase(database, clock));
  },

  'POST /import'({ world, request: { body } }) {
    if (!Buffer.isBuffer(body)) {
      throw new ControlProblem(400, 'no-file', `send an exported world as ${FILE_TYPE}`);
    }
    const { database, clock } = unpackDatabase(body, world.db);
    const { clock: ownClock, faults, changes } = world.take();
    world.put({ database, clock: clock ?? ownClock, faults, changes });
    world.journal.announce('reset', { imported: true, clock: world.clock.state() });
    return { imported: true, bytes: database.length, clock: world.clock.state() };
  },
} satisfies SomeHandlers;

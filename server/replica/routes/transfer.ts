import type { FastifyInstance } from 'fastify';
import { packDatabase, unpackDatabase } from '#db/portable.ts';
import { ControlProblem } from '../control-problem.ts';

const FILE_TYPE = 'application/octet-stream';
const MOST_BYTES = 20 * 1024 * 1024;

/** The caller's world as one file: rows and time. Faults, journal and snapshots are no part of it. */
export function transferRoutes(plane: FastifyInstance): void {
  plane.addContentTypeParser(
    FILE_TYPE,
    { parseAs: 'buffer', bodyLimit: MOST_BYTES },
    (_request, body, done) => done(null, body),
  );

  plane.get('/export', async ({ world }, reply) => {
    const { database, clock } = world.take();
    const name = `replica-${world.sandbox?.name ?? 'default'}.sqlite`;
    return reply
      .type(FILE_TYPE)
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(packDatabase(database, clock));
  });

  plane.post('/import', { bodyLimit: MOST_BYTES }, async ({ world, body }) => {
    if (!Buffer.isBuffer(body)) {
      throw new ControlProblem(400, 'no-file', `send an exported world as ${FILE_TYPE}`);
    }
    const { database, clock } = unpackDatabase(body, world.db);
    const { clock: ownClock, faults, changes } = world.take();
    world.put({ database, clock: clock ?? ownClock, faults, changes });
    world.journal.announce('reset', { imported: true, clock: world.clock.state() });
    return { imported: true, bytes: database.length, clock: world.clock.state() };
  });
}

import type { FastifyInstance } from 'fastify';
import { demandKnown, fieldsOf } from '../body.ts';

interface SnapshotRoute {
  Params: { name: string };
}

/** Named moments of the caller's world. */
export function snapshotRoutes(plane: FastifyInstance): void {
  plane.get('/snapshots', async ({ world }) => ({ list: world.snapshots.list() }));

  plane.post<SnapshotRoute>('/snapshots/:name', async ({ world, params, body }, reply) => {
    demandKnown(fieldsOf(body), []);
    return reply.code(201).send(world.snapshots.save(params.name));
  });

  plane.post<SnapshotRoute>('/snapshots/:name/load', async ({ world, params, body }) => {
    demandKnown(fieldsOf(body), []);
    const loaded = world.snapshots.load(params.name);
    world.journal.announce('reset', { snapshot: loaded.name, clock: world.clock.state() });
    return { ...loaded, clock: world.clock.state() };
  });

  plane.delete<SnapshotRoute>('/snapshots/:name', async ({ world, params }) => {
    world.snapshots.remove(params.name);
    return { removed: 1 };
  });
}

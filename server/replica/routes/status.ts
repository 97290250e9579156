import { basename } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readMeta } from '#db/meta.ts';
import { PRODUCT } from '#server/product.ts';
import { CONTRACT_HASH } from '#server/servlet/contract-hash.ts';
import type { ControlParts } from '../control-parts.ts';
import { ControlProblem } from '../control-problem.ts';
import { controlMode } from '../guard.ts';

export function statusRoutes(plane: FastifyInstance, { env, worlds, backend }: ControlParts): void {
  plane.get('/health', async () => {
    const { main: world } = worlds;
    const isSeeded = world.db.sqlite.open && readMeta(world.db, 'seeded_at') !== undefined;
    if (!isSeeded) throw new ControlProblem(503, 'not-seeded', 'the database is not seeded yet');
    return { status: 'ok' };
  });

  plane.get('/info', async ({ world }) => {
    const sandbox = world.sandbox ? worlds.view(world.sandbox.name) : null;
    return {
      mode: env.mode,
      sandbox: sandbox?.name ?? null,
      expiresAt: sandbox?.expiresAt ?? null,
      endsAt: sandbox?.endsAt ?? null,
      version: PRODUCT.version,
      contract: CONTRACT_HASH,
      seed: Number(readMeta(world.db, 'seed') ?? env.seed),
      clock: world.clock.state(),
      changes: world.changes.state(),
      // The name only: where it lies is nobody's business.
      database: basename(world.db.file),
      control: controlMode(env),
      backend,
    };
  });

  plane.post('/reset', async ({ world }) => {
    world.reset();
    return { reset: true, clock: world.clock.state() };
  });
}

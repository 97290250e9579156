import { basename } from 'node:path';
import { readMeta } from '#db/meta.ts';
import { trialWrite } from '#db/rows/trial-write.ts';
import { storageWords } from '#db/storage-failure.ts';
import { PRODUCT } from '#server/product.ts';
import { CONTRACT_HASH } from '#server/servlet/contract-hash.ts';
import type { World } from '#server/worlds/world.ts';
import type { SomeHandlers } from '../control/handlers.ts';
import type { ControlParts } from '../control-parts.ts';
import { ControlProblem } from '../control-problem.ts';
import { controlMode } from '../guard.ts';

export const statusHandlers = ({ env, worlds, backend }: ControlParts) =>
  ({
    'GET /health'() {
      demandSeeded(worlds.main);
      return { status: 'ok' };
    },

    'GET /ready'() {
      demandSeeded(worlds.main);
      const { db } = worlds.main;
      const cause = trialWrite(db);
      // The name only: where it lies is nobody's business.
      if (cause)
        throw new ControlProblem(503, `disk-${cause}`, storageWords(cause, db.file, basename(db.file)).en);
      return { status: 'ready' };
    },

    'GET /info'({ world }) {
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
    },

    'POST /reset'({ world }) {
      world.reset();
      return { reset: true, clock: world.clock.state() };
    },
  }) satisfies SomeHandlers;

function demandSeeded({ db }: World): void {
  if (db.sqlite.open && readMeta(db, 'seeded_at') !== undefined) return;
  throw new ControlProblem(503, 'not-seeded', 'the database is not seeded yet');
}

/** A replica in this process, for the operations that the target is not asked for. */
import { fileURLToPath } from 'node:url';
import { openMemoryDatabase } from '#db/migrate.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { seed as seedDatabase } from '#db/seed.ts';
import { buildApp } from '#server/app.ts';
import { type Backend, createBackend } from '#server/backend/backend.ts';
import { targetOf } from '#server/backend/target.ts';
import { readEnv } from '#server/env.ts';
import { createWorld } from '#server/replica/create-world.ts';
import { replicaTools } from '#server/replica-tools.ts';
import { createClock } from '#server/worlds/clock.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../db/migrations', import.meta.url));

export interface LocalReplica {
  readonly backend: Backend;
  /** The target gave the token out, so the replica has never heard of it: here it is this account's. */
  welcome(token: string): void;
  close(): Promise<void>;
}

export async function startLocalReplica(account: string): Promise<LocalReplica> {
  const env = readEnv([], {});
  const clock = createClock(Date.now);
  const db = openMemoryDatabase(MIGRATIONS);
  seedDatabase(db, { seed: env.seed, now: clock.now() });
  const world = createWorld({ db, clock, seed: env.seed, isFresh: true });
  const app = await buildApp({ env, world, tools: replicaTools(), webRoot: null });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const backend = createBackend({ target: targetOf(new URL(url)) });
  const welcomed = new Set<string>();

  return {
    backend,
    welcome(token) {
      if (token === '' || welcomed.has(token)) return;
      welcomed.add(token);
      runScenario('logged-in', { db: world.db, now: clock.now() }, { account, token });
    },
    async close() {
      backend.close();
      await app.close();
      world.close();
    },
  };
}

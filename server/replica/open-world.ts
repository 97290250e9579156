import { join } from 'node:path';
import { closeDatabase } from '#db/client.ts';
import { openReplicaDatabase } from '#db/migrate.ts';
import { seed } from '#db/seed.ts';
import type { Env } from '#server/env.ts';
import { createClock } from './clock.ts';
import { createWorld, type MainWorld } from './create-world.ts';
import { exportKey } from './export-key.ts';

export const DATABASE_FILE = 'desk.sqlite';
const FILES_FOLDER = 'files';
const PREPARE_AFTER_MS = 2000;

/** The world of a running server: its database file survives the process, its clock, faults and journal do not. */
export function openWorld(env: Env, options: { migrationsFolder: string }): MainWorld {
  const clock = createClock(Date.now, env.clock);
  const { db, isNew } = openReplicaDatabase(join(env.dataDir, DATABASE_FILE), options);
  try {
    if (isNew) seed(db, { seed: env.seed, now: clock.now() });
  } catch (error) {
    closeDatabase(db);
    throw error;
  }
  const filesFolder = join(env.dataDir, FILES_FOLDER);
  const world = createWorld({
    ...{ db, clock, seed: env.seed, isFresh: isNew, filesFolder },
    ...{ exportKey: exportKey(env.dataDir), ...options },
  });
  // Seeding takes a tenth of a second: after the start, before anybody resets or comes to a demo.
  setTimeout(world.prepareReset, PREPARE_AFTER_MS).unref();
  return world;
}

import { join } from 'node:path';
import { closeDatabase } from '#db/client.ts';
import { openReplicaDatabase } from '#db/migrate.ts';
import { seed } from '#db/seed.ts';
import { storageFailureAt } from '#db/storage-failure.ts';
import { removeDatabaseFiles } from '#db/template.ts';
import type { Env } from '#server/env.ts';
import { createClock } from './clock.ts';
import { createWorld, type MainWorld } from './create-world.ts';
import { exportKey } from './export-key.ts';
import type { MomentLimits } from './moments.ts';
import type { HandOver } from './world.ts';

export const DATABASE_FILE = 'desk.sqlite';
const FILES_FOLDER = 'files';
const PREPARE_AFTER_MS = 2000;

interface Options {
  readonly migrationsFolder: string;
  readonly handOver?: HandOver;
}

const BYTES_OF_VISITOR = 1024 * 1024;
const BYTES_OF_VISITORS = 64 * BYTES_OF_VISITOR;

/** Visitors of a demo share one memory, so each may have a little of it. */
function momentLimits({ mode, moments: most }: Env): Partial<MomentLimits> {
  return mode === 'demo' ? { most, bytesOfOne: BYTES_OF_VISITOR, bytesOfAll: BYTES_OF_VISITORS } : { most };
}

/**
 * The world of a running server: its database file survives the process, its clock, faults and journal only where they
 * are handed over. Throws `StorageFailure` where the machine does not let it store.
 */
export function openWorld(env: Env, options: Options): MainWorld {
  const file = join(env.dataDir, DATABASE_FILE);
  try {
    return openedWorld(env, file, options);
  } catch (error) {
    throw storageFailureAt(file, error) ?? error;
  }
}

function openedWorld(env: Env, file: string, options: Options): MainWorld {
  const clock = createClock(Date.now, env.clock);
  const { db, isNew } = openReplicaDatabase(file, { ...options, isDurable: env.isDurable });
  let world: MainWorld;
  try {
    if (isNew) seed(db, { seed: env.seed, now: clock.now() });
    const filesFolder = join(env.dataDir, FILES_FOLDER);
    world = createWorld({
      ...{ db, clock, seed: env.seed, isFresh: isNew, filesFolder },
      ...{ exportKey: exportKey(env.dataDir), moments: momentLimits(env), ...options },
    });
  } catch (error) {
    closeDatabase(db);
    if (isNew) removeDatabaseFiles(file);
    throw error;
  }
  // Seeding takes a tenth of a second: after the start, before anybody resets or comes to a demo.
  setTimeout(world.prepareReset, PREPARE_AFTER_MS).unref();
  return world;
}

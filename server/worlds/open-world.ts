import { join } from 'node:path';
import { closeDatabase } from '#db/client.ts';
import { openReplicaDatabase } from '#db/migrate.ts';
import { seed } from '#db/seed.ts';
import { storageFailureAt } from '#db/storage-failure.ts';
import { removeDatabaseFiles } from '#db/template.ts';
import { type Env, isShared } from '#server/env.ts';
import { LIMITS, OWN_LIMITS } from '#server/shares/share-limits.ts';
import { createShares, type Shares } from '#server/shares/shares.ts';
import { createClock } from './clock.ts';
import { createWorld, type MainWorld } from './create-world.ts';
import type { Equip } from './equipment.ts';
import { exportKey } from './export-key.ts';
import type { HandOver } from './world.ts';

export const DATABASE_FILE = 'desk.sqlite';
const FILES_FOLDER = 'files';
const PREPARE_AFTER_MS = 2000;

export interface WorldPlace {
  readonly migrationsFolder: string;
  readonly handOver?: HandOver;
  readonly equip: Equip;
}

export function sharesOf(env: Env): Shares {
  return createShares({ isShared: isShared(env), limits: env.mode === 'demo' ? LIMITS : OWN_LIMITS });
}

/**
 * The world of a running server: its database file survives the process, its clock and its tools only where they are
 * handed over. Throws `StorageFailure` where the machine does not let it store.
 */
export function openWorld(env: Env, options: WorldPlace): MainWorld {
  const file = join(env.dataDir, DATABASE_FILE);
  try {
    return openedWorld(env, file, options);
  } catch (error) {
    throw storageFailureAt(file, error) ?? error;
  }
}

function openedWorld(env: Env, file: string, options: WorldPlace): MainWorld {
  const clock = createClock(Date.now, env.clock);
  const { db, isNew } = openReplicaDatabase(file, { ...options, isDurable: env.isDurable });
  let world: MainWorld;
  try {
    if (isNew) seed(db, { seed: env.seed, now: clock.now() });
    const filesFolder = join(env.dataDir, FILES_FOLDER);
    world = createWorld({
      ...{ db, clock, seed: env.seed, isFresh: isNew, filesFolder },
      ...{ exportKey: exportKey(env.dataDir), yearFolder: env.dataDir, shares: sharesOf(env), ...options },
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

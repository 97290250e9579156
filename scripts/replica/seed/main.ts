/** `replica seed`: the database file of DATA_DIR, made anew. */
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EnvProblem, readEnv } from '#server/env.ts';
import { DATABASE_FILE } from '#server/worlds/open-world.ts';
import { UsageError } from '../cli/flags.ts';
import { EXIT, runCli, Unreachable } from '../cli/run.ts';
import { SeedRefused, seedFile } from './seed-file.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../db/migrations', import.meta.url));

await runCli(async (args) => {
  // What else the environment says is about a server, and none is started.
  const { DATA_DIR, REPLICA_SEED, REPLICA_CLOCK } = process.env;
  try {
    const { dataDir, seed, clock } = readEnv(args, { DATA_DIR, REPLICA_SEED, REPLICA_CLOCK });
    const now = clock ?? Date.now();
    const file = resolve(join(dataDir, DATABASE_FILE));
    const bytes = seedFile(file, { seed, now, migrationsFolder: MIGRATIONS });
    const size = `${(bytes / 1e6).toFixed(1)} MB`;
    console.log(`${file}: seed ${seed}, clock ${new Date(now).toISOString()}, ${size}`);
    return EXIT.ok;
  } catch (error) {
    if (error instanceof EnvProblem) throw new UsageError(error.message);
    if (error instanceof SeedRefused) throw new Unreachable(error.message);
    throw error;
  }
});

import { closeDatabase } from '#db/client.ts';
import { inspectDatabaseFile } from '#db/inspect.ts';
import { readMeta } from '#db/meta.ts';
import { DatabaseRefused, openMemoryDatabase } from '#db/migrate.ts';
import { seed as seedDatabase } from '#db/seed.ts';
import { StorageFailure, storageFailureAt } from '#db/storage-failure.ts';
import { serializeTemplate, writeTemplate } from '#db/template.ts';

/** The file was left as it is; the message says why and what to do. */
export class SeedRefused extends Error {
  override readonly name = 'SeedRefused';
}

interface SeedOptions {
  readonly seed: number;
  readonly now: number;
  readonly migrationsFolder: string;
}

/** Writes a freshly seeded database where the file is or shall be; answers its size. */
export function seedFile(file: string, { seed, now, migrationsFolder }: SeedOptions): number {
  const db = openMemoryDatabase(migrationsFolder);
  try {
    inspectDatabaseFile(file, Number(readMeta(db, 'schema_version')));
    seedDatabase(db, { seed, now });
    const bytes = serializeTemplate(db);
    writeTemplate(bytes, file);
    return bytes.length;
  } catch (error) {
    const named = storageFailureAt(file, error) ?? error;
    const isRefusal = named instanceof DatabaseRefused || named instanceof StorageFailure;
    throw isRefusal ? new SeedRefused(named.message) : named;
  } finally {
    closeDatabase(db);
  }
}

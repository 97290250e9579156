import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { closeDatabase } from '#db/client.ts';
import { inspectDatabaseFile } from '#db/inspect.ts';
import { readMeta } from '#db/meta.ts';
import { DatabaseRefused, openMemoryDatabase } from '#db/migrate.ts';
import { seed as seedDatabase } from '#db/seed.ts';
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
    demandOurs(file, Number(readMeta(db, 'schema_version')));
    seedDatabase(db, { seed, now });
    const bytes = serializeTemplate(db);
    write(bytes, file);
    return bytes.length;
  } finally {
    closeDatabase(db);
  }
}

function demandOurs(file: string, codeVersion: number): void {
  try {
    inspectDatabaseFile(file, codeVersion);
  } catch (error) {
    throw error instanceof DatabaseRefused ? new SeedRefused(error.message) : error;
  }
}

function write(bytes: Buffer, file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeTemplate(bytes, file);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new SeedRefused(`${file} cannot be written: ${why}.`);
  }
}

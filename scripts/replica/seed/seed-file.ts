import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
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
    demandFree(file);
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

/** A server holds its file as long as it runs, and would go on writing into one that is no longer there. */
function demandFree(file: string): void {
  if (!existsSync(file) || !statSync(file).isFile()) return;
  // Reading a database in WAL mode makes its two side files, which are ours to remove again.
  const madeByReading = [`${file}-wal`, `${file}-shm`].filter((side) => !existsSync(side));
  const sqlite = new BetterSqlite3(file, { readonly: true, timeout: 0 });
  try {
    sqlite.prepare('SELECT count(*) FROM sqlite_master').get();
  } catch (error) {
    // Whatever else is wrong with the file is told better by the inspection that follows.
    if (Reflect.get(Object(error), 'code') !== 'SQLITE_BUSY') return;
    throw new SeedRefused(
      `A running replica holds ${file}: stop it first, or put its data back with "npx replica reset".`,
    );
  } finally {
    sqlite.close();
    for (const side of madeByReading) rmSync(side, { force: true });
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

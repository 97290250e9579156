import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { closeDatabase, type Database, openDatabase, openDatabaseBytes } from './client.ts';
import { DatabaseRefused, inspectDatabaseFile } from './inspect.ts';
import { REPLICA_MARKER, readMeta, writeMeta } from './meta.ts';
import { openBooks } from './open-books.ts';
import { serializeTemplate, writeTemplate } from './template.ts';

export { DatabaseRefused } from './inspect.ts';

export interface OpenedDatabase {
  readonly db: Database;
  /** Nothing has seeded it yet: it was just made, or the process died between making and seeding it. */
  readonly isNew: boolean;
}

/**
 * Opens the replica's database, making or upgrading it as needed, and refuses everything that is not ours.
 * A bundle has no folder of its own, so the caller says where the migrations are.
 */
export function openReplicaDatabase(
  file: string,
  options: { migrationsFolder: string; isDurable?: boolean },
): OpenedDatabase {
  const codeVersion = schemaVersionOf(options.migrationsFolder);
  if (inspectDatabaseFile(file, codeVersion) === 'empty') createFile(file, options.migrationsFolder);
  const db = openDatabase(file, options);
  try {
    upgrade(db, options.migrationsFolder, codeVersion);
  } catch (error) {
    closeDatabase(db);
    throw error;
  }
  return { db, isNew: readMeta(db, 'seeded_at') === undefined };
}

/** A database in memory with all tables and nothing in them. */
export function openMemoryDatabase(migrationsFolder: string): Database {
  const db = openDatabase(':memory:');
  migrate(db.orm, { migrationsFolder });
  writeMeta(db, 'marker', REPLICA_MARKER);
  writeMeta(db, 'schema_version', String(schemaVersionOf(migrationsFolder)));
  return db;
}

const blanks = new Map<string, Buffer>();

/** The same as bytes, made once. */
export function blankDatabase(migrationsFolder: string): Buffer {
  const known = blanks.get(migrationsFolder);
  if (known) return known;
  const db = openMemoryDatabase(migrationsFolder);
  const bytes = serializeTemplate(db);
  closeDatabase(db);
  blanks.set(migrationsFolder, bytes);
  return bytes;
}

/** A serialised database of ours, brought to the schema of this code. */
export function upgradedBytes(bytes: Buffer, migrationsFolder: string): Buffer {
  const codeVersion = schemaVersionOf(migrationsFolder);
  const db = openDatabaseBytes(bytes);
  try {
    const version = Number(readMeta(db, 'schema_version'));
    if (version === codeVersion) return bytes;
    if (version > codeVersion) {
      throw new DatabaseRefused(
        'newer',
        `a database is of schema version ${version}, the code of ${codeVersion}`,
      );
    }
    upgrade(db, migrationsFolder, codeVersion);
    return serializeTemplate(db);
  } finally {
    closeDatabase(db);
  }
}

/** How many migrations the code knows; it only ever grows. */
function schemaVersionOf(migrationsFolder: string): number {
  const journal: { entries: unknown[] } = JSON.parse(
    readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'),
  );
  return journal.entries.length;
}

/** Made in memory and renamed into place: a killed process never leaves tables without the marker. */
function createFile(file: string, migrationsFolder: string): void {
  const db = openMemoryDatabase(migrationsFolder);
  writeTemplate(serializeTemplate(db), file);
  closeDatabase(db);
}

function upgrade(db: Database, migrationsFolder: string, codeVersion: number): void {
  if (readMeta(db, 'schema_version') === String(codeVersion)) return;
  // SQLite rebuilds a table to change it, and dropping the old one would cascade into its children.
  db.sqlite.pragma('foreign_keys = OFF');
  migrate(db.orm, { migrationsFolder });
  openBooks(db);
  writeMeta(db, 'schema_version', String(codeVersion));
  db.sqlite.pragma('foreign_keys = ON');
}

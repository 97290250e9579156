import { fileURLToPath } from 'node:url';
import { chinaDate } from '#db/civil-date.ts';
import { closeDatabase, type Database, openDatabase, openDatabaseBytes } from '#db/client.ts';
import { openMemoryDatabase } from '#db/migrate.ts';
import { seed as seedDatabase } from '#db/seed.ts';
import { serializeTemplate, writeTemplate } from '#db/template.ts';
import type { Clock } from './clock.ts';
import { createFaultBook } from './faults/fault-book.ts';
import { createJournal } from './journal.ts';
import type { World } from './world.ts';

export interface WorldParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly seed: number;
  readonly migrationsFolder?: string;
  /** The database was seeded a moment ago and nothing has touched it, so it serves as its own template. */
  readonly isFresh?: boolean;
}

interface Template {
  readonly day: string;
  readonly bytes: Buffer;
}

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../db/migrations', import.meta.url));

export interface ResettableWorld extends World {
  /** Makes the template that the next reset needs, so that the reset itself is quick. */
  prepareReset(): void;
}

/** A world around an open database; a reset takes it back to the seed, whatever the database held at first. */
export function createWorld(parts: WorldParts): ResettableWorld {
  const { clock, seed, migrationsFolder = MIGRATIONS_FOLDER } = parts;
  let { db } = parts;
  const faults = createFaultBook(seed);
  const journal = createJournal();
  const first = parts.isFresh ? { day: chinaDate(clock.now()), bytes: serializeTemplate(db) } : null;
  const templateFor = createTemplates(seed, migrationsFolder, first);

  function restore(template: Buffer): void {
    const { file } = db;
    closeDatabase(db);
    if (file === ':memory:') {
      db = openDatabaseBytes(template);
      return;
    }
    try {
      writeTemplate(template, file);
    } finally {
      // A full disk must not leave the server without a database: then the old one is still there.
      db = openDatabase(file);
    }
  }

  return {
    get db() {
      return db;
    },
    clock,
    faults,
    journal,
    reset() {
      clock.reset();
      faults.clear();
      journal.clear();
      restore(templateFor(clock.now()));
    },
    prepareReset: () => void templateFor(clock.now()),
    close: () => closeDatabase(db),
  };
}

/** Seeds once per day of the clock, because the dates in the data are relative to today. */
function createTemplates(seed: number, migrationsFolder: string, first: Template | null) {
  let made = first;
  return (now: number): Buffer => {
    const day = chinaDate(now);
    if (made?.day !== day) {
      const db = openMemoryDatabase(migrationsFolder);
      seedDatabase(db, { seed, now });
      made = { day, bytes: serializeTemplate(db) };
      closeDatabase(db);
    }
    return made.bytes;
  };
}

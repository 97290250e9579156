import { existsSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { chinaDay } from '#contracts/rules/china-time.ts';
import type { Database } from '../../client.ts';
import { readMeta } from '../../meta.ts';
import { preparedOnce } from '../../prepared.ts';
import { readsOfYear } from '../../seeded/reads-of-year.ts';
import { writeTemplate } from '../../template.ts';
import { SUM_TABLES, SUMS } from './sums.ts';

/** Another year has another name, so that none is taken for it. */
const FILE = 'reads-year-2.sqlite';

/** Where the year of a world lies; a world without a place has none, as in tests of other things. */
const folders = new WeakMap<Database, string>();

/** Says where the year of this world lies: one file for all worlds of a server, made when it is first wanted. */
export function keepYearIn(db: Database, folder: string | undefined): void {
  if (folder !== undefined) folders.set(db, folder);
}

function makeYear(folder: string): string {
  const file = join(folder, FILE);
  if (!existsSync(file)) writeTemplate(yearBytes(), file);
  return file;
}

export interface Year {
  /** The day of its zero: the days before are counted back from it. */
  readonly seededOn: number;
  readonly seededAt: number;
}

/**
 * The year of readings that the works of the seed have behind them, as `year` beside the tables of a world; null where
 * there is none. It is one file that nothing writes, so a world has it without a copy, whatever its time is.
 */
export const yearOf = preparedOnce((db: Database): Year | null => {
  const seededAt = Number(readMeta(db, 'seeded_at') ?? 0);
  const folder = folders.get(db);
  if (seededAt === 0 || folder === undefined) return null;
  const file = makeYear(folder);
  // This build of SQLite reads no `mode=ro`: nothing but the reading statements names it.
  db.sqlite.exec(`ATTACH '${file.replaceAll("'", "''")}' AS year`);
  return { seededAt, seededOn: chinaDay(seededAt) };
});

function yearBytes(): Buffer {
  const sqlite = new BetterSqlite3(':memory:');
  const sums = readsOfYear();
  sqlite.transaction(() => {
    for (const table of SUM_TABLES) {
      const { keys, sums: added } = SUMS[table];
      const columns = [...keys, ...added];
      sqlite.exec(`CREATE TABLE ${table} (${columns.map((name) => `${name} INTEGER NOT NULL`).join(', ')},
        PRIMARY KEY (${keys.join(', ')})) WITHOUT ROWID`);
      const insert = sqlite.prepare(`INSERT INTO ${table} VALUES (${columns.map(() => '?').join(', ')})`);
      for (const row of sums.rows(table)) insert.run(...row);
    }
  })();
  const bytes = sqlite.serialize();
  sqlite.close();
  return bytes;
}

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
const FILE = 'reads-year-1.sqlite';

/** Where it lies; without a place there is no year, as in tests of other things. */
let folder: string | null = null;

/** Says where the year of the seed lies. It is made when it is first wanted, or by `makeYear` before. */
export function keepYearIn(place: string | null): void {
  folder = place;
}

/** Makes the file unless it is there. All worlds of this process read the same one. */
export function makeYear(): string | null {
  if (folder === null) return null;
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
  const file = seededAt === 0 ? null : makeYear();
  if (file === null) return null;
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

import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { type Database, openDatabaseBytes } from './client.ts';
import { openMemoryDatabase } from './migrate.ts';
import { forgetGoods } from './queries/cart/goods.ts';
import type { WalletEntryRow } from './queries/wallet/wallet-reading.ts';
import { goods, walletEntries } from './schema/index.ts';
import { seed } from './seed.ts';
import { serializeTemplate } from './template.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** Noon in China on 21 March 2027; tests that do not care about the time share it. */
export const TEST_NOW = Date.UTC(2027, 2, 21, 4);

/** What the data of all test databases grow from. */
export const TEST_SEED = 1;

const templates = new Map<string, Buffer>();

/** A private database in memory, seeded unless told otherwise; each after the first is a copy of bytes. */
export function createTestDatabase({ seeded = true, now = TEST_NOW } = {}): Database {
  const key = seeded ? String(now) : 'empty';
  const known = templates.get(key) ?? makeTemplate(seeded, now);
  templates.set(key, known);
  return openDatabaseBytes(known);
}

function makeTemplate(seeded: boolean, now: number): Buffer {
  const db = openMemoryDatabase(MIGRATIONS_FOLDER);
  if (seeded) seed(db, { seed: TEST_SEED, now });
  const bytes = serializeTemplate(db);
  db.sqlite.close();
  return bytes;
}

/** Takes goods off sale (下架) or puts them back. */
export function setGoodsSaleable(db: Database, goodsId: number, saleable: 'Y' | 'N'): void {
  db.orm.update(goods).set({ saleable }).where(eq(goods.id, goodsId)).run();
  forgetGoods(db);
}

/** 钱包流水, the oldest first. */
export function walletEntriesOf(db: Database, userId: number): WalletEntryRow[] {
  return db.orm
    .select()
    .from(walletEntries)
    .where(eq(walletEntries.userId, userId))
    .orderBy(walletEntries.at, walletEntries.id)
    .all();
}

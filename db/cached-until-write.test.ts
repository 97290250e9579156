import { beforeEach, describe, expect, it } from 'vitest';
import { cachedUntilWrite } from './cached-until-write.ts';
import type { Database } from './client.ts';
import { accountClosings } from './schema/index.ts';
import { createTestDatabase, TEST_NOW } from './testing.ts';

const MEMBER = 10003;
let db: Database;
let reads: number;

const closing = cachedUntilWrite([accountClosings], (known, userId) => {
  reads += 1;
  const row = known.sqlite.prepare<[string], { dueAt: number }>(
    'SELECT due_at AS dueAt FROM account_closings WHERE user_id = ?',
  );
  return row.get(userId)?.dueAt ?? null;
});

const ask = () => closing(db, String(MEMBER));
const insert = () =>
  db.orm
    .insert(accountClosings)
    .values({ userId: MEMBER, askedAt: TEST_NOW, dueAt: TEST_NOW + 1 })
    .run();

beforeEach(() => {
  db = createTestDatabase({ seeded: true });
  reads = 0;
});

describe('what is cached until a write', () => {
  it('is read once, whatever happens to other tables', () => {
    ask();
    db.sqlite.exec('UPDATE wallets SET principal_fen = principal_fen + 1');
    expect([ask(), reads]).toEqual([null, 1]);
  });

  it('is read anew after an insert, an update, a replacement and a delete', () => {
    expect(ask()).toBeNull();
    insert();
    expect(ask()).toBe(TEST_NOW + 1);
    db.sqlite.exec('UPDATE account_closings SET due_at = due_at + 1');
    expect(ask()).toBe(TEST_NOW + 2);
    db.sqlite.exec('REPLACE INTO account_closings SELECT * FROM account_closings');
    expect([ask(), reads]).toEqual([TEST_NOW + 2, 4]);
    db.sqlite.exec('DELETE FROM account_closings');
    expect([ask(), reads]).toEqual([null, 5]);
  });

  it('is read every time while nothing can be written', () => {
    db.sqlite.pragma('query_only = 1');
    expect([ask(), ask(), reads]).toEqual([null, null, 2]);
    db.sqlite.pragma('query_only = 0');
    expect([ask(), ask(), reads]).toEqual([null, null, 3]);
  });

  it('belongs to its database', () => {
    ask();
    const other = createTestDatabase({ seeded: true });
    insert();
    expect([closing(other, String(MEMBER)), ask()]).toEqual([null, TEST_NOW + 1]);
  });
});

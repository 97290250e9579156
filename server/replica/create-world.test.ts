import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operationMeta } from '#contracts/operations.ts';
import { logicalDump } from '#db/dump.ts';
import { userByAccount } from '#db/queries/account/users.ts';
import { clearCart } from '#db/queries/cart/cart.ts';
import { readsOfWorks } from '#db/queries/reads/reads-of-work.ts';
import { createTestDatabase, MIGRATIONS_FOLDER, TEST_NOW } from '#db/testing.ts';
import { readEnv } from '#server/env.ts';
import { createClock } from '#server/worlds/clock.ts';
import type { World } from '#server/worlds/world.ts';
import { createWorld, openWorld } from './create-world.ts';

const DAY_MS = 86_400_000;
const env = { ...readEnv([], {}), clock: TEST_NOW };

function frozenClock() {
  return createClock(() => TEST_NOW, TEST_NOW);
}

describe('createWorld', () => {
  it('comes back to the seed, again and again', () => {
    const world = createWorld({ db: createTestDatabase(), clock: frozenClock(), seed: 1 });
    const before = logicalDump(world.db);
    for (const _round of [1, 2]) {
      clearCart(world.db, 10003);
      expect(logicalDump(world.db)).not.toBe(before);
      world.reset();
      expect(logicalDump(world.db)).toBe(before);
    }
    world.close();
  });

  it('gives the database that is current, and closes the one before', () => {
    const world = createWorld({ db: createTestDatabase(), clock: frozenClock(), seed: 1 });
    const before = world.db;
    world.reset();
    expect(world.db).not.toBe(before);
    expect([before.sqlite.open, world.db.sqlite.open]).toEqual([false, true]);
    world.close();
  });

  it('ends faults, journal and what was done to the clock', () => {
    const world = createWorld({ db: createTestDatabase(), clock: frozenClock(), seed: 1 });
    world.faults.add({ operation: '*', fault: { kind: 'hang' } });
    world.clock.advance(DAY_MS);
    world.journal.record({
      at: 1,
      meta: operationMeta('ShopCarService.cartInfo'),
      traceId: 't',
      account: null,
      tab: null,
      status: 200,
      code: 0,
      fault: null,
      violations: [],
      decisions: [],
      query: {},
      body: null,
      reply: '',
      ms: 1,
      isForwarded: false,
      moment: null,
    });
    world.reset();
    expect(world.faults.list()).toEqual([]);
    expect(world.journal.list()).toEqual([]);
    expect(world.clock.now()).toBe(TEST_NOW);
    world.close();
  });

  it('seeds anew when the day has changed, so that dates stay relative to today', () => {
    let real = TEST_NOW;
    const world = createWorld({ db: createTestDatabase(), clock: createClock(() => real), seed: 1 });
    world.reset();
    const first = userByAccount(world.db, 'super')?.vipLastTime;
    real += DAY_MS;
    world.reset();
    const second = userByAccount(world.db, 'super')?.vipLastTime;
    expect(Date.parse(String(second)) - Date.parse(String(first))).toBe(DAY_MS);
    world.close();
  });
});

describe('openWorld', () => {
  let dataDir = '';
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'replica-world-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const open = () => openWorld({ ...env, dataDir }, { migrationsFolder: MIGRATIONS_FOLDER });

  it('seeds a new file and keeps what was changed in it over a restart', () => {
    const first = open();
    clearCart(first.db, 10003);
    const changed = logicalDump(first.db);
    first.close();
    const second = open();
    expect(logicalDump(second.db)).toBe(changed);
    second.close();
  });

  it('resets the file itself', () => {
    const first = open();
    const seeded = logicalDump(first.db).replaceAll(/"\d{13}"/g, '');
    clearCart(first.db, 10003);
    first.reset();
    first.close();
    const second = open();
    expect(second.db.orm).toBeDefined();
    expect(logicalDump(second.db).replaceAll(/"\d{13}"/g, '')).toBe(seeded);
    second.close();
  });

  it('resets a file that was changed before this process', () => {
    const first = open();
    const cartRows = () => first.db.sqlite.prepare('SELECT count(*) FROM cart_lines').pluck().get();
    const seeded = cartRows();
    clearCart(first.db, 10003);
    first.close();
    const second = open();
    second.reset();
    expect(second.db.sqlite.prepare('SELECT count(*) FROM cart_lines').pluck().get()).toBe(seeded);
    second.close();
  });

  it('has the past of its works after a reset and in a sandbox, and a world elsewhere has none', () => {
    const first = open();
    const sandbox = first.createSandbox({ name: 's', ticket: 'T'.repeat(22), network: '' });
    const elsewhere = createWorld({ db: createTestDatabase(), clock: frozenClock(), seed: 1 });
    expect([first, sandbox, elsewhere].map(daysOfPast)).toEqual([expect.any(Number), daysOfPast(first), 0]);
    expect(daysOfPast(first)).toBeGreaterThan(100);
    first.reset();
    expect(daysOfPast(first)).toBe(daysOfPast(sandbox));
    for (const world of [first, sandbox, elsewhere]) world.close();
  });
});

function daysOfPast({ db }: World): number {
  const work = { id: 50001, createdAt: TEST_NOW - 1, publishedSeq: 1 };
  return readsOfWorks(db, [work], { now: TEST_NOW, days: 366 }).days().length;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logicalDump } from '#db/dump.ts';
import { clearCart } from '#db/queries/cart/cart.ts';
import { MIGRATIONS_FOLDER } from '#db/testing.ts';
import { readEnv } from '#server/env.ts';
import { enterTestApp, TEST_NOW, type TestApp } from '#server/testing.ts';
import { openWorld } from './create-world.ts';
import { type Control, controlOf } from './testing.ts';

const CART = 'ShopCarService.cartInfo';

let test: TestApp;
let control: Control;

beforeEach(async () => {
  test = await enterTestApp();
  control = controlOf(test.app);
});
afterEach(() => test.close());

describe('a snapshot', () => {
  it('brings rows and sessions back', async () => {
    const token = await test.tokenOf('super');
    const before = logicalDump(test.world.db);
    await control('POST', 'snapshots/full');
    clearCart(test.world.db, 10003);
    await control('POST', 'reset');
    expect(await control('POST', 'snapshots/full/load')).toMatchObject({
      status: 200,
      body: { name: 'full' },
    });
    expect(logicalDump(test.world.db)).toBe(before);
    expect((await test.call('UserCenterMag.userIsLogin3', {}, { token })).json.status).toBe('1');
  });

  it('brings a frozen clock back to its moment', async () => {
    await control('POST', 'clock', { freeze: '2027-01-01' });
    await control('POST', 'snapshots/frozen');
    await control('POST', 'clock', { reset: true });
    const { body } = await control('POST', 'snapshots/frozen/load');
    expect(body.clock).toMatchObject({ now: '2027-01-01T00:00:00.000Z', frozen: true });
  });

  it('lets a running clock run on from its moment', async () => {
    await control('POST', 'clock', { advance: '1d' });
    await control('POST', 'snapshots/later');
    await control('POST', 'clock', { advance: '5d' });
    await control('POST', 'snapshots/later/load');
    expect(test.world.clock.state()).toMatchObject({ frozen: false });
    expect(test.world.clock.now()).toBe(TEST_NOW + 86_400_000);
  });

  it('brings the faults back with their place in the sequence', async () => {
    await control('POST', 'faults', { operation: CART, kind: 'status', status: 500, probability: 0.5 });
    const draws = () =>
      Array.from({ length: 12 }, () => test.world.faults.draw(CART, undefined)?.draw ?? '-');
    draws();
    await control('POST', 'snapshots/mid');
    const first = draws();
    await control('DELETE', 'faults');
    await control('POST', 'snapshots/mid/load');
    expect(draws()).toEqual(first);
  });

  it('can be loaded again and again', async () => {
    await control('POST', 'snapshots/s');
    const before = logicalDump(test.world.db);
    for (const _round of [1, 2]) {
      clearCart(test.world.db, 10003);
      await control('POST', 'snapshots/s/load');
      expect(logicalDump(test.world.db)).toBe(before);
    }
  });

  it('is replaced by a newer one of its name', async () => {
    await control('POST', 'snapshots/s');
    clearCart(test.world.db, 10003);
    const changed = logicalDump(test.world.db);
    await control('POST', 'snapshots/s');
    await control('POST', 'reset');
    await control('POST', 'snapshots/s/load');
    expect(logicalDump(test.world.db)).toBe(changed);
  });

  it('is listed, outlives a reset and is forgotten', async () => {
    await control('POST', 'snapshots/购物车-1');
    await control('POST', 'reset');
    expect((await control('GET', 'snapshots')).body.list).toEqual([
      { name: '购物车-1', clock: new Date(TEST_NOW).toISOString(), bytes: expect.any(Number) },
    ]);
    expect(await control('DELETE', `snapshots/${encodeURIComponent('购物车-1')}`)).toMatchObject({
      status: 200,
    });
    expect((await control('GET', 'snapshots')).body.list).toEqual([]);
  });

  it('ends with its world', async () => {
    await control('POST', 'snapshots/s');
    test.world.close();
    expect(test.world.snapshots.list()).toEqual([]);
  });

  it.each(['a%20b', 'x'.repeat(41), 'a%2Fb', '..%2F'])('may not be named %s', async (name) => {
    expect(await control('POST', `snapshots/${name}`)).toMatchObject({
      status: 400,
      body: { reason: 'bad-snapshot-name' },
    });
  });

  it.each([
    ['POST', 'snapshots/none/load'],
    ['DELETE', 'snapshots/none'],
  ] as const)('that is not there: %s %s', async (method, path) => {
    expect(await control(method, path)).toMatchObject({ status: 404, body: { reason: 'unknown-snapshot' } });
  });

  it('is refused after twenty', async () => {
    for (let n = 1; n <= 20; n += 1) await control('POST', `snapshots/s${n}`);
    expect(await control('POST', 'snapshots/s21')).toMatchObject({
      status: 409,
      body: { reason: 'snapshots-full' },
    });
    expect((await control('POST', 'snapshots/s20')).status).toBe(201);
  });
});

describe('a snapshot of a world in a file', () => {
  it('is loaded into the file', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'replica-snapshot-'));
    const env = { ...readEnv([], {}), dataDir };
    const open = () => openWorld(env, { migrationsFolder: MIGRATIONS_FOLDER });
    const world = open();
    const before = logicalDump(world.db);
    world.snapshots.save('s');
    clearCart(world.db, 10003);
    world.snapshots.load('s');
    world.close();
    const again = open();
    expect(logicalDump(again.db)).toBe(before);
    again.close();
    rmSync(dataDir, { recursive: true });
  });
});

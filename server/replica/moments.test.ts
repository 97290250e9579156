import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase } from '#db/client.ts';
import { logicalDump } from '#db/dump.ts';
import { createTestDatabase, TEST_SEED } from '#db/testing.ts';
import { LIMITS, type Limits } from '#server/shares/share-limits.ts';
import { createShares } from '#server/shares/shares.ts';
import { startTestApp, TEST_NOW, type TestApp } from '#server/testing.ts';
import { picture, send } from '#server/uploads/testing.ts';
import { createClock } from '#server/worlds/clock.ts';
import { createWorld } from './create-world.ts';
import { createMoments } from './moments.ts';
import { type Control, controlOf } from './testing.ts';

interface Moment {
  readonly id: number;
  readonly what: string;
  readonly account: string | null;
  readonly traceId: string;
  readonly rows: number;
  readonly tables: Readonly<Record<string, number>>;
  readonly undone: boolean;
}

let test: TestApp;
let control: Control;
let token: string;

beforeEach(async () => {
  test = await startTestApp({ env: { moments: 1000 } });
  control = controlOf(test.app);
  token = await test.tokenOf('super');
});
afterEach(() => test.close());

const remove = (cartIDs: string) => test.call('ShopCarService.deleteCart', { cartIDs }, { token });
const makeUsual = () => test.call('ShoppingServiceMag.updateDefaultAddr', { addrID: '80004' }, { token });
/** What the journal says of the last calls. */
const told = () => test.world.journal.list().map(({ moment }) => moment);
const moments = async () => (await control('GET', 'moments')).body.list as Moment[];
const sharesWith = (momentBytes: Limits) =>
  createShares({ isShared: false, limits: { ...LIMITS, momentBytes } });
const dump = () => logicalDump(test.world.db);
const isLoggedIn = async () =>
  (await test.call('UserCenterMag.userIsLogin3', {}, { token })).json.status === '1';
/** The moment before the newest write. */
const newest = async () => String((await moments()).at(-1)?.id);
const rewind = (id: string) => control('POST', `moments/${id}/rewind`);

describe('the moments', () => {
  it('are those before what changed a row: who, by what, which tables', async () => {
    await remove('90001');
    await test.call('ShopCarService.cartList', {}, { token });
    await remove('no-such-line');
    expect(
      (await moments()).map(({ what, account, tables, undone }) => ({ what, account, tables, undone })),
    ).toEqual([
      {
        what: 'POST /__replica/personas/{account}/login',
        account: null,
        tables: { known_devices: 1, sessions: 1 },
        undone: false,
      },
      { what: 'ShopCarService.deleteCart', account: 'super', tables: { cart_lines: 1 }, undone: false },
    ]);
  });

  it('stand in the journal with the call that wrote', async () => {
    await remove('90001');
    await test.call('ShopCarService.cartList', {}, { token });
    const { list } = (await control('GET', 'journal')).body as {
      list: { traceId: string; moment: number }[];
    };
    const wrote = (await moments()).at(-1);
    expect(list.map(({ moment }) => moment)).toEqual([wrote?.id, null]);
    expect(list[0]?.traceId).toBe(wrote?.traceId);
  });

  it('know nothing of what a transaction took back', async () => {
    await control('POST', 'scenarios/cart-full/run', { params: { account: 'super' } });
    const before = await newest();
    // The line was written before it turned out to be one too many.
    const { json } = await test.call('ShopCarService.restoreCart', { cartIDs: '90001' }, { token });
    expect(json.code).not.toBe(0);
    expect(await newest()).toBe(before);
  });

  it('leave out what was written as it was, and its number leads to the same rows', async () => {
    await makeUsual();
    const before = dump();
    await makeUsual();
    await makeUsual();
    expect(told()).toEqual([2, 3, 4]);
    expect((await moments()).map(({ id }) => id)).toEqual([1, 2]);
    for (const id of ['3', '4']) {
      expect((await rewind(id)).body).toMatchObject({ undone: 0 });
      expect(dump()).toBe(before);
    }
    await remove('90001');
    expect((await moments()).map(({ id }) => id)).toEqual([1, 2, 5]);
    expect((await rewind('3')).body).toMatchObject({ undone: 1 });
    expect(dump()).toBe(before);
    expect((await rewind('6')).status).toBe(404);
  });

  it('can be had again after a write that changed nothing', async () => {
    await makeUsual();
    await remove('90001');
    const after = dump();
    await rewind(await newest());
    await makeUsual();
    expect(told()).toEqual([2, 3, null]);
    await rewind('latest');
    expect(dump()).toBe(after);
  });

  it('begin anew where a write cannot be done again', async () => {
    const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
    await remove('90001');
    test.world.db.sqlite.function('elsewhere', () => '别处');
    test.world.db.sqlite.prepare('UPDATE addresses SET label = elsewhere() WHERE id = 80003').run();
    expect(await moments()).toEqual([]);
    await remove('90002');
    expect(await moments()).toHaveLength(1);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('no such function: elsewhere'));
    warned.mockRestore();
  });

  it('belong to their world', async () => {
    const other = controlOf(test.app, { 'x-replica-sandbox': 'w1' });
    await remove('90001');
    expect((await other('GET', 'moments')).body.list).toEqual([]);
  });

  it('are told as many as asked for, the newest', async () => {
    await remove('90001');
    const { body } = await control('GET', 'moments?limit=1');
    expect(body).toMatchObject({ total: 2, most: 1000, list: [{ what: 'ShopCarService.deleteCart' }] });
  });
});

describe('taking the world back', () => {
  it('is taken back itself, until something is written', async () => {
    const before = dump();
    await remove('90001');
    const first = await newest();
    await remove('90002');
    const after = dump();
    expect((await rewind(first)).body).toMatchObject({ moment: first, undone: 2 });
    expect(dump()).toBe(before);
    expect((await moments()).map(({ undone }) => undone)).toEqual([false, true, true]);
    expect((await rewind('latest')).body).toMatchObject({ undone: 0 });
    expect(dump()).toBe(after);

    await rewind(first);
    await remove('90003');
    expect(await rewind(String(Number(first) + 1))).toMatchObject({
      status: 404,
      body: { reason: 'unknown-moment' },
    });
    expect((await moments()).map(({ undone }) => undone)).toEqual([false, false]);
  });

  it('ends the session of who logged in afterwards, and keeps the others', async () => {
    const login = await newest();
    await remove('90001');
    await rewind(await newest());
    expect(await isLoggedIn()).toBe(true);
    await rewind(login);
    expect(await isLoggedIn()).toBe(false);
    await rewind('latest');
    expect(await isLoggedIn()).toBe(true);
  });

  it('takes the clock along, and leaves faults, journal and snapshots', async () => {
    await remove('90001');
    const id = await newest();
    await control('POST', 'clock', { advance: '1d' });
    await control('POST', 'faults', { operation: '*', kind: 'delay', delay: 1 });
    await control('POST', 'snapshots/one');
    await rewind(id);
    expect(test.world.clock.now()).toBe(TEST_NOW);
    expect(test.world.faults.list()).toHaveLength(1);
    expect(test.world.snapshots.list()).toHaveLength(1);
    expect(test.world.journal.list()).toHaveLength(1);
    await rewind('latest');
    expect(test.world.clock.now()).toBe(TEST_NOW + 86_400_000);
  });

  it('brings uploaded files back, and lets them go with the history', async () => {
    const bring = async (color: string) =>
      send(test, '/media/avatar', await picture({ color }), { token, fields: { square: '0,0,100' } });
    const first = (await bring('#ff0000')).json.data as { user_avatar: string };
    await bring('#00ff00');
    expect(test.world.files.names()).toHaveLength(2);
    await rewind(await newest());
    const shown = await test.app.inject({ url: first.user_avatar, headers: { authorization: token } });
    expect(shown.statusCode).toBe(200);
    await control('POST', 'reset');
    expect(test.world.files.names()).toEqual([]);
  });

  it.each(['9999', 'none', '1.0'])('is refused for %s, and nothing changes', async (id) => {
    await remove('90001');
    const before = dump();
    expect(await rewind(id)).toMatchObject({ status: 404, body: { reason: 'unknown-moment' } });
    expect(dump()).toBe(before);
  });

  it.each(['reset', 'snapshots/one/load'])('leads nowhere after %s', async (path) => {
    await control('POST', 'snapshots/one');
    await remove('90001');
    const id = await newest();
    await control('POST', path);
    expect(await moments()).toEqual([]);
    expect((await rewind(id)).status).toBe(404);
  });
});

describe('a branch', () => {
  it('is a sandbox that begins at the moment, with uploads, and leaves this world alone', async () => {
    const first = await send(test, '/media/avatar', await picture(), {
      token,
      fields: { square: '0,0,100' },
    });
    expect(first.status).toBe(200);
    const before = dump();
    await remove('90001');
    const id = await newest();
    await control('POST', 'clock', { advance: '1d' });
    const after = dump();
    expect(await control('POST', `moments/${id}/branch`, { name: 'what-if' })).toMatchObject({
      status: 201,
      body: { name: 'what-if' },
    });
    expect(dump()).toBe(after);
    const branch = { 'x-replica-sandbox': 'what-if', authorization: token };
    const now = await controlOf(test.app, branch)('GET', 'clock');
    expect(now.body.now).toBe(new Date(TEST_NOW).toISOString());
    const { user_avatar } = first.json.data as { user_avatar: string };
    expect((await test.app.inject({ url: user_avatar, headers: branch })).statusCode).toBe(200);
    const line = (headers: Record<string, string>) =>
      test.app.inject({ url: '/uwp/newServlet/ShopCarService/cartInfo?cartID=90001', headers });
    expect((await line(branch)).json().code).toBe(0);
    expect((await line({ authorization: token })).json().reason).toBe('cart-line-not-found');
    await rewind(id);
    expect(dump()).toBe(before);
  });

  it.each([
    ['taken', 409, 'sandbox-exists'],
    ['a b', 400, 'bad-sandbox-name'],
  ])('named %s is refused', async (name, status, reason) => {
    await control('POST', 'sandboxes/taken');
    await remove('90001');
    expect(await control('POST', `moments/${await newest()}/branch`, { name })).toMatchObject({
      status,
      body: { reason },
    });
  });
});

describe('a comparison', () => {
  it('tells what was added, removed and changed between two moments', async () => {
    await remove('90001');
    const first = await newest();
    await test.call('ShopCarService.copyCart', { cartID: '90002' }, { token });
    const second = await newest();
    await control('POST', 'scenarios/addresses-none/run', { params: { account: 'demo' } });
    const { body } = await control('GET', `moments/compare?from=${first}`);
    expect(body.leftOut).toBe(0);
    const tables = body.tables as { table: string; added: object[]; removed: object[]; changed: object[] }[];
    const cart = tables.find(({ table }) => table === 'cart_lines');
    expect(cart?.changed).toContainEqual({
      key: { id: 90001 },
      before: { deleted_at: null },
      after: { deleted_at: TEST_NOW },
    });
    expect(cart?.added).toHaveLength(1);
    const addresses = tables.find(({ table }) => table === 'addresses');
    expect(addresses?.removed.length).toBeGreaterThan(0);

    const only = await control('GET', `moments/compare?from=${first}&to=${second}`);
    expect(only.body.tables).toEqual([
      {
        table: 'cart_lines',
        added: [],
        removed: [],
        changed: [{ key: { id: 90001 }, before: { deleted_at: null }, after: { deleted_at: TEST_NOW } }],
      },
    ]);
  });

  it('is the same while the world is taken back, and the other way round', async () => {
    await remove('90001');
    const first = await newest();
    await remove('90002');
    const second = await newest();
    const ask = async () => (await control('GET', `moments/compare?from=${first}&to=latest`)).body;
    const there = await ask();
    await rewind(second);
    expect(await ask()).toEqual(there);
    await rewind(first);
    expect(await ask()).toEqual(there);
    const back = await control('GET', `moments/compare?from=latest&to=${first}`);
    expect(back.body.tables).toMatchObject([
      { changed: [{ before: { deleted_at: TEST_NOW }, after: { deleted_at: null } }, {}] },
    ]);
  });

  it('shows no token and no whole phone number', async () => {
    await control('POST', 'scenarios/addresses-none/run', { params: { account: 'super' } });
    const { body } = await control('GET', 'moments/compare?from=1');
    const text = JSON.stringify(body);
    expect(text).toContain('"token_hash":"***"');
    expect(text).toMatch(/"mobile":"1\d{2}\*{4}\d{4}"/);
    expect(text).not.toMatch(/(?<!\d)1[3-9]\d{9}(?!\d)/);
  });
});

describe('the history of a world', () => {
  it('keeps so many writes', async () => {
    await test.close();
    test = await startTestApp({ env: { moments: 3 } });
    control = controlOf(test.app);
    token = await test.tokenOf('super');
    for (const id of ['90001', '90002', '90003', '90004']) await remove(id);
    expect((await moments()).map(({ id }) => id)).toEqual([3, 4, 5]);
  });

  it('leads back over nothing that is not known any more', async () => {
    await test.close();
    test = await startTestApp({ env: { moments: 100 } });
    control = controlOf(test.app);
    token = await test.tokenOf('super');
    await remove('90001');
    await makeUsual();
    expect((await moments()).map(({ id }) => id)).toEqual([1, 2, 3]);
    // Of two hundred at least the first are forgotten, although all but one change nothing.
    await remove('90002');
    for (let at = 0; at < 250; at += 1) await makeUsual();
    await remove('90003');
    const before = dump();
    await remove('90004');
    const ids = (await moments()).map(({ id }) => id);
    expect(ids).toEqual([255, 256]);
    expect((await rewind('2')).status).toBe(404);
    await rewind('256');
    expect(dump()).toBe(before);
  });

  it('keeps what is undone, whatever the others take', async () => {
    const shares = sharesWith({ whole: 20_000, network: 20_000 });
    const clock = createClock(() => TEST_NOW);
    const db = createTestDatabase({ now: TEST_NOW });
    const own = createMoments(
      { database: () => db, clock },
      { most: 1000, account: shares.account('momentBytes', { world: 'own' }) },
    );
    own.begin();
    const texts = ['一', '二', '三', '四'];
    for (const text of texts) {
      db.sqlite.prepare('UPDATE addresses SET label = ? WHERE id = 80003').run(text);
      own.cut(() => ({ what: text, account: null, traceId: text, isCounted: false }));
    }
    own.rewind('2');
    shares.account('momentBytes', { world: 'another' }).count(20_000);
    expect(own.list()).toHaveLength(4);
    own.rewind('latest');
    expect(db.sqlite.prepare('SELECT label FROM addresses WHERE id = 80003').pluck().get()).toBe('四');
    closeDatabase(db);
  });

  it('is not kept in a demo, nor where nothing is to be kept', async () => {
    await test.close();
    test = await startTestApp({ env: { moments: 0 } });
    control = controlOf(test.app);
    token = await test.tokenOf('super');
    await remove('90001');
    expect((await control('GET', 'moments')).body).toEqual({ list: [], total: 0, bytes: 0, most: 0 });
    expect(test.world.journal.list()[0]?.moment).toBeNull();
  });

  it('is counted, and costs nothing when it is gone', async () => {
    await remove('90001');
    const bytes = Number((await control('GET', 'moments')).body.bytes);
    expect(bytes).toBeGreaterThan(100);
    await control('POST', 'reset');
    expect((await control('GET', 'moments')).body.bytes).toBe(0);
  });

  it.each([
    ['of a world', { whole: 90_000, network: 90_000, world: 3000 }],
    ['of all', { whole: 3000, network: 3000 }],
  ])('has an end in bytes too: %s', async (_whose, limits) => {
    await test.close();
    const clock = createClock(() => TEST_NOW);
    const db = createTestDatabase({ now: TEST_NOW });
    const world = createWorld({ db, clock, seed: TEST_SEED, isFresh: true, shares: sharesWith(limits) });
    test = await startTestApp({ world, env: { moments: 1000 } });
    control = controlOf(test.app);
    token = await test.tokenOf('super');
    for (const id of ['90001', '90002', '90003', '90004', '90005', '90006']) await remove(id);
    const { list, bytes } = (await control('GET', 'moments')).body as { list: Moment[]; bytes: number };
    expect(bytes).toBeLessThanOrEqual(3000);
    expect(list.at(-1)?.id).toBe(7);
    expect(list.length).toBeGreaterThan(1);
    expect(list.length).toBeLessThan(7);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabaseBytes } from '#db/client.ts';
import { logicalDump } from '#db/dump.ts';
import { clearCart } from '#db/queries/cart/cart.ts';
import { serializeTemplate } from '#db/template.ts';
import { startTestApp, type TestApp } from '#server/testing.ts';
import { controlOf } from './testing.ts';

const FILE = { 'content-type': 'application/octet-stream' };
const SUPER = 10003;

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

const exported = async (headers = {}) =>
  (await test.app.inject({ method: 'GET', url: '/__replica/export', headers })).rawPayload;

async function imported(payload: Buffer, headers = {}) {
  const reply = await test.app.inject({
    method: 'POST',
    url: '/__replica/import',
    headers: { ...FILE, ...headers },
    payload,
  });
  return { status: reply.statusCode, body: reply.json() };
}

function rowsOf(file: Buffer): string {
  const db = openDatabaseBytes(file);
  const rows = logicalDump(db);
  db.sqlite.close();
  return rows;
}

/** The exported file with something changed in it. */
async function changed(change: (db: Database) => void): Promise<Buffer> {
  const db = openDatabaseBytes(await exported());
  change(db);
  const bytes = serializeTemplate(db);
  db.sqlite.close();
  return bytes;
}

describe('an exported world', () => {
  it('comes back with its rows, its sessions and its clock', async () => {
    const control = controlOf(test.app);
    await control('POST', 'clock', { freeze: '2027-01-01' });
    const token = await test.tokenOf('super');
    clearCart(test.world.db, SUPER);
    const before = logicalDump(test.world.db);
    const file = await exported();
    await control('POST', 'reset');
    expect(await imported(file)).toMatchObject({
      status: 200,
      body: { imported: true, clock: { now: '2027-01-01T00:00:00.000Z', frozen: true } },
    });
    expect(logicalDump(test.world.db)).toBe(before);
    expect((await test.call('UserCenterMag.userIsLogin3', {}, { token })).json.status).toBe('1');
  });

  it('goes from one sandbox into another, and into no third one', async () => {
    const [a, b] = [{ 'x-replica-sandbox': 'a' }, { 'x-replica-sandbox': 'b' }];
    const plain = logicalDump(test.world.db);
    await controlOf(test.app, a)('POST', 'scenarios/cart-empty/run', { params: { account: 'super' } });
    const reply = await test.app.inject({ method: 'GET', url: '/__replica/export', headers: a });
    expect(reply.headers['content-disposition']).toBe('attachment; filename="replica-a.sqlite"');
    expect((await imported(reply.rawPayload, b)).status).toBe(200);
    expect(rowsOf(await exported(b))).toBe(rowsOf(reply.rawPayload));
    expect(logicalDump(test.world.db)).toBe(plain);
  });

  it('may be the plain file of a stopped replica, which does not tell the time', async () => {
    const file = await changed((db) => db.sqlite.exec("DELETE FROM replica_meta WHERE key = 'clock'"));
    file.fill(2, 18, 20);
    await controlOf(test.app)('POST', 'clock', { advance: '1d' });
    const now = test.world.clock.now();
    expect((await imported(file)).status).toBe(200);
    expect(test.world.clock.now()).toBe(now);
  });
});

describe('a file', () => {
  it.each([
    ['that is no database', 400, 'not-a-database', () => Buffer.from('hello')],
    ['without the marker', 400, 'not-ours', "DELETE FROM replica_meta WHERE key = 'marker'"],
    ['of another program', 400, 'not-ours', 'DROP TABLE replica_meta'],
    [
      'of a newer version',
      409,
      'newer',
      "UPDATE replica_meta SET value = '999' WHERE key = 'schema_version'",
    ],
    ['of an older version', 409, 'older', "UPDATE replica_meta SET value = '1' WHERE key = 'schema_version'"],
    ['with a trigger', 400, 'damaged', 'CREATE TRIGGER t AFTER INSERT ON sessions BEGIN SELECT 1; END'],
    [
      'with a view in place of a table',
      400,
      'not-ours',
      'DROP TABLE replica_meta; CREATE VIEW replica_meta AS SELECT 1',
    ],
    ['with a table more', 400, 'damaged', 'CREATE TABLE more (id INTEGER)'],
    ['with a clock that is none', 400, 'damaged', "UPDATE replica_meta SET value = '{}' WHERE key = 'clock'"],
    ['that is cut off', 400, 'damaged', (file: Buffer) => file.subarray(0, Math.floor(file.length / 2))],
  ] as const)('%s is refused with %i %s, and the world stays', async (_what, status, reason, change) => {
    const before = logicalDump(test.world.db);
    const clock = test.world.clock.state();
    const file =
      typeof change === 'string' ? await changed((db) => db.sqlite.exec(change)) : change(await exported());
    expect(await imported(file)).toMatchObject({ status, body: { reason, message: expect.any(String) } });
    expect(logicalDump(test.world.db)).toBe(before);
    expect(test.world.clock.state()).toEqual(clock);
  });

  it('that is too big is refused', async () => {
    expect((await imported(Buffer.alloc(256 * 1024 * 1024 + 1))).status).toBe(413);
  });

  it('is wanted', async () => {
    expect(await controlOf(test.app)('POST', 'import', {})).toMatchObject({
      status: 400,
      body: { reason: 'no-file' },
    });
  });
});

describe("a database without the replica's marker", () => {
  it('is not reset', async () => {
    test.world.db.sqlite.exec("UPDATE replica_meta SET value = 'else' WHERE key = 'marker'");
    const before = logicalDump(test.world.db);
    expect(await controlOf(test.app)('POST', 'reset')).toMatchObject({
      status: 400,
      body: { reason: 'not-ours' },
    });
    expect(logicalDump(test.world.db)).toBe(before);
  });
});

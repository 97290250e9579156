import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabaseBytes } from '#db/client.ts';
import { logicalDump } from '#db/dump.ts';
import { clearCart } from '#db/queries/cart/cart.ts';
import { serializeTemplate } from '#db/template.ts';
import { startTestApp, type TestApp } from '#server/testing.ts';
import { exportKey } from '#server/worlds/export-key.ts';
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
    [
      'with a trigger that is called like a table and stands before it',
      400,
      'damaged',
      `CREATE TRIGGER feedback AFTER INSERT ON sessions BEGIN DELETE FROM addresses; END;
       PRAGMA writable_schema = ON;
       UPDATE sqlite_master SET rowid = rowid + 1000 WHERE tbl_name = 'feedback';
       PRAGMA writable_schema = OFF`,
    ],
    ['with an index less', 400, 'damaged', 'DROP INDEX orders_due'],
    [
      'of another page size',
      400,
      'damaged',
      (file: Buffer) => Buffer.from(file.fill(Buffer.from([0, 1]), 16, 18)),
    ],
    ['for another program', 400, 'damaged', 'PRAGMA application_id = 7'],
    ['with a word for a number', 400, 'damaged', "UPDATE cart_lines SET count = 'many'"],
    ['with a part of a number', 400, 'damaged', 'UPDATE cart_lines SET count = 1.5'],
    ['with a number beyond all dates', 400, 'damaged', 'UPDATE orders SET created_at = 9007199254740993'],
    ['with bytes for a text', 400, 'damaged', "UPDATE publications SET name = x'00ff'"],
    [
      'with a text without end',
      400,
      'damaged',
      "UPDATE users SET nick = replace(hex(zeroblob(40000)), '0', 'long')",
    ],
    ['with a state that there is not', 400, 'damaged', "UPDATE orders SET state = 'lost'"],
    ['with a list that is none', 400, 'damaged', "UPDATE publications SET tags = '7'"],
    ['with a choice that cannot be read', 400, 'damaged', "UPDATE cart_lines SET selections = 'SELECT'"],
    [
      'with rows that belong to none',
      400,
      'damaged',
      'PRAGMA foreign_keys = OFF; UPDATE cart_lines SET goods_id = 4711',
    ],
    ['with bytes behind it', 400, 'damaged', (file: Buffer) => Buffer.concat([file, Buffer.alloc(4096)])],
    ['that is cut off', 400, 'damaged', (file: Buffer) => file.subarray(0, Math.floor(file.length / 2))],
  ] as const)('%s is refused with %i %s, and the world stays', async (_what, status, reason, change) => {
    const before = logicalDump(test.world.db);
    const clock = test.world.clock.state();
    const file = await changed((db) => typeof change === 'string' && db.sqlite.unsafeMode().exec(change));
    expect(await imported(typeof change === 'string' ? file : change(file))).toMatchObject({
      status,
      body: { reason, message: expect.any(String) },
    });
    expect(logicalDump(test.world.db)).toBe(before);
    expect(test.world.clock.state()).toEqual(clock);
  });

  it('whose rows would not fit into memory is refused before it is read', async () => {
    const file = Buffer.alloc(33 * 1024 * 1024);
    (await exported()).copy(file);
    expect(await imported(file)).toMatchObject({ status: 400, body: { reason: 'too-large' } });
  });

  it('brings its rows into a database of ours, and nothing else of it', async () => {
    const file = await changed((db) => db.sqlite.exec('PRAGMA user_version = 0; VACUUM'));
    expect((await imported(file)).status).toBe(200);
    const schema = test.world.db.sqlite.prepare('SELECT count(*) FROM sqlite_master').pluck();
    const blank = openDatabaseBytes(test.world.blank());
    expect(schema.get()).toBe(blank.sqlite.prepare('SELECT count(*) FROM sqlite_master').pluck().get());
    blank.sqlite.close();
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

describe('a demo', () => {
  const DEMO = { mode: 'demo', controlToken: null } as const;
  const visit = (name: string) => ({ cookie: `deskSandbox=${name}` });

  async function visitor(): Promise<Record<string, string>> {
    const reply = await test.app.inject({ method: 'GET', url: '/__replica/info' });
    const [, name = ''] = /deskSandbox=([^;]+)/.exec(String(reply.headers['set-cookie'])) ?? [];
    return visit(name);
  }

  beforeEach(async () => {
    await test.close();
    test = await startTestApp({ env: DEMO });
  });

  it('takes what it gave out itself, also to another visitor', async () => {
    const file = await exported(await visitor());
    expect((await imported(file, await visitor())).status).toBe(200);
  });

  it.each<[string, (file: Buffer) => Buffer]>([
    ['was changed in a letter', (file) => Buffer.from(file.fill('x', 5000, 5001))],
    ['has no signature', (file) => file.subarray(0, -45)],
    ['has another signature', (file) => file.fill(0, file.length - 45, file.length - 13)],
    ['is no file at all', () => Buffer.from('hello')],
  ])('refuses in words what %s', async (_what, change) => {
    const own = await visitor();
    expect(await imported(change(await exported(own)), own)).toMatchObject({
      status: 403,
      body: { reason: 'not-our-export', message: expect.stringContaining('a replica of your own') },
    });
  });

  it('knows its exports again after a restart on the same folder', () => {
    const folder = mkdtempSync(join(tmpdir(), 'replica-key-'));
    const key = exportKey(folder);
    expect(exportKey(folder)).toEqual(key);
    writeFileSync(join(folder, 'export-key'), 'cut');
    expect(exportKey(folder)).not.toEqual(key);
    rmSync(folder, { recursive: true });
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

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { serialize } from 'node:v8';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MIGRATIONS_FOLDER } from '#db/testing.ts';
import { readEnv } from '#server/env.ts';
import { startTestApp, type TestApp } from '#server/testing.ts';
import type { HandOver } from '#server/worlds/world.ts';
import { openWorld } from './create-world.ts';
import { HandOverRefused, packHandOver, unpackHandOver } from './hand-over.ts';
import { controlOf, type Json } from './testing.ts';

const SANDBOX = { 'x-replica-sandbox': 'w1' };
const VISIT = { method: 'POST', url: '/uwp/newServlet/UserCenterMag/userIsLogin3' } as const;
const asItIs = (database: Buffer) => database;

let dataDir = '';
let servers: TestApp[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'replica-hand-over-'));
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  rmSync(dataDir, { recursive: true });
});

/** A server of that folder, as if in a process of its own. */
async function start(handOver?: HandOver): Promise<TestApp> {
  const env = readEnv([], { DATA_DIR: dataDir, REPLICA_CLOCK: '2026-11-21' });
  const world = openWorld(env, { migrationsFolder: MIGRATIONS_FOLDER, handOver });
  const server = await startTestApp({ world, env: { dataDir } });
  if (handOver) server.app.worlds.remember(handOver.sandboxes);
  servers.push(server);
  return server;
}

/** What was known of one server, and the next one that knows it; of the old one only the file is closed. */
async function replace(server: TestApp): Promise<TestApp> {
  const bytes = packHandOver(server.app.worlds.memory());
  server.world.db.sqlite.close();
  servers = [];
  return start(unpackHandOver(bytes, asItIs));
}

/** What anybody can see of a world. */
async function seen({ app }: TestApp, headers: Record<string, string>): Promise<Json> {
  const control = controlOf(app, headers);
  // When it ends depends on who looks.
  const { clock, expiresAt, ...info } = (await control('GET', 'info')).body as {
    clock: Json;
    expiresAt: unknown;
  };
  const parts = ['faults', 'journal', 'snapshots', 'sandboxes'];
  const bodies = await Promise.all(parts.map(async (part) => (await control('GET', part)).body));
  const [, , , { list: sandboxes = [] } = {}] = bodies;
  const list = (sandboxes as Json[]).map(({ name, createdAt, endsAt }) => ({
    name,
    createdAt,
    endsAt,
  }));
  return {
    info,
    canEnd: expiresAt !== null,
    frozen: clock.frozen,
    sandboxes: list,
    bodies: bodies.slice(0, 3),
  };
}

it('takes rules, journal, snapshots, clock and sandboxes from one server to the next', async () => {
  const before = await start();
  for (const headers of [{}, SANDBOX]) {
    const control = controlOf(before.app, headers);
    await control('POST', 'snapshots/early');
    await control('POST', 'clock', { freeze: '2027-02-03' });
    await control('POST', 'faults', { operation: '*', kind: 'status', status: 500, times: 3 });
    await before.app.inject({ ...VISIT, headers });
  }
  await controlOf(before.app)('POST', 'clock', { advance: '1d' });
  const seenBefore = await Promise.all([seen(before, {}), seen(before, SANDBOX)]);
  expect(seenBefore[1]).toMatchObject({
    frozen: true,
    sandboxes: [{ name: 'w1' }],
    bodies: [{ list: [{ timesLeft: 2 }] }, { total: 1 }, { list: [{ name: 'early' }] }],
  });

  const after = await replace(before);
  expect(await Promise.all([seen(after, {}), seen(after, SANDBOX)])).toEqual(seenBefore);
  // The next exchange has the next number, and a moment that was saved can be had.
  await after.app.inject({ ...VISIT, headers: SANDBOX });
  expect((await controlOf(after.app, SANDBOX)('GET', 'journal')).body).toMatchObject({
    list: [{ seq: 1 }, { seq: 2 }],
  });
  await controlOf(after.app, SANDBOX)('POST', 'snapshots/early/load');
  expect((await controlOf(after.app, SANDBOX)('GET', 'clock')).body.frozen).toBe(false);
});

it('keeps the rows and the files of a sandbox', async () => {
  const before = await start();
  const own = before.app.worlds.enter('w1', '127.0.0.1');
  own.db.sqlite.exec("UPDATE users SET nick = 'kept' WHERE id = 10001");
  const draft = await own.files.receive(Readable.from([Buffer.from('kept')]), 100);
  own.files.keep(draft);

  const after = await replace(before);
  const again = after.app.worlds.find('w1');
  expect(again?.db.sqlite.prepare('SELECT nick FROM users WHERE id = 10001').pluck().get()).toBe('kept');
  expect(existsSync(again?.files.find(draft.hash) ?? '')).toBe(true);
});

it('has a clock that a reset takes to where it began', async () => {
  const before = await start();
  before.world.clock.advance(1000 * 3600 * 24);
  const { initialOffset } = before.world.clock.memory();
  const after = await replace(before);
  expect(after.world.clock.memory()).toEqual({
    initialOffset,
    offset: initialOffset + 1000 * 3600 * 24,
    frozenAt: null,
  });
});

it.each([
  ['something else', Buffer.from('nothing of ours')],
  ['another form', serialize({ format: 'desk-hand-over-0', main: {}, sandboxes: [] })],
])('refuses %s', (_what, bytes) => {
  expect(() => unpackHandOver(bytes, asItIs)).toThrow(HandOverRefused);
});

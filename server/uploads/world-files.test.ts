import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#db/testing.ts';
import { createWorld } from '#server/replica/create-world.ts';
import { controlOf } from '#server/replica/testing.ts';
import { startTestApp, TEST_NOW, type TestApp } from '#server/testing.ts';
import { createClock } from '#server/worlds/clock.ts';
import { begun, hashOf, pdf, picture, send } from './testing.ts';

let test: TestApp;
let token: string;
beforeEach(async () => {
  test = await startTestApp();
  token = await test.tokenOf('super');
});
afterEach(() => test.close());

const names = () => test.world.files.names();
async function withPage(): Promise<string> {
  const id = await begun(test, token, { pageNum: 1 });
  await send(test, `/media/opus/${id}/pages/1`, await picture(), { token });
  return id;
}

describe('the files of a world', () => {
  it('go with a reset', async () => {
    await withPage();
    await controlOf(test.app)('POST', 'reset');
    expect(names()).toEqual([]);
  });

  it('stay as long as a snapshot needs them, and come back with it', async () => {
    const control = controlOf(test.app);
    await withPage();
    const before = names();
    await control('POST', 'snapshots/before');
    await control('POST', 'reset');
    expect(names()).toEqual(before);
    await control('POST', 'snapshots/before/load');
    expect(names()).toEqual(before);
    await control('DELETE', 'snapshots/before');
    await control('POST', 'reset');
    expect(names()).toEqual([]);
  });

  it('are part of an export, and come in with it', async () => {
    await withPage();
    const before = names();
    const exported = await test.app.inject({ method: 'GET', url: '/__replica/export' });
    await controlOf(test.app)('POST', 'reset');
    expect(names()).toEqual([]);
    const imported = await test.app.inject({
      method: 'POST',
      url: '/__replica/import',
      headers: { 'content-type': 'application/octet-stream' },
      payload: exported.rawPayload,
    });
    expect(imported.statusCode).toBe(200);
    expect(names()).toEqual(before);
  });

  it('that are not what their name says do not come in', async () => {
    await withPage();
    const exported = await test.app.inject({ method: 'GET', url: '/__replica/export' });
    const changed = Buffer.from(exported.rawPayload);
    const at = changed.lastIndexOf(Buffer.from('IEND'));
    changed[at - 8] = (changed[at - 8] ?? 0) ^ 1;
    const imported = await test.app.inject({
      method: 'POST',
      url: '/__replica/import',
      headers: { 'content-type': 'application/octet-stream' },
      payload: changed,
    });
    expect([imported.statusCode, imported.json().reason]).toEqual([400, 'damaged']);
  });

  it('go when the last work that shows them is purged', async () => {
    const [first, second] = [
      await withPage(),
      await begun(test, token, { source: pdf('other'), pageNum: 1 }),
    ];
    await send(test, `/media/opus/${second}/pages/1`, await picture(), { token });
    await test.call('OpusServiceMag.cancelImport', { opusID: first }, { token });
    expect(names()).toContain(hashOf(await picture()));
    await test.call('OpusServiceMag.cancelImport', { opusID: second }, { token });
    expect(names()).toEqual([]);
  });

  it('go with the sandbox that they are in', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'replica-world-files-'));
    const clock = createClock(() => TEST_NOW);
    const world = createWorld({ db: createTestDatabase(), clock, seed: 1, filesFolder: folder });
    const sandbox = world.createSandbox({ name: 'mine', ticket: 'a'.repeat(32), network: 'n' });
    sandbox.files.keep(await sandbox.files.receive(Readable.from([pdf()]), 1000));
    expect(existsSync(join(folder, 'a'.repeat(32)))).toBe(true);
    sandbox.close();
    expect(existsSync(join(folder, 'a'.repeat(32)))).toBe(false);
    world.close();
    rmSync(folder, { recursive: true });
  });

  it('that no row names are gone at the next start, and those that a row names stay', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'replica-world-files-'));
    const clock = createClock(() => TEST_NOW);
    const db = createTestDatabase();
    const world = createWorld({ db, clock, seed: 1, filesFolder: folder });
    for (const text of ['kept', 'orphan']) {
      world.files.keep(await world.files.receive(Readable.from([pdf(text)]), 1000));
    }
    db.sqlite
      .prepare(
        "INSERT INTO member_files (owner_id, hash, kind, bytes, created_at) VALUES (10003, ?, 'pdf', 9, 0)",
      )
      .run(hashOf(pdf('kept')));
    const next = createWorld({ db, clock, seed: 1, filesFolder: folder });
    expect(next.files.names()).toEqual([hashOf(pdf('kept'))]);
    next.close();
    rmSync(folder, { recursive: true });
  });
});

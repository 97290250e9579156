import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { serializeTemplate, writeTemplate } from '#db/template.ts';
import { createTestDatabase } from '#db/testing.ts';
import { createWorld } from './replica/create-world.ts';
import { startTestApp, TEST_NOW, type TestApp } from './testing.ts';
import { createClock } from './worlds/clock.ts';

/** What the server says when its machine does not let it store: the failures are the machine's own, or told by it. */
let folder = '';
let file = '';
let at: TestApp;
const told = vi.fn<(line: string) => void>();

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'desk-storing-'));
  file = join(folder, 'desk.sqlite');
  writeTemplate(serializeTemplate(createTestDatabase({ now: TEST_NOW })), file);
  const world = createWorld({ db: openDatabase(file), clock: createClock(() => TEST_NOW), seed: 1 });
  at = await startTestApp({ world, tell: told });
  told.mockClear();
});
afterEach(async () => {
  await at.close();
  rmSync(folder, { recursive: true, force: true });
});

const feedback = () => at.call('MemberServiceMag.sendFeedback', { content: '纸张很好，谢谢' }, { token });
const reset = () => at.app.inject({ method: 'POST', url: '/__replica/reset' });
let token = '';
beforeEach(async () => {
  token = await at.tokenOf('super');
});

describe('a database file that was deleted', () => {
  it('is noticed by the next write, which is not acknowledged', async () => {
    rmSync(file);
    const reply = await feedback();
    expect([reply.status, reply.json]).toMatchObject([
      503,
      { reason: 'disk-lost', message: '服务器找不到数据文件，没有保存，请联系管理员' },
    ]);
    expect(told.mock.calls).toEqual([
      [expect.stringMatching(/desk\.sqlite cannot be reached.*with a reset\.$/)],
    ]);
  });

  it('is told once and not with every call', async () => {
    rmSync(file);
    await feedback();
    await feedback();
    expect(told).toHaveBeenCalledOnce();
  });

  it('comes back with a reset, its folder too', async () => {
    rmSync(folder, { recursive: true });
    expect((await reset()).statusCode).toBe(200);
    token = await at.tokenOf('super');
    expect((await feedback()).json.code).toBe(0);
    expect(existsSync(file)).toBe(true);
  });
});

describe('a reset that finds no way to write', () => {
  it('says why, and the data before it stay as they were', async () => {
    await feedback();
    // Asked just before the draft is written.
    vi.spyOn(at.world.db, 'isDurable', 'get').mockImplementation(() => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
    expect((await reset()).statusCode).toBe(507);
    vi.restoreAllMocks();
    expect(at.world.db.sqlite.prepare('SELECT count(*) FROM feedback').pluck().get()).toBe(1);
    expect((await feedback()).json.code).toBe(0);
    expect(readdirSync(folder)).not.toContain('desk.sqlite.new');
  });
});

describe('a call that the machine does not let store', () => {
  it.each([
    ['SQLITE_FULL', 507, 'disk-full'],
    ['ENOSPC', 507, 'disk-full'],
    ['EROFS', 503, 'disk-read-only'],
    ['SQLITE_READONLY', 503, 'disk-read-only'],
    ['EACCES', 503, 'disk-no-rights'],
    ['SQLITE_CORRUPT', 503, 'disk-damaged'],
  ])('for %s is answered %i with words', async (code, status, reason) => {
    vi.spyOn(at.world.faults, 'draw').mockImplementation(() => {
      throw Object.assign(new Error('the machine says so'), { code });
    });
    const reply = await feedback();
    expect([reply.status, reply.json]).toMatchObject([status, { code: status, reason }]);
    expect(reply.json.message).toMatch(/^服务器.*请/);
  });
});

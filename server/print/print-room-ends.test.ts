/** Files that are never wanted again while they are drawn: the world is set back, or the server is killed. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPrintRoom, type PrintRoom } from './print-room.ts';
import type { PrintWish } from './print-wish.ts';
import { EVERY_KIND, SIZE } from './testing/every-kind.ts';

const [PAGE] = EVERY_KIND.map(({ page }) => page);
if (!PAGE) throw new Error('there is no page');

let folder: string;
let room: PrintRoom | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'print-room-ends-'));
});
afterEach(() => {
  room?.close();
  room = null;
  rmSync(folder, { recursive: true, force: true });
});

/** Everything but the fonts that are kept. */
const lying = () =>
  readdirSync(folder, { recursive: true }).filter(
    (name) => name !== 'fonts' && !String(name).endsWith('.ttf'),
  );

const long = (hash: string): PrintWish => ({
  ...{ key: hash, hash, form: 'read', title: '', author: '', at: 0, sheets: {}, source: '', ownPages: 400 },
  book: { ...SIZE, pageNum: 400, outline: [], page: () => PAGE, numberOf: () => null },
});

it('what a world asked for before it was set back is dropped: on its way, waiting, and its shares', async () => {
  room = openPrintRoom(folder, 10 ** 9);
  const held = { shares: 0 };
  const take = () => {
    held.shares += 1;
    return () => {
      held.shares -= 1;
    };
  };
  let isOver = false;
  const holder = { network: 'n', world: 'w', member: '1' };
  const place = { holder, find: () => null, take, pause: async () => {} };
  const before = room.deskOf({ ...place, isOver: () => isOver });
  for (const hash of ['a', 'b', 'c']) before.begin(long(hash));
  await vi.waitFor(
    () => expect(before.look('a', 'a', 'read')).toMatchObject({ state: 'drawing', page: expect.any(Number) }),
    { timeout: 60_000 },
  );
  isOver = true;
  const after = room.deskOf({ ...place, isOver: () => false });
  expect(after.look('a', 'a', 'read')).toBeNull();
  expect(held.shares).toBe(0);
  await vi.waitFor(() => expect(lying()).toEqual([]), { timeout: 60_000 });
  for (const hash of ['d', 'e', 'f']) expect(after.begin(long(hash)).state).toBe('waiting');
  expect(() => after.begin(long('g'))).toThrow('最多同时生成 3 个文件');
}, 150_000);

it('a file stops by itself where its world ended and no call comes any more', async () => {
  room = openPrintRoom(folder, 10 ** 9);
  let isOver = false;
  const desk = room.deskOf({
    holder: { network: 'n', world: 'w', member: '1' },
    ...{ find: () => null, take: () => () => {}, isOver: () => isOver, pause: async () => {} },
  });
  desk.begin(long('a'));
  await vi.waitFor(() => expect(lying().some((name) => String(name).endsWith('.part'))).toBe(true), {
    timeout: 60_000,
  });
  isOver = true;
  await vi.waitFor(() => expect(lying()).toEqual([]), { timeout: 60_000 });
}, 150_000);

it('the next start removes what a killed server left, and what others put there stays', async () => {
  const server = fork(fileURLToPath(new URL('./testing/long-drawing.ts', import.meta.url)), [folder], {
    execArgv: ['--no-warnings'],
  });
  await once(server, 'message');
  server.kill('SIGKILL');
  await once(server, 'exit');
  expect(lying().map((name) => String(name).split('.').at(-1))).toEqual(
    expect.arrayContaining(['job', 'part']),
  );
  mkdirSync(join(folder, 'fonts'), { recursive: true });
  writeFileSync(join(folder, 'fonts', 'half.ttf.123'), '');
  writeFileSync(join(folder, `${'0'.repeat(64)}.pdf`), '%PDF');
  room = openPrintRoom(folder, 10 ** 9);
  expect(lying()).toEqual([`${'0'.repeat(64)}.pdf`]);
}, 150_000);

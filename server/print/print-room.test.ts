import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Book } from '#contracts/rules/pages/book.ts';
import { openPrintRoom, type PrintRoom } from './print-room.ts';
import type { PrintWish } from './print-wish.ts';
import { plainPdf } from './source/testing.ts';
import { EVERY_KIND, SIZE } from './testing/every-kind.ts';

const [PAGE] = EVERY_KIND.map(({ page }) => page);
if (!PAGE) throw new Error('there is no page');
const BOOK: Book = { ...SIZE, pageNum: 3, outline: [], page: () => PAGE, numberOf: () => null };

let folder: string;
let room: PrintRoom;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'print-room-'));
  room = openPrintRoom(folder, 10 ** 9);
});
afterEach(() => {
  room.close();
  rmSync(folder, { recursive: true, force: true });
});

const deskOf = (member: string, world = 'w') =>
  room.deskOf({
    holder: { network: 'n', world, member },
    ...{ find: () => null, take: () => () => {}, isOver: () => false, pause: async () => {} },
  });

const wish = (hash: string, more: Partial<PrintWish> = {}): PrintWish => ({
  ...{ key: hash, hash, form: 'read', title: '', author: '', at: 0, book: BOOK, sheets: {} },
  ...{ source: '', ownPages: BOOK.pageNum },
  ...more,
});

/** Everything but the fonts that are kept. */
const lying = () =>
  readdirSync(folder, { recursive: true }).filter(
    (name) => name !== 'fonts' && !String(name).endsWith('.ttf'),
  );

async function settled(desk: ReturnType<typeof deskOf>, hash: string) {
  const told = await vi.waitFor(
    () => {
      const look = desk.look(hash, hash, 'read');
      expect(['ready', 'failed']).toContain(look?.state);
      return look;
    },
    { timeout: 120_000, interval: 100 },
  );
  return told;
}

describe('the room for print files', () => {
  it('draws one after the other, and keeps each for whoever wants the same', async () => {
    const [one, other] = [deskOf('1'), deskOf('2')];
    expect(one.begin(wish('a'))).toEqual({ state: 'waiting', ahead: 0 });
    expect(other.begin(wish('b'))).toEqual({ state: 'waiting', ahead: 1 });
    const ready = await settled(one, 'a');
    const path = room.find('a', 'read') ?? '';
    expect(ready).toEqual({ state: 'ready', bytes: statSync(path).size });
    expect(other.begin(wish('a', { key: 'mine' }))).toEqual(ready);
    expect((await settled(other, 'b'))?.state).toBe('ready');
    expect(lying()).toHaveLength(2);
    expect(room.find('a', 'print')).toBeNull();
  }, 240_000);

  it.each([0, 20, 400, 1500])(
    'leaves nothing of one that is cancelled after %d ms',
    async (ms) => {
      const desk = deskOf('1');
      const book = { ...BOOK, pageNum: 400 };
      desk.begin(wish('long', { book }));
      await after(ms);
      desk.cancel('long');
      expect(desk.look('long', 'long', 'read')).toBeNull();
      await vi.waitFor(() => expect(lying()).toEqual([]), { timeout: 60_000 });
    },
    90_000,
  );

  it('tells of a failure once, and draws the next', async () => {
    const desk = deskOf('1');
    const page = {
      ...PAGE,
      elements: EVERY_KIND[15]?.page.elements.map((one) => ({ ...one, source: 'file:x' })) ?? [],
    };
    desk.begin(wish('bad', { book: { ...BOOK, page: () => page as typeof PAGE } }));
    desk.begin(wish('good'));
    expect(await settled(desk, 'bad')).toMatchObject({
      state: 'failed',
      why: expect.stringContaining('第 1 页'),
    });
    expect(desk.look('bad', 'bad', 'read')).toBeNull();
    expect((await settled(desk, 'good'))?.state).toBe('ready');
  }, 240_000);

  it('prints the file of a member itself, and draws the pages where it is gone or odd', async () => {
    const source = await plainPdf({ pageNum: 3 });
    const path = join(folder, 'source');
    writeFileSync(path, source);
    const place = {
      holder: { network: 'n', world: 'w', member: '1' },
      ...{ take: () => () => {}, isOver: () => false, pause: async () => {} },
    };
    const desk = room.deskOf({ ...place, find: (hash) => (hash === 'whole' ? path : null) });
    expect(await desk.factsOf('whole', 3)).toMatchObject({ why: '', bareFonts: [{ name: 'Helvetica' }] });
    expect(await desk.factsOf('whole', 4)).toMatchObject({ why: 'damaged' });
    expect(await desk.factsOf('gone', 3)).toBeNull();
    for (const [hash, ownPages, isOwn] of [
      ['whole', 3, true],
      ['whole', 2, false],
      ['gone', 3, false],
    ] as const) {
      const key = `${hash} ${ownPages}`;
      desk.begin(wish(key, { source: hash, ownPages }));
      expect((await settled(desk, key))?.state).toBe('ready');
      const file = readFileSync(room.find(key, 'read') ?? '');
      expect(file.subarray(0, source.length).equals(source)).toBe(isOwn);
    }
  }, 240_000);

  it('takes three of one member', () => {
    const desk = deskOf('1');
    for (const hash of ['a', 'b', 'c']) desk.begin(wish(hash));
    expect(() => desk.begin(wish('d'))).toThrow('最多同时生成 3 个文件');
    expect(deskOf('1', 'other').begin(wish('d'))).toMatchObject({ state: 'waiting' });
    desk.cancel('b');
    expect(desk.begin(wish('d'))).toMatchObject({ state: 'waiting' });
  });

  it('makes room for the newest', async () => {
    room.close();
    room = openPrintRoom(folder, 1);
    const desk = deskOf('1');
    for (const hash of ['a', 'b']) {
      desk.begin(wish(hash));
      await settled(desk, hash);
    }
    expect([room.find('a', 'read'), room.find('b', 'read') !== null]).toEqual([null, true]);
  }, 240_000);
});

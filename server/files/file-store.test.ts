import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../shares/share-limits.ts';
import { createShares, type Shares } from '../shares/shares.ts';
import { createFileRoom, type FileRoom } from './file-room.ts';
import { type FileStore, FileTooLarge, openFileStore } from './file-store.ts';

let folder: string;
let store: FileStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'desk-files-'));
  store = openFileStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const receive = (text: string, most = 100) => store.receive(Readable.from([Buffer.from(text)]), most);
const left = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\w{32}/.test(name));

describe('the store of files', () => {
  it('keeps a file once, under its hash', async () => {
    for (const text of ['book', 'book', 'page']) store.keep(await receive(text));
    expect(left()).toHaveLength(2);
    expect(readFileSync(store.find(hashOf('book')) ?? '', 'utf8')).toBe('book');
  });

  it('takes as much as is allowed, and leaves nothing of what is more', async () => {
    expect((await receive('12345', 5)).bytes).toBe(5);
    await expect(receive('123456', 5)).rejects.toBeInstanceOf(FileTooLarge);
    expect(left()).toHaveLength(1);
  });

  it('leaves nothing of a stream that breaks off', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('gone');
      })(),
    );
    await expect(store.receive(broken, 100)).rejects.toThrow('gone');
    expect(left()).toEqual([]);
  });

  it('forgets drafts, by itself when the process died', async () => {
    store.drop(await receive('one'));
    await receive('two');
    openFileStore(folder);
    expect(left()).toEqual([]);
  });

  it('keeps the smaller sizes of a picture with it, and sweeps them with it', async () => {
    const draft = await receive('picture');
    store.keep(draft, { small: Buffer.from('tiny') });
    expect(readFileSync(store.find(draft.hash, 'small') ?? '', 'utf8')).toBe('tiny');
    expect(store.find(draft.hash, 'large')).toBeNull();
    store.sweep(new Set());
    expect(left()).toEqual([]);
  });

  it('sweeps what nothing names', async () => {
    for (const text of ['book', 'page']) store.keep(await receive(text));
    writeFileSync(join(folder, 'note'), 'not a file of the store');
    store.sweep(new Set([hashOf('book')]));
    expect(store.names()).toEqual([hashOf('book')]);
  });

  describe('in a room of ten bytes', () => {
    let shares: Shares;
    let room: FileRoom;
    const WORDS = { world: '小间满了', network: '满了', whole: '满了' };
    const roomOf = (world: string) =>
      createFileRoom(shares.account('fileBytes', { network: 'n', world }), WORDS);
    beforeEach(() => {
      const fileBytes = { whole: 10, network: 10, world: 10 };
      shares = createShares({ isShared: true, limits: { ...LIMITS, fileBytes } });
      room = roomOf('all');
      store = openFileStore(folder, { room });
    });
    const isRoomFor = (bytes: number) => {
      try {
        room.take(bytes);
        room.give(bytes);
        return true;
      } catch {
        return false;
      }
    };

    it('takes no more, and leaves nothing of it', async () => {
      store.keep(await receive('123456'));
      await expect(receive('12345')).rejects.toThrow('满了');
      expect(() => store.put(hashOf('x'), Buffer.from('12345'))).toThrow('满了');
      expect(left()).toHaveLength(1);
      expect([isRoomFor(4), isRoomFor(5)]).toEqual([true, false]);
    });

    it('counts a file from its first byte until it is gone, and the same file once', async () => {
      const draft = await receive('1234');
      expect([isRoomFor(6), isRoomFor(7)]).toEqual([true, false]);
      store.drop(draft);
      store.drop(draft);
      expect([isRoomFor(10), isRoomFor(11)]).toEqual([true, false]);
      for (const _again of [1, 2]) {
        const same = await receive('1234');
        store.keep(same, { small: Buffer.from('1') });
        store.drop(same);
      }
      expect([isRoomFor(5), isRoomFor(6)]).toEqual([true, false]);
      store.sweep(new Set());
      expect(isRoomFor(10)).toBe(true);
    });

    it('gives everything back to what all have together', async () => {
      shares.limit('fileBytes', { whole: 10, network: 10, world: 8 });
      room = roomOf('another');
      store = openFileStore(join(folder, 'part'), { room: roomOf('part') });
      store.keep(await receive('1234567'));
      await expect(receive('12')).rejects.toThrow('小间满了');
      expect([isRoomFor(3), isRoomFor(4)]).toEqual([true, false]);
      const late = await receive('1');
      store.destroy();
      store.drop(late);
      expect(shares.taken('fileBytes')).toBe(0);
    });
  });

  it.each(['../../etc/passwd', '', 'A'.repeat(64), hashOf('x').slice(1)])('has no file named %s', (name) => {
    expect(store.find(name)).toBeNull();
    expect(() => store.put(name, Buffer.from('x'))).toThrow(RangeError);
  });
});

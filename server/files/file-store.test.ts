import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
    expect(store.bytes()).toBe(8);
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

  it.each(['../../etc/passwd', '', 'A'.repeat(64), hashOf('x').slice(1)])('has no file named %s', (name) => {
    expect(store.find(name)).toBeNull();
    expect(() => store.put(name, Buffer.from('x'))).toThrow(RangeError);
  });
});

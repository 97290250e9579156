import { createHash, randomBytes } from 'node:crypto';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { anyRoom, type FileRoom } from './file-room.ts';

/** A file that came in and is not kept yet. */
export interface Draft {
  /** Where its bytes lie, for who looks into them. */
  readonly path: string;
  readonly hash: string;
  readonly bytes: number;
}

/** Smaller pictures that were made of one (两种尺寸); a picture that is small enough needs none. */
export const SIZES = ['large', 'small'] as const;
export type Size = (typeof SIZES)[number];
export type Sizes = Readonly<Partial<Record<Size, Uint8Array>>>;

/** The files of one world (文件库). Whatever is kept lies under the name of its hash, once. */
export interface FileStore {
  /** Reads a stream to its end. Throws `FileTooLarge`, what its room says and what the disk says; nothing is left then. */
  receive(source: Readable, most: number): Promise<Draft>;
  /** From here on the file outlives the process, with the sizes that were made of it. */
  keep(draft: Draft, sizes?: Sizes): void;
  drop(draft: Draft): void;
  /** Where the file lies, or a size of it; null where there is none. */
  find(hash: string, size?: Size): string | null;
  /** All that is kept, as names below the folder of the store. */
  names(): string[];
  /** Puts a file back under the name that it had. */
  put(name: string, content: Uint8Array): void;
  read(name: string): string;
  /** Removes files that are not named, as many as one call may take; the rest goes the next time. */
  sweep(named: ReadonlySet<string>): void;
  /** Removes everything; the store is not used afterwards. */
  destroy(): void;
}

export class FileTooLarge extends Error {
  readonly most: number;

  constructor(most: number) {
    super(`a file may have ${most} bytes`);
    this.most = most;
  }
}

const HASH = /^[0-9a-f]{64}$/;
const NAME = /^([0-9a-f]{64})(\.large|\.small)?$/;
const DRAFTS = 'drafts';
const SWEPT_AT_ONCE = 1000;

/**
 * A store in a folder, which is made when the first file comes. Drafts of a process that died are gone. A durable one
 * waits for the disk, so that no row outlives its file.
 */
export function openFileStore(
  folder: string,
  { room: limited, isDurable = false }: { room?: FileRoom; isDurable?: boolean } = {},
): FileStore {
  const room = limited ?? anyRoom();
  const drafts = join(folder, DRAFTS);
  rmSync(drafts, { recursive: true, force: true });
  /** What the drafts take: a file counts from its first byte on. */
  const begun = new Map<string, number>();

  function pathOf(name: string): string {
    // A name from outside must never become a path of its own.
    if (!NAME.test(name)) throw new RangeError('a file is named by its hash');
    return join(folder, name.slice(0, 2), name);
  }

  function newDraft(): string {
    mkdirSync(drafts, { recursive: true });
    const path = join(drafts, randomBytes(16).toString('hex'));
    begun.set(path, 0);
    return path;
  }

  function grow(draft: string, bytes: number): void {
    room.take(bytes);
    begun.set(draft, (begun.get(draft) ?? 0) + bytes);
  }

  function forget(draft: string): void {
    room.give(begun.get(draft) ?? 0);
    begun.delete(draft);
    rmSync(draft, { force: true });
  }

  function removed(path: string): void {
    room.give(statSync(path).size);
    rmSync(path, { force: true });
  }

  /** Renaming is all or nothing, so nobody ever finds half a file. */
  function place(draft: string, name: string): void {
    const target = pathOf(name);
    mkdirSync(join(folder, name.slice(0, 2)), { recursive: true });
    const replaced = existsSync(target) ? statSync(target).size : 0;
    renameSync(draft, target);
    room.give(replaced);
    begun.delete(draft);
  }

  function put(name: string, content: Uint8Array): void {
    pathOf(name);
    const draft = newDraft();
    try {
      grow(draft, content.length);
      writeFileSync(draft, content, { flag: 'wx', flush: isDurable });
      place(draft, name);
    } catch (error) {
      forget(draft);
      throw error;
    }
  }

  const names = () => foldersIn(folder).flatMap((shelf) => readdirSync(join(folder, shelf)));
  // What lies there already counts where somebody counts.
  if (limited) for (const name of names()) limited.take(statSync(pathOf(name)).size);

  return {
    async receive(source, most) {
      const path = newDraft();
      const digest = createHash('sha256');
      let bytes = 0;
      const measured = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          bytes += chunk.length;
          try {
            if (bytes > most) throw new FileTooLarge(most);
            grow(path, chunk.length);
            digest.update(chunk);
            done(null, chunk);
          } catch (error) {
            done(error as Error);
          }
        },
      });
      try {
        await pipeline(source, measured, createWriteStream(path, { flags: 'wx', flush: isDurable }));
      } catch (error) {
        forget(path);
        throw error;
      }
      return { path, hash: digest.digest('hex'), bytes };
    },
    keep({ path, hash }, sizes = {}) {
      // The sizes first: who finds the file finds them too.
      for (const size of SIZES) {
        const content = sizes[size];
        if (content) put(`${hash}.${size}`, content);
      }
      place(path, hash);
    },
    drop: ({ path }) => forget(path),
    find(hash, size) {
      if (!HASH.test(hash)) return null;
      const path = pathOf(size ? `${hash}.${size}` : hash);
      return existsSync(path) ? path : null;
    },
    names,
    put,
    read: pathOf,
    sweep(named) {
      const unnamed = names().filter((name) => !named.has(NAME.exec(name)?.[1] ?? ''));
      for (const name of unnamed.slice(0, SWEPT_AT_ONCE)) {
        removed(join(folder, name.slice(0, 2), name));
      }
    },
    destroy() {
      room.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => /^[0-9a-f]{2}$/.test(name));
}

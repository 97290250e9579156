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
export type Sizes = Readonly<Partial<Record<Size, Buffer>>>;

/** The files of one world (文件库). Whatever is kept lies under the name of its hash, once. */
export interface FileStore {
  /** Reads a stream to its end. Throws `FileTooLarge`, and what the disk says; nothing is left behind then. */
  receive(source: Readable, most: number): Promise<Draft>;
  /** From here on the file outlives the process, with the sizes that were made of it. */
  keep(draft: Draft, sizes?: Sizes): void;
  drop(draft: Draft): void;
  /** Where the file lies, or a size of it; null where there is none. */
  find(hash: string, size?: Size): string | null;
  /** How much all files take. */
  bytes(): number;
  /** All that is kept, as names below the folder of the store. */
  names(): string[];
  /** Puts a file back under the name that it had. */
  put(name: string, content: Buffer): void;
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

/** A store in a folder, which is made when the first file comes. Drafts of a process that died are gone. */
export function openFileStore(folder: string): FileStore {
  const drafts = join(folder, DRAFTS);
  rmSync(drafts, { recursive: true, force: true });

  function pathOf(name: string): string {
    // A name from outside must never become a path of its own.
    if (!NAME.test(name)) throw new RangeError('a file is named by its hash');
    return join(folder, name.slice(0, 2), name);
  }

  function newDraft(): string {
    mkdirSync(drafts, { recursive: true });
    return join(drafts, randomBytes(16).toString('hex'));
  }

  /** Renaming is all or nothing, so nobody ever finds half a file. */
  function place(draft: string, name: string): void {
    const target = pathOf(name);
    mkdirSync(join(folder, name.slice(0, 2)), { recursive: true });
    renameSync(draft, target);
  }

  function put(name: string, content: Buffer): void {
    pathOf(name);
    const draft = newDraft();
    try {
      writeFileSync(draft, content, { flag: 'wx' });
      place(draft, name);
    } catch (error) {
      rmSync(draft, { force: true });
      throw error;
    }
  }

  const names = () => foldersIn(folder).flatMap((shelf) => readdirSync(join(folder, shelf)));

  return {
    async receive(source, most) {
      const path = newDraft();
      const digest = createHash('sha256');
      let bytes = 0;
      const measured = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          bytes += chunk.length;
          if (bytes > most) {
            done(new FileTooLarge(most));
            return;
          }
          digest.update(chunk);
          done(null, chunk);
        },
      });
      try {
        await pipeline(source, measured, createWriteStream(path, { flags: 'wx' }));
      } catch (error) {
        rmSync(path, { force: true });
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
    drop: ({ path }) => rmSync(path, { force: true }),
    find(hash, size) {
      if (!HASH.test(hash)) return null;
      const path = pathOf(size ? `${hash}.${size}` : hash);
      return existsSync(path) ? path : null;
    },
    bytes: () => names().reduce((sum, name) => sum + statSync(pathOf(name)).size, 0),
    names,
    put,
    read: pathOf,
    sweep(named) {
      const unnamed = names().filter((name) => !named.has(NAME.exec(name)?.[1] ?? ''));
      for (const name of unnamed.slice(0, SWEPT_AT_ONCE)) {
        rmSync(join(folder, name.slice(0, 2), name), { force: true });
      }
    },
    destroy: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => /^[0-9a-f]{2}$/.test(name));
}

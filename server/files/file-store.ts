import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
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

/** The files of one world (文件库). Whatever is kept lies under the name of its hash, once. */
export interface FileStore {
  /** Reads a stream to its end. Throws `FileTooLarge`, and what the disk says; nothing is left behind then. */
  receive(source: Readable, most: number): Promise<Draft>;
  /** From here on the file outlives the process. */
  keep(draft: Draft): void;
  drop(draft: Draft): void;
  pathOf(hash: string): string;
  has(hash: string): boolean;
  /** Removes all files that are not named. */
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
const DRAFTS = 'drafts';

/** A store in a folder, which is made when the first file comes. Drafts of a process that died are gone. */
export function openFileStore(folder: string): FileStore {
  const drafts = join(folder, DRAFTS);
  rmSync(drafts, { recursive: true, force: true });

  function pathOf(hash: string): string {
    // A name from outside must never become a path of its own.
    if (!HASH.test(hash)) throw new RangeError('a file is named by its hash');
    return join(folder, hash.slice(0, 2), hash);
  }

  return {
    async receive(source, most) {
      mkdirSync(drafts, { recursive: true });
      const path = join(drafts, randomBytes(16).toString('hex'));
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
    keep({ path, hash }) {
      const target = pathOf(hash);
      if (existsSync(target)) {
        rmSync(path, { force: true });
        return;
      }
      mkdirSync(join(folder, hash.slice(0, 2)), { recursive: true });
      renameSync(path, target);
    },
    drop: ({ path }) => rmSync(path, { force: true }),
    pathOf,
    has: (hash) => HASH.test(hash) && existsSync(pathOf(hash)),
    sweep(named) {
      for (const shelf of foldersIn(folder)) {
        for (const hash of readdirSync(join(folder, shelf))) {
          if (!named.has(hash)) rmSync(join(folder, shelf, hash), { force: true });
        }
      }
    },
    destroy: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => /^[0-9a-f]{2}$/.test(name));
}

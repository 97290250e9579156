/**
 * Files behind a database in one export (文件尾): the bytes of each, then a list of them, then how long the list is.
 * SQLite reads as many pages as its header names and nothing behind them, so the whole still opens as a database.
 */
import { createReadStream, statSync } from 'node:fs';
import { MOST_BYTES } from '#contracts/rules/files/file-kinds.ts';
import type { FileStore } from './file-store.ts';

const MAGIC = Buffer.from('DESK-FILES-1');
const LENGTH_BYTES = 8;
const FOOTER_BYTES = LENGTH_BYTES + MAGIC.length;
const HASH_LETTERS = 64;
/** So many files one export may carry, the smaller sizes of pictures among them. */
export const MOST_FILES = 30_000;
/** A name and a number, as JSON has them. */
const MOST_BYTES_OF_ENTRY = 128;

interface Listed {
  readonly name: string;
  readonly bytes: number;
}

/** The database, and behind it the files that it names; where it names none, the database alone. */
export async function* withFiles(
  database: Buffer,
  files: FileStore,
  named: ReadonlySet<string>,
): AsyncGenerator<Buffer> {
  yield database;
  const names = files.names().filter((name) => named.has(name.slice(0, HASH_LETTERS)));
  if (names.length === 0) return;
  const list = names.map((name): Listed => ({ name, bytes: statSync(files.read(name)).size }));
  for (const { name } of list) yield* createReadStream(files.read(name));
  const index = Buffer.from(JSON.stringify(list));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeBigUInt64BE(BigInt(index.length));
  yield Buffer.concat([index, length, MAGIC]);
}

export interface Split {
  readonly database: Buffer;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Takes an export apart again. Null where its tail does not fit together or holds more than it may. */
export function splitFiles(packed: Buffer): Split | null {
  if (!packed.subarray(-MAGIC.length).equals(MAGIC)) return { database: packed, files: new Map() };
  const indexEnd = packed.length - FOOTER_BYTES;
  if (indexEnd < 0) return null;
  const indexBytes = Number(packed.readBigUInt64BE(indexEnd));
  const indexStart = indexEnd - indexBytes;
  if (indexStart < 0 || indexBytes > MOST_FILES * MOST_BYTES_OF_ENTRY) return null;
  const list = listIn(packed.subarray(indexStart, indexEnd));
  if (!list) return null;
  const files = new Map<string, Buffer>();
  let at = indexStart - list.reduce((sum, { bytes }) => sum + bytes, 0);
  if (at < 0) return null;
  const database = packed.subarray(0, at);
  for (const { name, bytes } of list) {
    files.set(name, packed.subarray(at, at + bytes));
    at += bytes;
  }
  return { database, files };
}

function listIn(text: Buffer): Listed[] | null {
  try {
    const list: unknown = JSON.parse(text.toString());
    const isGood = Array.isArray(list) && list.length <= MOST_FILES && list.every(isListed);
    return isGood && new Set(list.map(({ name }) => name)).size === list.length ? list : null;
  } catch {
    return null;
  }
}

function isListed(entry: unknown): entry is Listed {
  const { name, bytes } = Object(entry);
  return typeof name === 'string' && Number.isInteger(bytes) && bytes >= 0 && bytes <= MOST_BYTES.pdf;
}

/**
 * Files behind a database in one export (文件尾): the bytes of each, then a list of them, then how long the list is.
 * SQLite reads as many pages as its header names and nothing behind them, so the whole still opens as a database.
 */
import { createReadStream, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { FileStore } from './file-store.ts';

const MAGIC = Buffer.from('DESK-FILES-1');
const LENGTH_BYTES = 8;
const FOOTER_BYTES = LENGTH_BYTES + MAGIC.length;

interface Listed {
  readonly name: string;
  readonly bytes: number;
}

/** The database, and behind it the files; without files the database alone. */
export function withFiles(database: Buffer, files: FileStore): Buffer | Readable {
  const list = files.names().map((name): Listed => ({ name, bytes: statSync(files.read(name)).size }));
  if (list.length === 0) return database;
  return Readable.from(parts(), { objectMode: false });

  async function* parts() {
    yield database;
    for (const { name } of list) yield* createReadStream(files.read(name));
    const index = Buffer.from(JSON.stringify(list));
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeBigUInt64BE(BigInt(index.length));
    yield Buffer.concat([index, length, MAGIC]);
  }
}

export interface Split {
  readonly database: Buffer;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Takes an export apart again. Null where its tail does not fit together. */
export function splitFiles(packed: Buffer): Split | null {
  if (!packed.subarray(-MAGIC.length).equals(MAGIC)) return { database: packed, files: new Map() };
  const indexEnd = packed.length - FOOTER_BYTES;
  if (indexEnd < 0) return null;
  const indexStart = indexEnd - Number(packed.readBigUInt64BE(indexEnd));
  const list = indexStart < 0 ? null : listIn(packed.subarray(indexStart, indexEnd));
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
    return Array.isArray(list) && list.every(isListed) ? list : null;
  } catch {
    return null;
  }
}

function isListed(entry: unknown): entry is Listed {
  const { name, bytes } = Object(entry);
  return typeof name === 'string' && Number.isSafeInteger(bytes) && bytes >= 0;
}

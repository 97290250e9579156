/**
 * What the pages load, out of one file: a package of hundreds of small files takes three times as long to install, and
 * only what is listed can be asked for, so that no path leads out of it.
 */
import { readFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { ASSETS } from '#server/machine-paths.ts';

/** Where in the archive a file lies, and whether it is packed with gzip there. */
export type AssetPlace = readonly [at: number, bytes: number, isPacked: boolean];
export type AssetIndex = Readonly<Record<string, AssetPlace>>;

const unpacked = promisify(gunzip);

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** Every browser takes it; some programs do not, or say that they do not want it. */
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

/** `archive` is the file; beside it, with `.json` at the end, lies its table of contents. */
export function registerAssetsArchive(
  app: FastifyInstance,
  archive: string,
  cacheControl: (path: string) => string,
): void {
  const index = new Map<string, AssetPlace>(
    Object.entries(JSON.parse(readFileSync(`${archive}.json`, 'utf8')) as AssetIndex),
  );
  let opened: Promise<FileHandle> | null = null;
  app.addHook('onClose', async () => (await opened)?.close());

  async function read(at: number, bytes: number): Promise<Buffer> {
    opened ??= open(archive);
    const { buffer, bytesRead } = await (await opened).read(Buffer.allocUnsafe(bytes), 0, bytes, at);
    if (bytesRead < bytes) throw new Error(`${archive} is shorter than its table of contents says`);
    return buffer;
  }

  app.get(`${ASSETS}*`, async ({ url, headers }, reply) => {
    const path = url.slice(ASSETS.length).split('?')[0] ?? '';
    const place = index.get(path);
    if (place === undefined) return reply.callNotFound();
    const [at, bytes, isPacked] = place;
    const content = await read(at, bytes);
    reply.type(TYPES[extname(path)] ?? 'application/octet-stream');
    reply.header('cache-control', cacheControl(`/${path}`));
    if (!isPacked) return content;
    reply.header('vary', 'accept-encoding');
    if (!TAKES_GZIP.test(headers['accept-encoding'] ?? '')) return unpacked(content);
    reply.header('content-encoding', 'gzip');
    return content;
  });
}

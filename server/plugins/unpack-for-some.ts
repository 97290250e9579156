import { createReadStream, existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { ASSETS } from '#server/machine-paths.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};
/** Nothing else is looked for, so that no path leads out of the folder. */
const ASSET = /^[\w.-]+\/[\w.-]+$/;

/** Files of which only the packed form is there, for programs that read none; every browser does. */
export function unpackForSome(
  assets: FastifyInstance,
  root: string,
  cacheControl: (path: string) => string,
): void {
  assets.addHook('onRequest', async ({ url, headers }, reply) => {
    if (/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return;
    const path = url.slice(ASSETS.length).split('?')[0] ?? '';
    const type = TYPES[extname(path)];
    const packed = join(root, `${path}.gz`);
    if (type === undefined || !ASSET.test(path) || path.includes('..') || !existsSync(packed)) return;
    reply.type(type).header('cache-control', cacheControl(`/${path}`));
    // A caller who leaves in the middle ends the reading too.
    await reply.send(pipeline(createReadStream(packed), createGunzip(), () => {}));
  });
}

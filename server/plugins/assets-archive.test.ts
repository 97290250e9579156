import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeAssetsArchive } from '#scripts/package/assets-archive.ts';
import { registerAssetsArchive } from './assets-archive.ts';

const SCRIPT = `export const words = ${JSON.stringify('one and the same '.repeat(200))};\n`;
const FONT = Buffer.from([0, 1, 2, 3, 255, 254]);

const folder = mkdtempSync(join(tmpdir(), 'desk-archive-'));
const archive = join(folder, 'assets');
const app = Fastify();

beforeAll(async () => {
  writeFileSync(join(folder, 'secret.js'), 'export default "not in the archive"');
  const files = new Map([
    ['assets/start-h4sh.js', Buffer.from(SCRIPT)],
    ['assets/noto-h4sh.woff2', FONT],
    ['pdfjs-6/wasm/decoder.wasm', FONT],
    ['pdfjs-6/cmaps/GB.bcmap', FONT],
    ['icon.svg', Buffer.from('<svg/>')],
  ]);
  writeAssetsArchive(archive, files);
  registerAssetsArchive(app, archive, (path) => (path === '/icon.svg' ? 'no-cache' : 'for ever'));
  await app.ready();
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/front_end/${path}`, headers });

describe('files out of one archive', () => {
  it.each([
    ['a browser', 'gzip, deflate, br, zstd'],
    ['one that prefers another', 'br;q=1.0, gzip;q=0.8, *;q=0.1'],
    ['capitals', 'GZIP'],
  ])('stay packed for %s', async (_who, encodings) => {
    const { statusCode, headers, rawPayload } = await get('assets/start-h4sh.js', {
      'accept-encoding': encodings,
    });
    expect({ statusCode, headers }).toMatchObject({
      statusCode: 200,
      headers: {
        'content-encoding': 'gzip',
        'content-type': 'text/javascript; charset=utf-8',
        'content-length': String(rawPayload.length),
        'cache-control': 'for ever',
        vary: 'accept-encoding',
      },
    });
    expect(rawPayload.length).toBeLessThan(SCRIPT.length / 2);
    expect(gunzipSync(rawPayload).toString()).toBe(SCRIPT);
  });

  it.each([
    ['says nothing of packing', {}],
    ['takes another packing only', { 'accept-encoding': 'br' }],
    ['takes none', { 'accept-encoding': 'identity' }],
    ['wants no gzip', { 'accept-encoding': 'gzip;q=0, identity' }],
    ['wants no gzip at all', { 'accept-encoding': 'br, gzip; q=0.00' }],
    ['has a word with gzip in it', { 'accept-encoding': 'notgzipped' }],
  ])('are unpacked for who %s', async (_who, sent) => {
    const { statusCode, headers, body } = await get('assets/start-h4sh.js', sent);
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: SCRIPT });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('accept-encoding');
  });

  it.each([
    ['assets/noto-h4sh.woff2', 'font/woff2'],
    ['pdfjs-6/wasm/decoder.wasm', 'application/wasm'],
    ['pdfjs-6/cmaps/GB.bcmap', 'application/octet-stream'],
    ['assets/noto-h4sh.woff2?v=1', 'font/woff2'],
  ])('are byte for byte what they were: %s', async (path, type) => {
    const { headers, rawPayload } = await get(path, { 'accept-encoding': 'gzip' });
    expect(headers['content-type']).toBe(type);
    expect(headers['content-encoding']).toBeUndefined();
    expect(rawPayload).toEqual(FONT);
  });

  it('are asked for anew where their name says nothing of the content', async () => {
    const { headers, body } = await get('icon.svg');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'image/svg+xml' });
    expect(body).toBe('<svg/>');
  });

  it('have a head without a body', async () => {
    const reply = await app.inject({ method: 'HEAD', url: '/front_end/assets/noto-h4sh.woff2' });
    expect([reply.statusCode, reply.headers['content-length'], reply.body]).toEqual([200, '6', '']);
  });

  it.each([
    'assets/gone-h4sh.js',
    '',
    'assets',
    'assets/',
    'secret.js',
    'assets/../secret.js',
    '../secret.js',
    '..%2fsecret.js',
    '%2e%2e/secret.js',
    '%2e%2e%2f%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    'assets/..%5c..%5csecret.js',
    '....//secret.js',
    '/etc/passwd',
    `${archive}.json`,
    'assets%2fstart-h4sh.js',
    'assets/start-h4sh.js/',
    'assets/start-h4sh.js%00.svg',
    'ASSETS/START-H4SH.JS',
    'assets.json',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'assets/start-h4sh.js.gz',
  ])('are those of the list and no others: %s', async (path) => {
    const { statusCode, headers, body } = await get(path, { 'accept-encoding': 'gzip' });
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).toBeUndefined();
    expect(body).not.toMatch(/not in the archive|root:/);
  });

  it('are refused where the archive was cut off, and no memory of the server is sent in their place', async () => {
    const short = join(folder, 'short');
    writeAssetsArchive(short, new Map([['assets/noto-h4sh.woff2', FONT]]));
    truncateSync(short, 3);
    const cut = Fastify();
    registerAssetsArchive(cut, short, () => 'for ever');
    const { statusCode, rawPayload } = await cut.inject('/front_end/assets/noto-h4sh.woff2');
    await cut.close();
    expect(statusCode).toBe(500);
    expect(rawPayload.subarray(0, 1).toString()).toBe('{');
  });
});

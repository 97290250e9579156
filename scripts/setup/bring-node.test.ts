/**
 * The Node that is brought, from a registry of the test's own: what does not arrive whole is said and leaves nothing
 * behind, and two that begin at once bring it once.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PINNED_NODE, packageOfNode } from './runtime.mjs';

const ROOT = join(import.meta.dirname, '../..');
const NAME = packageOfNode();
const folder = mkdtempSync(join(tmpdir(), 'desk-bring-'));
/** A copy of the set-up, which brings a Node beside itself. */
const project = join(folder, 'project');
const runtimes = join(project, '.runtime');

let registry: Server;
let url = '';
let tarball: Buffer;
/** What the registry does with the file. */
let sent: 'whole' | 'half' | 'other' | 'nothing' = 'whole';
let downloads = 0;

beforeAll(async () => {
  for (const part of ['scripts/setup', 'contracts/sentences.mjs', 'contracts/language.mjs', 'package.json'])
    cpSync(join(ROOT, part), join(project, part), { recursive: true });
  const bring =
    "import { bringNode } from './scripts/setup/runtime.mjs';\nimport { report, setUp } from './scripts/setup/set-up.mjs';\ntry { console.log(await setUp(() => bringNode())); } catch (error) { process.exitCode = await report(error); }\n";
  writeFileSync(join(project, 'bring.mjs'), bring);
  tarball = nodePackage();
  registry = createServer((request, reply) => {
    if (sent === 'nothing') return reply.writeHead(503).end();
    if (request.url?.endsWith('.tgz')) {
      downloads += 1;
      if (sent === 'half') {
        reply.writeHead(200, { 'content-length': tarball.length });
        return reply.write(tarball.subarray(0, tarball.length / 2), () => reply.destroy());
      }
      return reply.end(sent === 'other' ? Buffer.concat([tarball, Buffer.from('x')]) : tarball);
    }
    const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
    const dist = { tarball: `${url}/${NAME}-${PINNED_NODE}.tgz`, integrity };
    const version = { name: NAME, version: PINNED_NODE, dist };
    const packument = {
      name: NAME,
      'dist-tags': { latest: PINNED_NODE },
      versions: { [PINNED_NODE]: version },
    };
    return reply.setHeader('content-type', 'application/json').end(JSON.stringify(packument));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
});

afterAll(() => {
  registry.closeAllConnections();
  registry.close();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  downloads = 0;
  for (const left of [runtimes, join(folder, 'cache')]) rmSync(left, { recursive: true, force: true });
});

/** A package like those of Node, with a program that says its version. */
function nodePackage(): Buffer {
  const bin = join(folder, 'package', 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'node'), '#!/bin/sh\necho v0\n', { mode: 0o755 });
  writeFileSync(
    join(folder, 'package', 'package.json'),
    JSON.stringify({ name: NAME, version: PINNED_NODE }),
  );
  return execFileSync('tar', ['-czf', '-', '-C', folder, 'package']);
}

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

function bring(registryUrl = url): Promise<Ended> {
  const env = {
    ...process.env,
    ...{ npm_config_registry: registryUrl, npm_config_cache: join(folder, 'cache'), REPLICA_LANG: 'en' },
    ...{ npm_config_fetch_retries: '0', npm_config_audit: 'false', npm_config_update_notifier: 'false' },
  };
  const child = spawn(process.execPath, ['bring.mjs'], { cwd: project, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

const program = join(runtimes, `node-${PINNED_NODE}`, 'node_modules', NAME, 'bin', 'node');
const SENTENCE = `${NAME}@${PINNED_NODE} could not be installed`;

describe.skipIf(process.platform === 'win32')('the Node that is brought', { timeout: 180_000 }, () => {
  it('but arrives with another checksum, by half or not at all is said, and the next start brings it', async () => {
    for (const what of ['other', 'half', 'nothing'] as const) {
      sent = what;
      const failed = await bring();
      expect(failed.code, what).not.toBe(0);
      expect(failed.output, what).toContain(SENTENCE);
      expect(existsSync(program), what).toBe(false);
    }
    sent = 'whole';
    const next = await bring();
    expect([next.code, next.output.trim().split('\n').at(-1)]).toEqual([0, program]);
  });

  it('without a network is said', async () => {
    const { code, output } = await bring('http://127.0.0.1:1');
    expect(code).not.toBe(0);
    expect(output).toContain(SENTENCE);
    expect(existsSync(program)).toBe(false);
  });

  it('by two starts at once is brought once, and nothing is left beside it', async () => {
    sent = 'whole';
    const both = await Promise.all([bring(), bring()]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(downloads).toBe(1);
    expect(readdirSync(runtimes)).toEqual([`node-${PINNED_NODE}`]);
  });
});

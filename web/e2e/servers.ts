/**
 * Before the first browser test: one server for each build of the browser's part. All workers share them, each in a
 * sandbox of its own.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SERVER = new URL('../../dist/server/main.js', import.meta.url).pathname;

/** Which build of the browser's part is served; that of the demo comes with a server in demo mode. */
export const BUILDS = ['web', 'console', 'demo'] as const;
export type Build = (typeof BUILDS)[number];

/** The workers learn the addresses by the environment, which they inherit. */
const variableOf = (build: Build) => `DESK_E2E_${build.toUpperCase()}`;

export function addressOf(build: Build): string {
  const address = process.env[variableOf(build)];
  if (address === undefined) throw new Error(`no server was started for the build "${build}"`);
  return address;
}

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
}

function start(dataDir: string, build: Build): Promise<Started> {
  const mode = build === 'demo' ? ['--demo'] : [];
  const child = spawn(process.execPath, [SERVER, '--port', '0', ...mode], {
    env: { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', REPLICA_WEB: build },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let printed = '';
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const url = /Ready at (\S+)/.exec(printed)?.[1];
      if (url) resolve({ child, url });
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Resolves with what stops them. */
export async function startServers(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-e2e-'));
  const started = await Promise.all(BUILDS.map((build) => start(join(dataDir, build), build)));
  BUILDS.forEach((build, index) => {
    process.env[variableOf(build)] = started[index]?.url;
  });
  return async () => {
    await Promise.all(started.map(({ child }) => stop(child)));
    rmSync(dataDir, { recursive: true, force: true });
  };
}

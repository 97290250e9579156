import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SERVER = new URL('../../dist/server/main.js', import.meta.url).pathname;

/** Which build of the browser's part is served; that of the demo comes with a server in demo mode. */
export const BUILDS = ['web', 'console', 'demo'] as const;
export type Build = (typeof BUILDS)[number];

export interface ServerProcess {
  readonly url: string;
  readonly dataDir: string;
  /** The way of who presents its demo; empty where there is none. */
  readonly presenter: string;
  stop(): Promise<void>;
  /** Ends it as a power cut does; its data stay for the next one. */
  kill(): Promise<void>;
}

/** Where a server was that was killed. */
type Before = Pick<ServerProcess, 'url' | 'dataDir'>;

/** Starts the built server on a free port with a database of its own, or again where one was killed. */
export function startServer(
  build: Build,
  env: Readonly<Record<string, string>> = {},
  before?: Before,
): Promise<ServerProcess> {
  const dataDir = before?.dataDir ?? mkdtempSync(join(tmpdir(), 'desk-e2e-'));
  const port = before ? new URL(before.url).port : '0';
  const mode = build === 'demo' ? ['--demo'] : [];
  const child = spawn(process.execPath, [SERVER, '--port', port, ...mode], {
    env: { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', REPLICA_WEB: build, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
  const stop = async () => {
    await end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
  return new Promise((resolve, reject) => {
    let printed = '';
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const port = /Ready at \S+:(\d+)/.exec(printed)?.[1];
      const path = /Present the demo from \S+(\/presenter#[\w-]+)/.exec(printed)?.[1] ?? '';
      if (port === undefined || (build === 'demo' && path === '')) return;
      const url = `http://127.0.0.1:${port}`;
      resolve({ url, dataDir, presenter: url + path, stop, kill: () => end('SIGKILL') });
    });
  });
}

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SERVER = new URL('../../dist/server/main.js', import.meta.url).pathname;

interface GuardedServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** A server that is open to more than this machine, so its control plane wants this token. */
export function startGuarded(token: string): Promise<GuardedServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-guarded-'));
  const child = spawn(process.execPath, [SERVER, '--port', '0'], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      HOST: '0.0.0.0',
      REPLICA_WEB: 'console',
      REPLICA_CONTROL_TOKEN: token,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return new Promise((resolve, reject) => {
    let printed = '';
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const port = /Ready at \S+:(\d+)/.exec(printed)?.[1];
      if (port) resolve({ url: `http://127.0.0.1:${port}`, stop });
    });
  });
}

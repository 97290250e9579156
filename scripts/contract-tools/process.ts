import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** Nothing of ours is sent anywhere. */
const QUIET = {
  NO_COLOR: '1',
  PACT_DO_NOT_TRACK: 'true',
  NO_UPDATE_NOTIFIER: '1',
  npm_config_loglevel: 'error',
};

/** A tool that takes longer is stopped. The slowest needs less than two. */
const MAX_MINUTES = 15;

export interface Ran {
  readonly code: number | null;
  readonly text: string;
}

export function run(
  command: string,
  args: readonly string[],
  { cwd, env }: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<Ran> {
  const limit = { timeout: MAX_MINUTES * 60_000, killSignal: 'SIGKILL' } as const;
  const child = spawn(command, args, { cwd, env: { ...process.env, ...QUIET, ...env }, ...limit });
  return new Promise((resolve, reject) => {
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (signal !== limit.killSignal) resolve({ code, text });
      else
        reject(
          new Error(`${command} was stopped after ${MAX_MINUTES} minutes; at last: ${text.slice(-400)}`),
        );
    });
  });
}

export interface Listening {
  /** What it said when it was ready. */
  readonly said: string;
  end(): Promise<void>;
}

/** A server that is ready once it says so. */
export async function listening(
  command: string,
  args: readonly string[],
  ready: RegExp,
  env: Readonly<Record<string, string>> = {},
): Promise<Listening> {
  const child = spawn(command, args, { env: { ...process.env, ...QUIET, ...env } });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const said = await saidBy(child, ready, `${command} ${args.join(' ')}`);
  return {
    said,
    end: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function saidBy(child: ChildProcess, ready: RegExp, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const hear = (part: Buffer) => {
      text += part;
      const found = ready.exec(text);
      if (found) resolve(found[1] ?? '');
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('error', reject);
    child.on('close', () => reject(new Error(`${name} ended before it listened:\n${text}`)));
  });
}

export async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return String(typeof address === 'object' ? address?.port : '');
}

import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface RunningServer {
  readonly url: string;
  readonly startMs: number;
  readonly child: ChildProcess;
}

/** Starts a server and waits for its ready line; the time runs from the start of the process. */
export function startServer(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<RunningServer> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let printed = '';
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const url = /Ready at (\S+)/.exec(printed)?.[1];
      if (url) resolve({ url, startMs: performance.now() - startedAt, child });
    });
  });
}

export async function stopServer({ child }: RunningServer): Promise<void> {
  child.removeAllListeners('exit');
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Resident memory in MB; null where the system does not tell. */
export function memoryMb({ child }: RunningServer): number | null {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    const kb = /VmRSS:\s+(\d+) kB/.exec(status)?.[1];
    return kb ? Math.round(Number(kb) / 1024) : null;
  } catch {
    return null;
  }
}

/** What the process has worked so far, by itself and in the system; Linux tells it, in hundredths of a second. */
export function workedMs({ child }: RunningServer): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

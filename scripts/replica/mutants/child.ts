/** Children of this run, which must all end with it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

const running = new Set<ChildProcess>();

export interface Ended {
  /** Null where it took too long and was ended. */
  readonly code: number | null;
  readonly output: string;
}

export interface Child {
  /** What it wrote until now, to both of its outputs. */
  output(): string;
  readonly ended: Promise<Ended>;
  end(): Promise<Ended>;
}

/** Starts this Node with other arguments. */
export function startNode(
  args: readonly string[],
  options: {
    readonly cwd: string;
    readonly env?: Readonly<Record<string, string>>;
    readonly limitMs: number;
  },
): Child {
  // A group of its own: what it starts itself has to end with it.
  const child = spawn(process.execPath, args, {
    cwd: options.cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', CI: 'true', PACT_DO_NOT_TRACK: 'true', ...options.env },
  });
  running.add(child);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  const output = () => stripVTControlCharacters(Buffer.concat(chunks).toString('utf8'));
  const limit = setTimeout(() => endGroup(child), options.limitMs);
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: output() }));
  }).finally(() => {
    clearTimeout(limit);
    running.delete(child);
  });
  return {
    output,
    ended,
    end() {
      endGroup(child);
      return ended;
    },
  };
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

export function endChildren(): void {
  for (const child of running) endGroup(child);
}

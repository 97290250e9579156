/**
 * Many workers change "the same" cart line at the same time, each in a sandbox of its own: whatever one of them sees of
 * another is a leak. Ends with 1 when there is one, or an answer of 500 and above.
 *
 *   npx tsx scripts/bench/sandboxes.ts --workers 50 --seconds 60 [--base-url http://127.0.0.1:5180]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { quantile } from './load.ts';
import { memoryMb, type RunningServer, startServer, stopServer } from './processes.ts';
import { createWorker, type Tally, type Worker } from './sandbox-worker.ts';

const SERVER = new URL('../../server/main.ts', import.meta.url).pathname;

const WARM_UP_MS = 3000;

const { values } = parseArgs({
  options: {
    workers: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '60' },
    'base-url': { type: 'string' },
  },
});

async function main(): Promise<void> {
  const baseUrl = values['base-url'];
  if (baseUrl) return stress(baseUrl, null);
  const dataDir = mkdtempSync(join(tmpdir(), 'sandboxes-'));
  const server = await startServer(['--import', 'tsx', SERVER, '--port', '0'], {
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
  });
  try {
    await stress(server.url, server);
  } finally {
    await stopServer(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function stress(url: string, server: RunningServer | null): Promise<void> {
  const count = Number(values.workers);
  const tally: Tally = { calls: 0, leaks: 0, failures: 0, problems: [] };
  await fetch(`${url}/__replica/reset`, { method: 'POST' });
  await warmUp(url);
  const before = server && memoryMb(server);
  const prefix = `stress-${process.pid}`;
  const creations: number[] = [];
  for (let n = 0; n < count; n += 1) creations.push(await createSandbox(url, `${prefix}-${n}`));
  const created = server && memoryMb(server);

  const workers: Worker[] = [];
  for (let n = 0; n < count; n += 1) workers.push(await createWorker(url, `${prefix}-${n}`, n, tally));
  const endsAt = performance.now() + Number(values.seconds) * 1000;
  await Promise.all(workers.map((worker) => worker.workUntil(endsAt)));
  const worked = server && memoryMb(server);
  const isDefaultTouched = await defaultWorldChanged(url);
  for (const { sandbox } of workers)
    await fetch(`${url}/__replica/sandboxes/${sandbox}`, { method: 'DELETE' });

  print('workers, calls', `${count}, ${tally.calls}`);
  print(
    'creation over HTTP, median and p95',
    `${ms(quantile(creations, 0.5))}, ${ms(quantile(creations, 0.95))}`,
  );
  if (before !== null && created !== null && worked !== null) {
    print('memory per sandbox, created', `${((created - before) / count).toFixed(2)} MB`);
    print(
      'memory per sandbox, after the work',
      `${((worked - before) / count).toFixed(2)} MB (${worked} MB in all)`,
    );
  }
  print('leaks', String(tally.leaks));
  print('default world changed', isDefaultTouched ? 'yes' : 'no');
  print('answers of 500 and above', String(tally.failures));
  for (const problem of tally.problems) console.error(problem);
  if (tally.leaks > 0 || tally.failures > 0 || isDefaultTouched) process.exitCode = 1;
}

/** The seed of the day and the compiled code are no part of what one sandbox takes. */
async function warmUp(url: string): Promise<void> {
  const nothing: Tally = { calls: 0, leaks: 0, failures: 0, problems: [] };
  const sandbox = `stress-${process.pid}-warm`;
  const worker = await createWorker(url, sandbox, 0, nothing);
  await worker.workUntil(performance.now() + WARM_UP_MS);
  await fetch(`${url}/__replica/sandboxes/${sandbox}`, { method: 'DELETE' });
}

/** The server's own part of it and the way there. */
async function createSandbox(url: string, name: string): Promise<number> {
  const startedAt = performance.now();
  const reply = await fetch(`${url}/__replica/sandboxes/${name}`, { method: 'POST' });
  await reply.arrayBuffer();
  if (reply.status !== 201) throw new Error(`the sandbox ${name} was answered with ${reply.status}`);
  return performance.now() - startedAt;
}

async function defaultWorldChanged(url: string): Promise<boolean> {
  const { total } = (await (await fetch(`${url}/__replica/journal`)).json()) as { total: number };
  return total > 0;
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}

function print(what: string, figure: string): void {
  console.log(`${what.padEnd(38)} ${figure}`);
}

await main();

import { quantile } from '#scripts/bench/load.ts';
import { memoryMb, startServer, stopServer } from '#scripts/bench/processes.ts';
import { builtServer, builtServerEnvironment } from '#scripts/setup/child.mjs';
import { openBrowser } from './browser.ts';
import type { Finding } from './finding.ts';
import { failuresOf, type Guest, guestAt, whileTheyWork } from './guests.ts';
import { HOSTILE_ACTS, rest } from './hostile-acts.ts';

const OTHERS = 10;
const AT_ONCE = 4;
const MOST_P99_MS = 100;
const MOST_MEMORY_MB = 400;

/** One hostile visitor of a demo tries everything while ten others work. */
export async function attackAsVisitor(seconds: number): Promise<readonly Finding[]> {
  const server = await startServer(builtServer(['--demo', '--port', '0']), {
    ...builtServerEnvironment,
    NODE_ENV: 'production',
  });
  try {
    const guests: Guest[] = [];
    for (let i = 0; i < OTHERS; i += 1) guests.push(await guestAt(server.url, `127.0.0.${11 + i}`));
    const calm = quantile(await whileTheyWork(guests, () => rest(3000)), 0.99);
    const hostile = openBrowser(server.url, '127.0.0.99');
    const tried = new Map<string, Map<number, number>>();
    let memory = memoryMb(server) ?? 0;
    const until = performance.now() + seconds * 1000;
    const times = await whileTheyWork(guests, async () => {
      await Promise.all(
        Object.entries(HOSTILE_ACTS).map(async ([name, act]) => {
          const statuses = new Map<number, number>();
          tried.set(name, statuses);
          for (let round = 0; performance.now() < until; round += AT_ONCE) {
            const acts = Array.from({ length: AT_ONCE }, (_, i) => act(hostile, round + i));
            for (const answer of await Promise.all(acts)) {
              const status = (answer as { status?: number } | undefined)?.status ?? 0;
              statuses.set(status, (statuses.get(status) ?? 0) + 1);
            }
            memory = Math.max(memory, memoryMb(server) ?? 0);
          }
        }),
      );
    });
    const upset = quantile(times, 0.99);
    hostile.close();
    const alive = await openBrowser(server.url, '127.0.0.98').send('GET', '/__replica/health');
    for (const { browser } of guests) browser.close();
    for (const [name, statuses] of tried) {
      console.log(
        `  ${name}: ${[...statuses].map(([status, n]) => `${n} x ${status || 'held'}`).join(', ')}`,
      );
    }
    const failures = failuresOf(guests);
    return [
      {
        name: `ten guests beside one hostile visitor, ${seconds} s`,
        figure: `p99 ${upset.toFixed(0)} ms (${calm.toFixed(0)} ms before), ${failures} calls failed`,
        holds: upset < MOST_P99_MS && failures === 0,
      },
      { name: 'memory of the server', figure: `${memory} MB at most`, holds: memory < MOST_MEMORY_MB },
      { name: 'the server afterwards', figure: `health ${alive.status}`, holds: alive.status === 200 },
    ];
  } finally {
    await stopServer(server);
  }
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Finding } from './finding.ts';
import { besideGuests, withDemo } from './guests.ts';
import type { Tried } from './hostile-process.ts';

const HOSTILE = fileURLToPath(new URL('./hostile-process.ts', import.meta.url));

/** One hostile visitor of a demo tries everything while ten others work. */
export function attackAsVisitor(seconds: number): Promise<readonly Finding[]> {
  return withDemo(async (server) => {
    let tried: Tried = [];
    const findings = await besideGuests(server, 'one hostile visitor', seconds, async () => {
      tried = await tryEverything(server.url, seconds);
    });
    for (const [name, statuses] of tried) {
      console.log(`  ${name}: ${statuses.map(([status, n]) => `${n} x ${status || 'held'}`).join(', ')}`);
    }
    return findings;
  });
}

/**
 * In a process of its own that leaves the machine to the others: a visitor's machine is not the server's, and the guests
 * shall measure the server, not this process.
 */
async function tryEverything(url: string, seconds: number): Promise<Tried> {
  const hostile = fork(HOSTILE, [url, `${seconds}`]);
  if (hostile.pid !== undefined) setPriority(hostile.pid, constants.priority.PRIORITY_LOW);
  const ended = once(hostile, 'exit').then(([code]) => {
    throw new Error(`the hostile visitor ended with ${code}`);
  });
  const [tried] = (await Promise.race([once(hostile, 'message'), ended])) as [Tried];
  return tried;
}

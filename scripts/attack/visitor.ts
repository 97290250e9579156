import { openBrowser } from './browser.ts';
import type { Finding } from './finding.ts';
import { besideGuests, withDemo } from './guests.ts';
import { HOSTILE_ACTS } from './hostile-acts.ts';

const AT_ONCE = 4;

/** One hostile visitor of a demo tries everything while ten others work. */
export function attackAsVisitor(seconds: number): Promise<readonly Finding[]> {
  return withDemo(async (server) => {
    const hostile = openBrowser(server.url, '127.0.0.99');
    const tried = new Map<string, Map<number, number>>();
    const findings = await besideGuests(server, 'one hostile visitor', seconds, async (until) => {
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
          }
        }),
      );
    });
    hostile.close();
    for (const [name, statuses] of tried) {
      console.log(
        `  ${name}: ${[...statuses].map(([status, n]) => `${n} x ${status || 'held'}`).join(', ')}`,
      );
    }
    return findings;
  });
}

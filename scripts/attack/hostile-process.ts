import { openBrowser } from './browser.ts';
import { HOSTILE_ACTS } from './hostile-acts.ts';

/** By act: how often it was answered with which status. */
export type Tried = readonly (readonly [string, readonly (readonly [number, number])[]])[];

const AT_ONCE = 4;

async function tryEverything(url: string, seconds: number): Promise<Tried> {
  const until = performance.now() + seconds * 1000;
  const hostile = openBrowser(url, '127.0.0.99');
  const tried = await Promise.all(
    Object.entries(HOSTILE_ACTS).map(async ([name, act]) => {
      const statuses = new Map<number, number>();
      for (let round = 0; performance.now() < until; round += AT_ONCE) {
        const acts = Array.from({ length: AT_ONCE }, (_, i) => act(hostile, round + i));
        for (const answer of await Promise.all(acts)) {
          const status = (answer as { status?: number } | undefined)?.status ?? 0;
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }
      return [name, [...statuses]] as const;
    }),
  );
  hostile.close();
  return tried;
}

const [url = '', seconds] = process.argv.slice(2);
process.send?.(await tryEverything(url, Number(seconds)), () => process.disconnect());

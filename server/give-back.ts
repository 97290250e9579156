import type { Server } from 'node:http';

/** So many calls in one look are a load that leaves something behind. */
const A_LOAD = 500;
/** So few are nobody whom a pause of 50 ms would keep waiting. */
const QUIET = 5;
const LOOK_EVERY_MS = 3000;

/** The collection that empties the engine's pool of pages too. */
const EVERYTHING = { type: 'major', execution: 'sync', flavor: 'last-resort' } as const;

/**
 * Gives back what a load needed once it is over: while nothing is asked the engine keeps the pages for the next one
 * for ever (100 MB after a load of carts), and a server that stands beside somebody's work all day does not need them.
 */
export function giveBackAfterLoads(server: Pick<Server, 'on'>, collect: typeof globalThis.gc): void {
  if (!collect) return;
  let calls = 0;
  let isOwing = false;
  server.on('request', () => {
    calls += 1;
  });
  setInterval(() => {
    if (calls >= A_LOAD) isOwing = true;
    else if (isOwing && calls <= QUIET) {
      isOwing = false;
      collect(EVERYTHING);
    }
    calls = 0;
  }, LOOK_EVERY_MS).unref();
}

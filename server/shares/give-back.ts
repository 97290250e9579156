import type { Server } from 'node:http';

/** So many calls in one look are a load that leaves something behind. */
const A_LOAD = 500;
/** So few are nobody whom a pause of 50 ms would keep waiting. */
const QUIET = 5;
const LOOK_EVERY_MS = 3000;
/** So many quiet looks in a row: the collection forgets what was compiled too, and a pause for breath is no end. */
const QUIET_LOOKS = 3;

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
  let quietLooks = 0;
  server.on('request', () => {
    calls += 1;
  });
  setInterval(() => {
    if (calls >= A_LOAD) isOwing = true;
    quietLooks = calls <= QUIET ? quietLooks + 1 : 0;
    calls = 0;
    if (!isOwing || quietLooks < QUIET_LOOKS) return;
    isOwing = false;
    collect(EVERYTHING);
  }, LOOK_EVERY_MS).unref();
}

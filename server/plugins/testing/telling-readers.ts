import { setInterval } from 'node:timers/promises';
import { keyOf, sentAtOnce } from '#db/queries/reads/testing/million-reads.ts';

/** So many turn pages at once; the browser of each tells of it every ten seconds. */
export const READING_AT_ONCE = 200;
const TELLS_EVERY_MS = 10_000 / READING_AT_ONCE;
const PHONE = 'Mozilla/5.0 (iPhone) Mobile';

let visits = 0;

/** Readers whose browsers tell what they read, for as long as the work takes; answers what that answers. */
export async function besideReaders<T>(url: string, code: string, work: () => Promise<T>): Promise<T> {
  let isOver = false;
  async function tell(): Promise<void> {
    for await (const _moment of setInterval(TELLS_EVERY_MS)) {
      if (isOver) return;
      await tellOnce(url, code);
    }
  }
  const telling = tell();
  try {
    return await work();
  } finally {
    isOver = true;
    await telling;
  }
}

async function tellOnce(url: string, code: string): Promise<void> {
  visits += 1;
  const batch = { code, readToken: '', visit: 2_000_000_000 + visits, no: 1 };
  const reply = await fetch(`${url}/r/events`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'user-agent': PHONE },
    body: JSON.stringify({ ...batch, reader: keyOf(visits % READING_AT_ONCE), events: sentAtOnce() }),
  });
  if (reply.status !== 204) throw new Error(`a batch was answered with ${reply.status}`);
}

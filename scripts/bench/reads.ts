/** What a million readings are: how fast they are kept, how fast their owner reads of them, what others lose meanwhile. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeMillionReads } from '#db/queries/reads/testing/million-reads.ts';
import { besideReaders, READING_AT_ONCE } from '#server/plugins/testing/telling-readers.ts';
import { median } from './load.ts';
import { inPairs, tellPairs } from './pairs.ts';
import { drivenCart, perSecond, publishedCode } from './prepare.ts';
import { startServer, stopServer, workedMs } from './processes.ts';
import { row } from './row.ts';

const SECONDS = 3;

export async function reads(args: readonly string[], root: string, pairs: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-reads-'));
  try {
    const stored = storeMillionReads(join(dataDir, 'desk.sqlite'), join(root, 'db/migrations'), Date.now());
    const { keptPerSecond, yearMs } = stored;
    row('a million readings kept', `${keptPerSecond.toFixed(0)} a second`, '10000', keptPerSecond >= 10_000);
    for (const [what, times] of Object.entries(yearMs)) {
      const ms = median(times);
      row(`a year of all works: ${what}`, `${ms.toFixed(1)} ms (median)`, '20 ms', ms <= 20);
    }
    const server = await startServer(args, { DATA_DIR: dataDir, NODE_ENV: 'production' });
    const cart = await drivenCart(server);
    const code = await publishedCode(server, cart.token);
    // What the server works for each call of others: readers that are made here take time from what makes the calls.
    const work = async () => {
      const before = workedMs(server);
      const calls = SECONDS * (await perSecond(cart, SECONDS));
      return (workedMs(server) - before) / calls;
    };
    await perSecond(cart, SECONDS);
    const alone = await inPairs(pairs, work, () => besideReaders(server.url, code, work));
    tellPairs(
      `a call, alone and beside ${READING_AT_ONCE} readers`,
      alone,
      (ms) => `${(1000 * ms).toFixed(1)} µs`,
    );
    await stopServer(server);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

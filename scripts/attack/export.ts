/** A guest takes all data along, of a world with as many orders as nobody has, and six others work beside it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { closeDatabase } from '#db/client.ts';
import { openMemoryDatabase } from '#db/migrate.ts';
import { packDatabase } from '#db/portable.ts';
import { seed } from '#db/seed.ts';
import { serializeTemplate } from '#db/template.ts';
import { crowd } from '#db/testing-rows.ts';
import { quantile } from '#scripts/bench/load.ts';
import { startServer, stopServer } from '#scripts/bench/processes.ts';
import { builtServer, builtServerEnvironment } from '#scripts/setup/child.mjs';
import { signed } from '#server/files/signature.ts';
import { exportKey } from '#server/replica/export-key.ts';
import type { Finding } from './finding.ts';
import { failuresOf, type Guest, guestAt, whileTheyWork } from './guests.ts';
import { rest } from './hostile-acts.ts';

const MIGRATIONS = new URL('../../db/migrations', import.meta.url).pathname;
/** What a guest may send is bounded, and so many nearly reach it. */
const ORDERS = 10_000;
const OTHERS = 6;
const EXPORTS = 2;
const CALM_MS = 3000;
const MOST_P99_MS = 100;
const MOST_MS = 200;

export async function attackByExport(): Promise<readonly Finding[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'attack-export-'));
  // A guest may put only a world back that the server gave out.
  const world = await crowdedWorld(exportKey(dataDir));
  const server = await startServer(builtServer(['--demo', '--port', '0']), {
    ...builtServerEnvironment,
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
  });
  try {
    const guests: Guest[] = [];
    for (let i = 0; i < OTHERS; i += 1) guests.push(await guestAt(server.url, `127.0.0.${21 + i}`));
    const exporting = await guestAt(server.url, '127.0.0.97');
    const headers = { 'content-type': 'application/octet-stream' };
    const put = await exporting.browser.send('POST', '/__replica/import', { headers, body: world });
    if (put.status !== 200) throw new Error(`the world was not put back: ${put.status} ${put.text}`);
    const { text } = await exporting.browser.send('POST', '/__replica/personas/super/login');
    const { token } = JSON.parse(text) as { token: string };
    const taken: string[] = [];
    const calm = quantile(await whileTheyWork(guests, () => rest(CALM_MS)), 0.99);
    const times = await whileTheyWork(guests, async () => {
      for (let time = 0; time < EXPORTS; time += 1) {
        const archive = await exporting.browser.send('GET', '/media/account/export', {
          headers: { authorization: token },
        });
        taken.push(`${archive.status} in ${(archive.ms / 1000).toFixed(1)} s`);
      }
    });
    const [p99, worst] = [quantile(times, 0.99), Math.max(...times)];
    const failures = failuresOf(guests);
    for (const { browser } of [...guests, exporting]) browser.close();
    const isTaken = taken.every((one) => one.startsWith('200'));
    return [
      {
        name: `six guests beside an export of ${ORDERS.toLocaleString('en')} orders`,
        figure: `p99 ${p99.toFixed(0)} ms (${calm.toFixed(0)} ms before), worst ${worst.toFixed(0)} ms, ${failures} calls failed; exports: ${taken.join(', ')}`,
        holds: isTaken && failures === 0 && p99 < MOST_P99_MS && worst < MOST_MS,
      },
    ];
  } finally {
    await stopServer(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A world of many orders with a log each, as the server with that key exports it. */
async function crowdedWorld(key: Buffer): Promise<Buffer> {
  const db = openMemoryDatabase(MIGRATIONS);
  const now = Date.now();
  seed(db, { seed: 1, now });
  crowd(db, 'orders', ORDERS);
  db.sqlite.exec(`
    INSERT INTO order_logs (order_id, actor, text, at)
    SELECT id, '系统', '下单', created_at FROM orders WHERE id > 1000000`);
  const packed = packDatabase(serializeTemplate(db), { at: now, frozen: false });
  closeDatabase(db);
  return buffer(signed(Readable.from([packed]), key));
}

/** A guest takes all data along, of a world with as many orders as nobody has, and ten others work beside it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { closeDatabase } from '#db/client.ts';
import { openMemoryDatabase } from '#db/migrate.ts';
import { packDatabase } from '#db/portable.ts';
import { crowd } from '#db/rows/testing-rows.ts';
import { seed } from '#db/seed.ts';
import { serializeTemplate } from '#db/template.ts';
import type { RunningServer } from '#scripts/bench/processes.ts';
import { signed } from '#server/files/signature.ts';
import { exportKey } from '#server/worlds/export-key.ts';
import type { Finding } from './finding.ts';
import { besideGuests, visitorAt, withDemo } from './guests.ts';

const MIGRATIONS = new URL('../../db/migrations', import.meta.url).pathname;
/** What a guest may send is bounded, and so many nearly reach it. */
const ORDERS = 10_000;
const EXPORTS = 2;

export async function attackByExport(): Promise<readonly Finding[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'attack-export-'));
  try {
    // A guest may put only a world back that the server gave out.
    const world = await crowdedWorld(exportKey(dataDir));
    return await withDemo((server) => exportBesideGuests(server, world), { DATA_DIR: dataDir });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function exportBesideGuests(server: RunningServer, world: Buffer): Promise<readonly Finding[]> {
  const { browser } = await visitorAt(server.url, '127.0.0.97');
  const headers = { 'content-type': 'application/octet-stream' };
  const put = await browser.send('POST', '/__replica/import', { headers, body: world });
  if (put.status !== 200) throw new Error(`the world was not put back: ${put.status} ${put.text}`);
  const { text } = await browser.send('POST', '/__replica/personas/super/login');
  const { token } = JSON.parse(text) as { token: string };
  const taken: string[] = [];
  const felt = await besideGuests(
    server,
    `an export of ${ORDERS.toLocaleString('en')} orders`,
    0,
    async () => {
      for (let time = 0; time < EXPORTS; time += 1) {
        const { status, ms } = await browser.send('GET', '/media/account/export', {
          headers: { authorization: token },
        });
        taken.push(`${status} in ${(ms / 1000).toFixed(1)} s`);
      }
    },
  );
  browser.close();
  const isTaken = taken.every((one) => one.startsWith('200'));
  return [{ name: 'the exports themselves', figure: taken.join(', '), holds: isTaken }, ...felt];
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

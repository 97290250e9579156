import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'export-key';
const KEY = /^[0-9a-f]{64}$/;

/** What this server signs its exports with; it lies beside the database, so that a restart knows them again. */
export function exportKey(dataDir: string): Buffer {
  const file = join(dataDir, FILE);
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (KEY.test(known)) return Buffer.from(known, 'hex');
  const fresh = randomBytes(32);
  writeFileSync(file, fresh.toString('hex'), { mode: 0o600 });
  return fresh;
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Every file under the given files and folders, relative to the base, sorted; what does not exist has none. */
export function listFiles(base, entries, isWanted = () => true) {
  const files = [];
  function visit(relative) {
    const stats = statSync(join(base, relative), { throwIfNoEntry: false });
    if (stats?.isFile()) files.push(relative);
    if (!stats?.isDirectory()) return;
    for (const entry of readdirSync(join(base, relative), { withFileTypes: true })) {
      const path = `${relative}/${entry.name}`;
      if (!isWanted(path)) continue;
      if (entry.isDirectory()) visit(path);
      else if (entry.isFile()) files.push(path);
    }
  }
  for (const entry of entries) visit(entry);
  return files.sort();
}

/** One hash over names and contents; times and permissions do not count, so a fresh clone hashes the same. */
export function hashFiles(base, entries, isWanted) {
  const hash = createHash('sha1');
  for (const file of listFiles(base, entries, isWanted)) {
    const content = readFileSync(join(base, file));
    // Name and length are hashed too, so that moving bytes from one file to its neighbour is a change.
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

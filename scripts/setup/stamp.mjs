import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The hashes of what was made last time; a missing or damaged stamp is an empty one, so the work is done again. */
export function readStamp(path) {
  try {
    const stamp = JSON.parse(readFileSync(path, 'utf8'));
    return typeof stamp === 'object' && stamp !== null && !Array.isArray(stamp) ? stamp : {};
  } catch {
    return {};
  }
}

/** Adds entries to a stamp; written aside and renamed, so that an interruption leaves the old one whole. */
export function updateStamp(path, entries) {
  mkdirSync(dirname(path), { recursive: true });
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, `${JSON.stringify({ ...readStamp(path), ...entries }, null, 2)}\n`);
  renameSync(aside, path);
}

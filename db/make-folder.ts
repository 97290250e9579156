import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The folder with those above it. Node's own way of that never ends where a file system says "is not there" of what cannot
 * be made, as below /proc.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Somebody else was faster.
    if (!existsSync(folder)) throw error;
  }
}

/** Throws what making it would; leaves nothing behind. */
export function tryToMakeFolder(folder: string): void {
  if (existsSync(folder)) return;
  let highest = folder;
  while (!existsSync(dirname(highest))) highest = dirname(highest);
  try {
    makeFolder(folder);
  } finally {
    rmSync(highest, { recursive: true, force: true });
  }
}

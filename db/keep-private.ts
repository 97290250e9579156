import { chmodSync, statSync } from 'node:fs';

/** For what only its owner may read: members, sessions, orders. */
export const PRIVATE_MODE = 0o600;

/**
 * Takes the file and the two beside it away from everybody else on the machine, as earlier versions did not. SQLite gives
 * side files the rights that the file has then. Windows has rights of another kind, which folders hand on.
 */
export function keepPrivate(file: string): void {
  if (process.platform === 'win32') return;
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    const mode = statSync(each, { throwIfNoEntry: false })?.mode ?? PRIVATE_MODE;
    if ((mode & 0o077) === 0) continue;
    try {
      chmodSync(each, PRIVATE_MODE);
    } catch {
      // Who may write a file that is another user's may not say who else does.
    }
  }
}

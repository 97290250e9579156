import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const heartbeatMs = 2000;
const silenceMs = 30_000;

function read(path) {
  try {
    return { text: readFileSync(path, 'utf8'), beat: statSync(path).mtimeMs };
  } catch {
    return undefined;
  }
}

/** Whether the process that wrote a lock is certainly gone. */
export function isStale(text) {
  const [pid, host, origin] = text.trim().split(' ');
  if (host !== hostname()) return false;
  if (!/^\d+$/.test(pid)) return true;
  // In a container every run may get the same number, so a lock with our own number is an old one.
  if (Number(pid) === process.pid) return origin !== String(performance.timeOrigin);
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

function tryTake(path, text) {
  // Linking a finished file is atomic: nobody ever reads a lock that is still empty.
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, text);
  try {
    linkSync(aside, path);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(aside, { force: true });
  }
}

function removeStale(path, text) {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
    // Somebody else may have replaced the stale lock a moment ago: theirs is put back.
    if (readFileSync(aside, 'utf8') !== text) linkSync(aside, path);
  } catch {
    // Gone or taken in the meantime; the next round looks again.
  }
  rmSync(aside, { force: true });
}

/**
 * Runs the work while no other set-up of this folder runs; waits for the other one and says so once.
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 * @param {(pid: string) => void} [onWait]
 * @returns {Promise<T>}
 */
export async function withLock(path, work, onWait = () => {}) {
  mkdirSync(dirname(path), { recursive: true });
  const text = `${process.pid} ${hostname()} ${performance.timeOrigin}\n`;
  let seen = { text: '', beat: 0 };
  let seenAt = performance.now();
  let hasWaited = false;
  while (!tryTake(path, text)) {
    const current = read(path);
    if (!current) continue;
    if (current.text !== seen.text || current.beat !== seen.beat) {
      seen = current;
      seenAt = performance.now();
    }
    if (isStale(current.text) || performance.now() - seenAt > silenceMs) {
      removeStale(path, current.text);
      continue;
    }
    if (!hasWaited) onWait(current.text.split(' ')[0]);
    hasWaited = true;
    await sleep(150);
  }
  const release = () => {
    if (read(path)?.text === text) rmSync(path, { force: true });
  };
  const heartbeat = setInterval(() => {
    if (read(path)?.text === text) utimesSync(path, new Date(), new Date());
  }, heartbeatMs);
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.off('exit', release);
    release();
  }
}

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isStale, withLock } from './lock.mjs';

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, 'setup.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The number of a process that has certainly ended. */
function endedProcess(): number {
  return spawnSync(process.execPath, ['-e', '']).pid;
}

describe('setup lock', () => {
  it('lets one in after the other', async () => {
    const order: string[] = [];
    const waited: string[] = [];
    const enter = (name: string) =>
      withLock(
        file,
        async () => {
          order.push(`${name} in`);
          await sleep(20);
          order.push(`${name} out`);
        },
        (pid) => waited.push(pid),
      );
    await Promise.all([enter('one'), enter('two')]);
    expect(order).toEqual(['one in', 'one out', 'two in', 'two out']);
    expect(waited).toEqual([String(process.pid)]);
  });

  it('is released when the work fails', async () => {
    await expect(withLock(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(existsSync(file)).toBe(false);
  });

  it('is taken over from a process that is gone', async () => {
    writeFileSync(file, `${endedProcess()} ${hostname()} 1\n`);
    const holder = await withLock(file, async () => readFileSync(file, 'utf8'));
    expect(holder).toMatch(new RegExp(`^${process.pid} `));
  });

  it('is respected while its process lives', () => {
    expect(isStale(`${process.ppid} ${hostname()} 1\n`)).toBe(false);
  });

  it('of another machine is not judged by its process number', () => {
    expect(isStale(`${endedProcess()} ${hostname()}-other 1\n`)).toBe(false);
  });

  it('with our own number from an earlier run is an old one', () => {
    expect(isStale(`${process.pid} ${hostname()} 1\n`)).toBe(true);
  });
});

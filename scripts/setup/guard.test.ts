import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const GUARD = fileURLToPath(new URL('guard.mjs', import.meta.url));

/** A set-up that runs a guarded command, and prints the number of the command's own process. */
function guarded(command: string) {
  const script = `
    const { spawn } = require('node:child_process');
    const words = ${JSON.stringify([GUARD, process.execPath, '-e', command])};
    spawn(process.execPath, words, { detached: true, stdio: 'inherit' })
      .on('close', (code) => process.exit(code));
  `;
  return spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('a guarded command of the set-up', () => {
  it('ends with the set-up, however that ended', async () => {
    const setUp = guarded('console.log(process.pid); setInterval(() => {}, 1000)');
    const [chunk] = await new Promise<Buffer[]>((resolve) =>
      setUp.stdout.once('data', (data) => resolve([data])),
    );
    const pid = Number(String(chunk));
    expect(isAlive(pid)).toBe(true);
    setUp.kill('SIGKILL');
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  it('passes its exit code on', async () => {
    const setUp = guarded('process.exitCode = 7');
    expect(await new Promise((resolve) => setUp.once('close', resolve))).toBe(7);
  });
});

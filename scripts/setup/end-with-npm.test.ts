import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const module = pathToFileURL(join(import.meta.dirname, 'end-with-npm.mjs')).href;
const COMMAND = `import(${JSON.stringify(module)}).then(({ endWithNpm }) => { endWithNpm(); setInterval(() => {}, 1000); console.log('up'); });`;

/** As npm does: a program that starts a shell that starts the command. Its output ends when the last of them does. */
const NPM = `require('node:child_process').spawn('sh', ['-c', '"$0" -e "$COMMAND"; :', process.execPath], { stdio: 'inherit' });`;

function started(): Promise<ChildProcess> {
  const env = { ...process.env, npm_lifecycle_event: 'start', COMMAND };
  const npm = spawn(process.execPath, ['-e', NPM], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve) => npm.stdout.once('data', () => resolve(npm)));
}

describe.skipIf(process.platform !== 'linux')('the end of npm', () => {
  it('ends the command, also where npm is killed and its shell stays', async () => {
    const npm = await started();
    const allEnded = new Promise((resolve) => npm.stdout?.once('close', resolve));
    npm.kill('SIGKILL');
    await expect(allEnded).resolves.not.toThrow();
  });
});

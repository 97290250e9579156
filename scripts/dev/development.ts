/** `npm run dev` of a copy, without its set-up. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';

export interface Development {
  readonly url: string;
  /** In the terminal, since it was forgotten. */
  said(): string;
  forget(): void;
  close(): Promise<void>;
}

const RUN = `import('./scripts/dev/run.mjs').then(async ({ parseAddress, runDevelopment }) => {
  process.exitCode = await runDevelopment(parseAddress(process.argv.slice(1), process.env));
});`;

export async function openDevelopment(place: string, port: number): Promise<Development> {
  const ready = join(place, '.data', 'ready.json');
  const child = spawn(
    process.execPath,
    ['--eval', RUN, '--', '--port', String(port), '--ready-file', ready],
    {
      cwd: place,
      env: { ...process.env, DATA_DIR: join(place, '.data'), HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  const hear = (chunk: Buffer) => {
    said += stripVTControlCharacters(chunk.toString());
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      hasEnded = true;
      resolve();
    });
  });
  while (!existsSync(ready)) {
    if (hasEnded) throw new Error(said);
    await sleep(100);
  }
  return {
    url: JSON.parse(readFileSync(ready, 'utf8')).url,
    said: () => said,
    forget: () => {
      said = '';
    },
    async close() {
      child.kill();
      await ended;
    },
  };
}

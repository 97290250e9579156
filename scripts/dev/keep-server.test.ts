import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { ControlClient } from '#contracts/control/client.ts';
import { controlOf } from '../replica/control/client.ts';
import { createPlaces } from '../replica/mutants/places.ts';
import { freePort } from './run.mjs';

const { reference: place, remove } = createPlaces(0);
let child: ChildProcess | undefined;
afterAll(async () => {
  if (child && child.exitCode === null) {
    const ended = new Promise((resolve) => child?.once('close', resolve));
    child.kill();
    await ended;
  }
  remove();
});

/** As most editors do it: another file takes its place. */
function save(file: string, text: string): void {
  writeFileSync(`${file}~`, text);
  renameSync(`${file}~`, file);
}

/** Answers how to take it back. */
function edit(path: string, from: string | RegExp, to: string): () => void {
  const file = join(place, path);
  const text = readFileSync(file, 'utf8');
  save(file, text.replace(from, to));
  return () => save(file, text);
}

/** What pages are told of the server. */
const problems = join(place, 'problems');
const onPages = () => {
  const file = join(problems, 'server');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** The replica says it of itself, so that it can be seen which sources answer. */
const versioned = (version: string) =>
  edit('server/product.ts', /version: '[\d.]+',/, `version: '${version}',`);

/** Starts it, and answers how to wait for the next line like this one. */
function start(port: number) {
  const own = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: join(place, '.data') };
  const env = { ...process.env, ...own, DEV_PROBLEMS: problems };
  mkdirSync(problems);
  child = spawn(process.execPath, ['scripts/dev/server.mjs'], {
    cwd: place,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const hear = (chunk: unknown) => {
    said += String(chunk);
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  return async (line: RegExp) => {
    await expect.poll(() => said, { timeout: 300_000 }).toMatch(line);
    said = '';
  };
}

/** What would be lost with the memory of a process. */
async function known(main: ControlClient, own: ControlClient) {
  const worlds = await Promise.all(
    [main, own].map(async (control) => ({
      faults: (await control.call('GET /faults')).list,
      snapshots: (await control.call('GET /snapshots')).list,
      journal: (await control.call('GET /journal')).list,
      offset: (await control.call('GET /clock')).offsetMs,
    })),
  );
  const sandboxes = (await main.call('GET /sandboxes')).list.map(({ name }) => name);
  return { worlds, sandboxes };
}

// Four servers start one after the other, each of which loads all of its sources.
const PATIENT = { timeout: 600_000 };

it(
  'gives what it knows to the server of newer sources, and goes on where these do not start',
  PATIENT,
  async () => {
    const port = await freePort();
    const soon = start(port);
    const address = { baseUrl: `http://127.0.0.1:${port}`, token: '' };
    const main = controlOf({ ...address, sandbox: '' });
    const own = controlOf({ ...address, sandbox: 'w1' });
    await soon(/The server answers/);

    await fetch(`${address.baseUrl}/uwp/newServlet/UserCenterMag/userIsLogin3`, { method: 'POST' });
    for (const control of [main, own]) {
      await control.call('POST /faults', { body: { operation: '*', kind: 'cut' } });
      await control.call('POST /clock', { body: { advance: '8d' } });
      await control.call('POST /snapshots/{name}', { path: { name: 'early' } });
    }
    const before = await known(main, own);
    expect(before).toMatchObject({ sandboxes: ['w1'], worlds: [{ journal: [{ seq: 1 }] }, {}] });

    const mend = edit('server/product.ts', 'export', 'const broken = ; export');
    await soon(/do not start, see above: the server from before goes on answering/);
    expect(await known(main, own)).toEqual(before);
    expect(onPages()).toMatch(/product\.ts[\s\S]*These sources do not start/);
    mend();
    await soon(/The mistake was taken back/);
    expect(onPages()).toBe('');

    // It can be read, and fails only when it is started.
    const mendStart = edit('server/app.ts', 'let calls = 0;', "let calls = 0; throw new Error('not yet');");
    await soon(/not yet[\s\S]*goes on answering/);
    expect(await known(main, own)).toEqual(before);
    mendStart();
    versioned('0.2.0');
    await soon(/The new server answers/);
    expect((await main.call('GET /info')).version).toBe('0.2.0');
    expect(await known(main, own)).toEqual(before);
  },
);

it('ends at once where no other sources would help', async () => {
  const env = { ...process.env, PORT: '0', REPLICA_SEED: 'many', DATA_DIR: join(place, '.data', 'other') };
  const ended = spawn(process.execPath, ['scripts/dev/server.mjs'], { cwd: place, env, stdio: 'ignore' });
  expect(await new Promise((resolve) => ended.once('close', resolve))).toBe(2);
});

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const REPLICA = join(ROOT, 'scripts/replica.mjs');
const folder = mkdtempSync(join(tmpdir(), 'desk-replica-'));

afterAll(() => rmSync(folder, { recursive: true }));

function run(args: readonly string[], script = REPLICA, env: NodeJS.ProcessEnv = {}) {
  return new Promise<{ code: number | string; out: string; err: string }>((resolve) => {
    execFile(
      process.execPath,
      [script, ...args],
      { cwd: folder, env: { ...process.env, ...env } },
      (error, out, err) => {
        resolve({ code: error?.code ?? 0, out, err });
      },
    );
  });
}

function nextText(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => child.stdout?.once('data', (text) => resolve(String(text))));
}

// Each is a process that starts another one, and other tests may keep the machine busy.
describe('replica', { timeout: 180_000 }, () => {
  it('--help has a line for each command', async () => {
    const { code, out } = await run(['--help']);
    expect(code).toBe(0);
    const names = ['start', 'dev', 'reset', 'doctor', 'contract', 'verify', 'compare', 'record'];
    for (const name of names) expect(out).toMatch(new RegExp(`^ {2}${name} +\\S.*$`, 'm'));
  });

  it('start --help names its flags and starts nothing', async () => {
    const { code, out } = await run(['start', '--help']);
    expect(code).toBe(0);
    const backend = ['--backend', '--backend-insecure', '--local', '--local-account'];
    for (const flag of ['--port', '--host', '--seed', '--clock', ...backend]) expect(out).toContain(flag);
  });

  it('what only asks a running replica loads neither what sets up nor the client behind fetch', async () => {
    const tell = `process.on('exit', () => console.log(process.moduleLoadList.join()))`;
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tell)}` };
    const { code, out } = await run(['clock', 'show', '--base-url', 'http://127.0.0.1:1'], REPLICA, env);
    expect(code).toBe(3);
    expect(out).toContain('NativeModule http');
    expect(out).not.toContain('undici');
    expect(out).not.toContain('NativeModule child_process');
  });

  it('help compare is what compare says of itself', async () => {
    const { code, out } = await run(['help', 'compare']);
    expect(code).toBe(0);
    expect(out).toMatch(/^replica compare /);
    expect(out).toContain('Exit codes: ');
  });

  it.each([
    [['verfy'], 'Unknown command "verfy". Did you mean "verify"?'],
    [['--versoin'], 'Unknown flag "--versoin". Did you mean "--version"?'],
    [['start', '--backend-insecure', '--loca', 'x'], 'Unknown flag "--loca". Did you mean "--local"?'],
    [['verify', '--base', 'x'], 'Unknown flag "--base". Did you mean "--base-url"?'],
  ])('refuses %j with 2 and what was meant', async (args, message) => {
    const { code, err } = await run(args);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });

  it('passes arguments as they are, and writes where the caller stands', async () => {
    const { code, err } = await run([
      'contract',
      'coverage',
      '--format=markdown',
      '--output',
      'my coverage.md',
    ]);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(readFileSync(join(folder, 'my coverage.md'), 'utf8')).toMatch(/^\| operation \|/);
  });

  it('ends with 3 when nothing answers', async () => {
    const { code, err } = await run(['compare', 'http://127.0.0.1:1', 'http://127.0.0.1:1']);
    expect(err).toContain('http://127.0.0.1:1 does not answer.');
    expect(code).toBe(3);
  });

  it('steers in the same process, which says nothing but what is to be said', async () => {
    const address = ['--base-url', 'http://127.0.0.1:1'];
    expect(await run(['clock', 'show', ...address])).toEqual({
      code: 3,
      out: '',
      err: expect.stringMatching(/^No replica answers at http:\/\/127\.0\.0\.1:1: [^\n]+\n$/),
    });
    expect(await run(['clock', 'shwo'])).toMatchObject({
      code: 2,
      err: 'Unknown action "shwo". Did you mean "show"?\n',
    });
    expect((await run(['fault', '--help'])).out).toMatch(/^replica fault <action>/);
  });

  it('takes settings from the file that REPLICA_CONFIG names, and refuses what it does not know', async () => {
    const file = join(folder, 'settings.json');
    writeFileSync(file, '{ "port": 1 }');
    const words = ['clock', 'show'];
    expect((await run(words, REPLICA, { REPLICA_CONFIG: file })).err).toContain(
      'answers at http://127.0.0.1:1:',
    );
    writeFileSync(file, '{ "prot": 1 }');
    for (const name of [words, ['start'], ['dev']]) {
      expect(await run(name, REPLICA, { REPLICA_CONFIG: file })).toMatchObject({
        code: 2,
        err: expect.stringContaining('settings.json: Unknown key "prot". Did you mean "port"?'),
      });
    }
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 0],
  ] as const)('hands %s on to the command, which ends with %i', async (signal, code) => {
    const child = spawn(process.execPath, [REPLICA, 'record', '--target', 'http://127.0.0.1:1']);
    const ended = new Promise((resolve) => child.once('close', resolve));
    const [url] = /http:\/\/\S+/.exec(await nextText(child)) ?? [];
    child.kill(signal);
    expect(await ended).toBe(code);
    await expect(fetch(`${url}/__record/journal`)).rejects.toThrow();
  });

  it('ends at once with 130 while the command waits for a reply', async () => {
    let child: ChildProcess | undefined;
    const silent = createServer(() => child?.kill('SIGINT'));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    child = spawn(process.execPath, [REPLICA, 'compare', url, url]);
    const code = await new Promise((resolve) => child?.once('close', resolve));
    silent.close().closeAllConnections();
    expect(code).toBe(130);
  });

  it('says what to do where nothing is installed', async () => {
    const clone = join(folder, 'clone');
    const parts = ['package.json', 'scripts/replica.mjs', 'scripts/replica', 'scripts/setup'];
    for (const part of [
      ...parts,
      'contracts/edit-distance.mjs',
      'contracts/language.mjs',
      'contracts/sentences.mjs',
      'server/settings.mjs',
    ]) {
      cpSync(join(ROOT, part), join(clone, part), { recursive: true });
    }
    const { code, err } = await run(['verify', '--help'], join(clone, 'scripts/replica.mjs'));
    expect(err).toContain('run "npm ci" in ');
    expect(code).toBe(3);
  });
});

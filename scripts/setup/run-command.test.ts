/** What is answered before anything is built: help, and a word that is not known. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const BOOTSTRAP = fileURLToPath(new URL('../bootstrap.mjs', import.meta.url));

function run(args: readonly string[]) {
  return new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    const env = { ...process.env, REPLICA_LANG: 'en' };
    execFile(process.execPath, [BOOTSTRAP, ...args], { env, timeout: 20_000 }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    );
  });
}

it.each([
  ['start', '--backend'],
  ['dev', '--backend'],
  ['demo', '--room'],
  ['bench', 'journal'],
  ['attack', '--only'],
])('%s --help tells of %s and builds nothing', async (name, word) => {
  const { code, out, err } = await run([name, '--help']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(word);
});

it.each([
  [['demo', '--hots', '0.0.0.0'], 'Unknown flag "--hots". Did you mean "--host"?'],
  [['bench', '--onyl', 'reads'], 'Unknown flag "--onyl". Did you mean "--only"?'],
  [['bench', '--only', 'red'], 'Unknown part "red". Did you mean "reads"?'],
])('refuses %j in one sentence and builds nothing', async (args, sentence) => {
  const { code, out, err } = await run(args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err.trim()).toBe(sentence);
});

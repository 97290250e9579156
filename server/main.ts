/** The process: reads its environment, listens, says so, and closes with nothing lost. */
import { languageOf } from '#contracts/language.mjs';
import { type Sentence, sentence } from '#contracts/sentences.mjs';
import { backendLines } from './backend/backend-env.ts';
import { readEnv } from './env.ts';
import { openServer, startFailure } from './open-server.ts';
import { forgetReady, writeReady } from './ready-file.ts';
import { giveBackAfterLoads } from './shares/give-back.ts';

async function main(): Promise<void> {
  const startedAt = performance.timeOrigin;
  const env = readEnv(process.argv.slice(2), process.env);
  for (const line of env.backend ? backendLines(env.backend) : [])
    process.stderr.write(`${line[env.language]}\n`);
  const server = await openServer(env);
  giveBackAfterLoads(server.app.server, globalThis.gc);

  let isClosing = false;
  async function close(): Promise<void> {
    if (isClosing) return;
    isClosing = true;
    if (env.readyFile) forgetReady(env.readyFile);
    await server.close();
  }
  process.on('SIGTERM', close);
  process.on('SIGINT', close);

  const url = await server.listen();
  if (env.readyFile) writeReady(env.readyFile, url);
  const elapsed = Math.round(Date.now() - startedAt);
  // A person reads a terminal; anything else is a program, which waits for these very words.
  const ready = sentence('Ready at {} in {} ms', url, elapsed);
  const say = (words: Sentence) =>
    process.stdout.write(`${words[process.stdout.isTTY ? env.language : 'en']}\n`);
  say(ready);
  if (server.presenterKey !== null)
    say(sentence('Present the demo from {}', `${url}/presenter#${server.presenterKey}`));
}

main().catch((error: unknown) => {
  const { words, code } = startFailure(error, languageOf(process.env));
  process.stderr.write(`${words}\n`);
  process.exit(code);
});

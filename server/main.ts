/** The process: reads its environment, listens, says so, and closes with nothing lost. */
import { processWords } from '#contracts/language.mjs';
import { backendLines } from './backend/backend-env.ts';
import { readEnv } from './env.ts';
import { giveBackAfterLoads } from './give-back.ts';
import { openServer, startFailure } from './open-server.ts';
import { forgetReady, writeReady } from './ready-file.ts';
import { sayingAtStart } from './start-words.ts';
import { tracingLine } from './tracing/tracing-env.ts';

async function main(): Promise<void> {
  const startedAt = performance.timeOrigin;
  const env = readEnv(process.argv.slice(2), process.env);
  const lines = [
    ...(env.backend ? backendLines(env.backend) : []),
    ...(env.tracing ? [tracingLine(env.tracing)] : []),
  ];
  const said = await sayingAtStart(process.env);
  for (const line of lines) process.stderr.write(`${said(line)}\n`);
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
  const { ready } = processWords(process.stdout.isTTY ? env.language : 'en');
  process.stdout.write(`${ready(url, elapsed)}\n`);
}

main().catch(async (error: unknown) => {
  const { words, code } = startFailure(error);
  const said = await sayingAtStart(process.env);
  process.stderr.write(`${said(words)}\n`);
  process.exit(code);
});

/** The process: reads its environment, listens, says so, and closes with nothing lost. */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { backendLines } from './backend/backend-env.ts';
import { readEnv } from './env.ts';
import { giveBackAfterLoads } from './give-back.ts';
import { openServer, StartFailed, startFailure } from './open-server.ts';
import { tracingLine } from './tracing/tracing-env.ts';

async function main(): Promise<void> {
  const startedAt = performance.timeOrigin;
  const env = readEnv(process.argv.slice(2), process.env);
  const lines = [
    ...(env.backend ? backendLines(env.backend) : []),
    ...(env.tracing ? [tracingLine(env.tracing)] : []),
  ];
  for (const line of lines) process.stderr.write(`${line}\n`);
  const server = await openServer(env);
  giveBackAfterLoads(server.app.server, globalThis.gc);

  let isClosing = false;
  async function close(): Promise<void> {
    if (isClosing) return;
    isClosing = true;
    if (env.readyFile) rmSync(env.readyFile, { force: true });
    await server.close();
  }
  process.on('SIGTERM', close);
  process.on('SIGINT', close);

  const url = await server.listen();
  if (env.readyFile) writeReady(env.readyFile, url);
  const elapsed = Math.round(Date.now() - startedAt);
  process.stdout.write(`Ready at ${url} in ${elapsed} ms\n`);
}

/** Whole at once: who waits for the file reads it as soon as it is there. */
function writeReady(file: string, url: string): void {
  try {
    writeFileSync(`${file}.tmp`, `${JSON.stringify({ url, pid: process.pid })}\n`);
    renameSync(`${file}.tmp`, file);
  } catch (error) {
    throw new StartFailed(`--ready-file: ${error instanceof Error ? error.message : 'cannot be written'}`);
  }
}

main().catch((error: unknown) => {
  const { words, code } = startFailure(error);
  process.stderr.write(`${words}\n`);
  process.exit(code);
});

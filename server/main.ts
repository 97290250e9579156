/** The process: reads its environment, listens, says so, and closes with nothing lost. */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseRefused } from '#db/migrate.ts';
import { StorageFailure } from '#db/storage-failure.ts';
import { buildApp } from './app.ts';
import { backendLines } from './backend/backend-env.ts';
import { EnvProblem, readEnv } from './env.ts';
import { installation } from './installation.ts';
import { openWorld } from './replica/open-world.ts';

const EXIT_USAGE = 2;
const EXIT_START_FAILED = 3;

async function main(): Promise<void> {
  const startedAt = performance.timeOrigin;
  const env = readEnv(process.argv.slice(2), process.env);
  for (const line of env.backend ? backendLines(env.backend) : []) process.stderr.write(`${line}\n`);
  const { migrationsFolder, webRoot, assetsRoot, docsRoot } = installation(env.web);
  const world = openWorld(env, { migrationsFolder });
  const app = await buildApp({
    env,
    world,
    ...{ webRoot, assetsRoot, docsRoot },
    tell: (line) => process.stderr.write(`${line}\n`),
  });

  let isClosing = false;
  async function close(): Promise<void> {
    if (isClosing) return;
    isClosing = true;
    if (env.readyFile) rmSync(env.readyFile, { force: true });
    await app.close();
    world.close();
  }
  process.on('SIGTERM', close);
  process.on('SIGINT', close);

  const url = await listen(app, env.listenHost, env.port);
  if (env.readyFile) writeReady(env.readyFile, url);
  const elapsed = Math.round(Date.now() - startedAt);
  process.stdout.write(`Ready at ${url} in ${elapsed} ms\n`);
}

async function listen(
  app: Awaited<ReturnType<typeof buildApp>>,
  host: string,
  port: number,
): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw new StartFailed(
        `Port ${port} is in use. Choose another one with --port, or --port 0 for a free one.`,
      );
    }
    throw error;
  }
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

class StartFailed extends Error {}

/** What is said in one line; of anything else whoever mends it wants to see where it comes from. */
const EXPECTED = [EnvProblem, DatabaseRefused, StorageFailure, StartFailed];

main().catch((error: unknown) => {
  const isExpected = EXPECTED.some((kind) => error instanceof kind);
  const { stack, message } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${isExpected ? message : (stack ?? message)}\n`);
  process.exit(error instanceof EnvProblem ? EXIT_USAGE : EXIT_START_FAILED);
});

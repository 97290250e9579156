/**
 * The server while developing. Its keeper (keep-server.mjs) decides when it serves: it is loaded and tried beside the one
 * that answers, and takes over what that one knows.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { languageOf } from '#contracts/language.mjs';
import { upgradedBytes } from '#db/migrate.ts';
import { backendLines } from '#server/backend/backend-env.ts';
import { type Env, readEnv } from '#server/env.ts';
import { installation } from '#server/installation.ts';
import { openServer, type Server, startFailure } from '#server/open-server.ts';
import { packHandOver, unpackHandOver } from '#server/replica/hand-over.ts';
import { DATABASE_FILE } from '#server/worlds/open-world.ts';
import type { HandOver } from '#server/worlds/world.ts';

/** Whoever is being answered may hear the end; event streams have none. */
const LAST_WORDS_MS = 200;
/** What no other sources would mend has the exit codes of every start. */
const EXIT_MISTAKE = 1;

const env = readOrFail();
let serving: Server | null = null;

const acts = {
  /** Writes down what it knows, and goes on serving. */
  async copy(file: string) {
    writeMemory(file);
  },
  /** A whole start on a copy of everything, at which nobody looks. */
  async rehearse(file: string) {
    const handOver = readMemory(file);
    const dataDir = join(dirname(file), 'rehearsal');
    rmSync(dataDir, { recursive: true, force: true });
    mkdirSync(dataDir, { recursive: true });
    try {
      writeFileSync(join(dataDir, DATABASE_FILE), handOver.main.database);
      const server = await openServer({ ...env, dataDir }, handOver);
      await server.app.ready();
      await server.close();
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
  /** Writes down what it knows, and ends. Its sandboxes are not closed, because their files go to the next one. */
  async release(file: string) {
    if (!serving) return;
    const { server, worlds } = serving.app;
    const isAnswered = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await Promise.race([isAnswered, sleep(LAST_WORDS_MS)]);
    server.closeAllConnections();
    writeMemory(file);
    worlds.main.db.sqlite.close();
    process.exit(0);
  },
  async serve(file: string | null) {
    for (const line of env.backend ? backendLines(env.backend) : [])
      process.stderr.write(`${line[env.language]}\n`);
    serving = await openServer(env, file === null ? undefined : readMemory(file));
    await serving.listen();
  },
};

function readOrFail(): Env {
  try {
    return readEnv(process.argv.slice(2), process.env);
  } catch (error) {
    return fail(error);
  }
}

function writeMemory(file: string): void {
  if (serving) writeFileSync(file, packHandOver(serving.app.worlds.memory()), { mode: 0o600 });
}

function readMemory(file: string): HandOver {
  const { migrationsFolder } = installation(env.web);
  return unpackHandOver(readFileSync(file), (bytes) => upgradedBytes(bytes, migrationsFolder));
}

let isClosing = false;

async function close(): Promise<void> {
  if (isClosing) return;
  isClosing = true;
  await serving?.close();
  process.exit(0);
}

function fail(error: unknown): never {
  const { words, code, isExpected } = startFailure(error, languageOf(process.env));
  process.stderr.write(`${words}\n`);
  process.exit(isExpected ? code : EXIT_MISTAKE);
}

process.on('SIGTERM', close).on('SIGINT', close).on('disconnect', close);
process.on('message', ({ act, file }: { act: keyof typeof acts; file: string | null }) => {
  acts[act](file as string).then(() => process.send?.({ did: act }), fail);
});
process.send?.({ did: 'load' });

import type { FastifyInstance } from 'fastify';
import { processWords } from '#contracts/language.mjs';
import { DatabaseRefused } from '#db/migrate.ts';
import { StorageFailure } from '#db/storage-failure.ts';
import { buildApp } from './app.ts';
import { type Env, EnvProblem } from './env.ts';
import { installation } from './installation.ts';
import { ReadyFileProblem } from './ready-file.ts';
import { openWorld } from './replica/open-world.ts';
import type { HandOver } from './replica/world.ts';

export interface Server {
  readonly app: FastifyInstance;
  /** Answers the address. */
  listen(): Promise<string>;
  /** Nothing is lost. */
  close(): Promise<void>;
}

/** The world of this environment and the app around it, in which nobody listens yet. */
export async function openServer(env: Env, handOver?: HandOver): Promise<Server> {
  const { migrationsFolder, webRoot, assetsArchive, docsRoot } = installation(env.web);
  const world = openWorld(env, { migrationsFolder, handOver });
  const app = await buildApp({
    env,
    world,
    ...{ webRoot, assetsArchive, docsRoot },
    tell: (line) => process.stderr.write(`${line}\n`),
  });
  if (handOver) app.worlds.remember(handOver.sandboxes);
  return {
    app,
    listen: () => listen(app, env),
    async close() {
      await app.close();
      world.close();
    },
  };
}

async function listen(app: FastifyInstance, { listenHost: host, port, language }: Env): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw new StartFailed(processWords(language).portInUse(port));
    }
    throw error;
  }
}

export class StartFailed extends Error {}

/** What is said in one line; of anything else whoever mends it wants to see where it comes from. */
const EXPECTED = [EnvProblem, DatabaseRefused, StorageFailure, StartFailed, ReadyFileProblem];

export const EXIT_USAGE = 2;
const EXIT_START_FAILED = 3;

/** Why a start ended, and with which exit code. */
export function startFailure(error: unknown): { words: string; code: number; isExpected: boolean } {
  const isExpected = EXPECTED.some((kind) => error instanceof kind);
  const { stack, message } = error instanceof Error ? error : new Error(String(error));
  return {
    words: isExpected ? message : (stack ?? message),
    code: error instanceof EnvProblem ? EXIT_USAGE : EXIT_START_FAILED,
    isExpected,
  };
}
